"""Reports: a results document as pages to read, or as JUnit XML.

They read nothing but the document, which embeds a snapshot of the editions judged.
"""

from .errors import ReportError
from .html import diff_page, render, render_diff
from .junit import junit

__all__ = ["ReportError", "diff_page", "junit", "render", "render_diff"]
