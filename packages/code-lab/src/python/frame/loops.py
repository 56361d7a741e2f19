"""Which round of which loop a line is in, as a recorder of lines learns it."""

import ast
import linecache

MAX_NESTED = 6

# Of generators and coroutines (CO_GENERATOR and its like): their frames come and go in the middle of their loops.
_resumed = 0x20 | 0x80 | 0x200
_scopes = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)
_again = (ast.For, ast.While, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


class _Loop:
    def __init__(self, node):
        first = node.body[0]
        self.head = node.lineno
        self.body = first.lineno
        self.end = node.body[-1].end_lineno or first.lineno
        # Without a test nothing runs in the head, and the first line of the body alone begins a round.
        self.is_endless = isinstance(node, ast.While) and isinstance(node.test, ast.Constant)

    def begins_round(self, before, line):
        if self.is_endless:
            return line == self.body
        return self.head <= before < self.body <= line


class Rounds:
    """Follows the frames of a program; `at(frame, line)` after each line, in the order of the lines."""

    def __init__(self):
        self._loops = {}
        self._frames = {}
        self._runs = 0

    def entered(self, frame):
        """A new frame, perhaps at the address of one that is gone."""
        self._frames.pop(id(frame), None)

    def left(self, frame):
        self._frames.pop(id(frame), None)

    def moved(self, frame, line):
        """A line of a frame comes next."""
        if frame.f_code.co_flags & _resumed:
            return
        loops = self._of(frame.f_code)
        if not loops:
            return
        before, active = self._frames.get(id(frame), (0, {}))
        now = {}
        for loop in loops:
            if not loop.head <= line <= loop.end:
                continue
            run = active.get(loop.head)
            if run is None:
                self._runs += 1
                run = [loop.head, self._runs, 0, loop.is_endless]
            if loop.begins_round(before, line):
                run = [loop.head, run[1], run[2] + 1, loop.is_endless]
            now[loop.head] = run
        self._frames[id(frame)] = (line, now)

    def of(self, frame):
        """The loops that a frame is in, the outermost first: the line of each, its run, its round, and whether it has no test."""
        _, active = self._frames.get(id(frame), (0, {}))
        return list(active.values())[-MAX_NESTED:]

    def _of(self, code):
        file = code.co_filename
        if file not in self._loops:
            self._loops[file] = _loops_of(file)
        scope = 0 if code.co_name == '<module>' else code.co_firstlineno
        return self._loops[file].get(scope, ())


def _loops_of(file):
    """The loops of a file by the first line of the function they stand in, 0 for the program itself."""
    found = {}

    def visit(node, scope):
        if isinstance(node, _scopes):
            decorators = getattr(node, 'decorator_list', [])
            scope = min([node.lineno, *(each.lineno for each in decorators)])
        if isinstance(node, (ast.For, ast.While)):
            loop = _Loop(node)
            if _is_told(node, loop):
                found.setdefault(scope, []).append(loop)
        for each in ast.iter_child_nodes(node):
            visit(each, scope)

    try:
        visit(ast.parse(''.join(linecache.getlines(file))), 0)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return {}
    return found


def _is_told(node, loop):
    """Whether the lines alone tell its rounds: a body beside its head does not, nor one without a test that goes back to its own first line."""
    if loop.body == loop.head:
        return False
    first = node.body[0]
    return not loop.is_endless or (
        first.lineno == first.end_lineno and not any(isinstance(each, _again) for each in ast.walk(first))
    )
