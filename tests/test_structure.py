"""What import-linter does not see: the package never imports its own root, not by name nor by importlib."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "fiefdom"
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path != PACKAGE / "__init__.py")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_nobody_imports_the_composition_root(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
            assert "fiefdom" not in names, f"line {node.lineno} imports the bare package"
            assert "importlib" not in names, f"line {node.lineno}"
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: imports are absolute"
            assert node.module != "fiefdom", f"line {node.lineno} imports from the bare package"
            allowed = node.module in ("importlib.resources", "importlib.metadata")
            assert allowed or not (node.module or "").startswith("importlib"), f"line {node.lineno}"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id != "__import__", f"line {node.lineno}"


def test_no_module_is_very_long() -> None:
    for path in MODULES:
        lines = len(path.read_text(encoding="utf-8").splitlines())
        assert lines <= 400, f"{path.name} has {lines} lines: is it still one thing?"
