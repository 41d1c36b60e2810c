"""Runs inside Pyodide: compile a module to what the page needs of it.

Left out is what only people read who have the sources, and what only checkers of types read (docs/decisions/098):

* docstrings and asserts;
* the column of each instruction: tracebacks underline with it a line of a source that is not there; the number of the line stays;
* annotations of functions and modules, which are unused at run time, and what only checkers import for them. Those of classes
  stay, because records and tables of names are made out of them, and so do those of functions whose decorators may read them
  (``functools.singledispatch`` does);
* the hash of the source, which nothing checks.
"""

import ast
import importlib.util
import marshal
import types
from collections.abc import Iterator

UNCHECKED_HASH = 0b01  # a .pyc that bears an unchecked hash of its source
NO_HASH = bytes(8)
WITHOUT_DOCSTRINGS = 2
BLIND = {"abstractmethod", "cache", "classmethod", "contextmanager", "property", "staticmethod"}
"""Decorators that do not look at annotations."""

# Entries of the location table, see InternalDocs/code_objects.md of CPython: a mark and its kind, then for up to eight instructions.
ENTRY, NO_COLUMNS, NO_LOCATION, LONGEST = 0x80, 13, 15, 8


def compiled(source: bytes, name: str) -> bytes:
    """Return the content of the ``.pyc`` file of one module."""
    tree = _Unannotated().visit(ast.parse(source, name))
    code = _without_columns(compile(tree, name, "exec", dont_inherit=True, optimize=WITHOUT_DOCSTRINGS))
    header = importlib.util.MAGIC_NUMBER + UNCHECKED_HASH.to_bytes(4, "little")
    return header + NO_HASH + marshal.dumps(code)


class _Unannotated(ast.NodeTransformer):
    def visit_Module(self, node: ast.Module) -> ast.AST:
        self.generic_visit(node)
        node.body = [_assigned(one) if isinstance(one, ast.AnnAssign) else one for one in node.body]
        return node

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        self.generic_visit(node)
        if not (isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            return node
        return node.orelse or ast.copy_location(ast.Pass(), node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._plain(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self._plain(node)

    def _plain(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        self.generic_visit(node)
        if all(isinstance(one, ast.Name) and one.id in BLIND for one in node.decorator_list):
            node.returns = None
            every = node.args
            for arg in (*every.posonlyargs, *every.args, *every.kwonlyargs, every.vararg, every.kwarg):
                if arg is not None:
                    arg.annotation = None
        return node


def _assigned(node: ast.AnnAssign) -> ast.stmt:
    """Return the statement without its annotation."""
    plain = ast.Pass() if node.value is None else ast.Assign([node.target], node.value)
    return ast.copy_location(plain, node)


def _without_columns(code: types.CodeType) -> types.CodeType:
    """Return the code with a location table that knows lines only, in itself and in all code inside."""
    constants = tuple(
        _without_columns(one) if isinstance(one, types.CodeType) else one for one in code.co_consts
    )
    return code.replace(co_consts=constants, co_linetable=bytes(_lines(code)))


def _lines(code: types.CodeType) -> Iterator[int]:
    before = code.co_firstlineno
    for start, end, line in code.co_lines():
        left = (end - start) // 2
        while left:
            count = min(left, LONGEST)
            left -= count
            if line is None:
                yield ENTRY | NO_LOCATION << 3 | count - 1
                continue
            yield ENTRY | NO_COLUMNS << 3 | count - 1
            yield from _signed(line - before)
            before = line


def _signed(number: int) -> Iterator[int]:
    """Write a number six bits at a time, the lowest first; its sign is the very first bit."""
    rest = -number << 1 | 1 if number < 0 else number << 1
    while rest >= 1 << 6:
        yield rest & 0x3F | 0x40
        rest >>= 6
    yield rest
