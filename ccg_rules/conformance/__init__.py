"""The conformance suite: scenarios, the table they are played on, engines under test, proof and verdicts."""
