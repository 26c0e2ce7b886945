"""ccg-rules: the rulebook of «Берсерк» and «Берсерк. Герои», made executable."""

from pathlib import Path

__version__ = "0.1.0"

# In the wheel `features`, `steps` and `reports` are sub-packages of this one. A checkout and an editable
# install keep them at the top level; extending the package path gives them the same names there.
_checkout = Path(__file__).resolve().parent.parent
if (_checkout / "pyproject.toml").is_file() and (_checkout / "features").is_dir():
    __path__.append(str(_checkout))
