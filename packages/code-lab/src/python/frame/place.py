"""Where in the student's program an error arose, and what the syntax tree says of its names."""

import ast
import builtins

from _qadam_syntax_clues import source_of

HOME = '/home/student/'


class Place:
    """Where in the student's program an error arose, and the syntax tree there."""

    def __init__(self, error):
        trace, found = error.__traceback__, None
        self.module_line = 0
        while trace is not None:
            if trace.tb_frame.f_code.co_filename.startswith(HOME):
                found = trace
                if trace.tb_frame.f_code.co_name == '<module>':
                    self.module_line = trace.tb_lineno
            trace = trace.tb_next
        if found is None:
            raise LookupError
        self.frame = found.tb_frame
        self.code = self.frame.f_code
        self.line = found.tb_lineno
        self.source = source_of(self.code.co_filename)
        self.tree = ast.parse(self.source)
        line, end_line, column, end_column = list(self.code.co_positions())[found.tb_lasti // 2]
        self.span = (line or self.line, column or 0), (end_line or self.line, end_column or 0)
        self.statement = self._statement()
        self.node = self._innermost()
        self.scope = self._scope()

    def _statement(self):
        best = None
        for node in ast.walk(self.tree):
            if isinstance(node, ast.stmt) and holds(node, self.span):
                if best is None or size(node) <= size(best):
                    best = node
        if best is None:
            raise LookupError
        return best

    def _innermost(self):
        best = self.statement
        for node in own_nodes(self.statement):
            if isinstance(node, ast.expr) and holds(node, self.span) and size(node) <= size(best):
                best = node
        return best

    def _scope(self):
        for node in ast.walk(self.tree):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name == self.code.co_name:
                if min([node.lineno, *(each.lineno for each in node.decorator_list)]) == self.code.co_firstlineno:
                    return node
        return self.tree

    def lookup(self, name):
        own = {*self.code.co_varnames, *self.code.co_cellvars, *self.code.co_freevars}
        if name in own and name not in self.frame.f_locals:
            raise LookupError(name)
        for names in (self.frame.f_locals, self.frame.f_globals, vars(builtins)):
            if name in names:
                return names[name]
        raise LookupError(name)

    def text(self, node):
        return ' '.join((ast.get_source_segment(self.source, node) or '').split())


def holds(node, span):
    start, end = span
    return (node.lineno, node.col_offset) <= start and end <= (node.end_lineno, node.end_col_offset)


def size(node):
    return node.end_lineno - node.lineno, node.end_col_offset - node.col_offset


def own_nodes(statement):
    """The nodes of a statement in their order, without the statements in it."""
    found = []

    def visit(node):
        for child in ast.iter_child_nodes(node):
            if isinstance(child, (ast.stmt, ast.ExceptHandler, ast.match_case)):
                continue
            found.append(child)
            visit(child)

    visit(statement)
    return found


def nodes_within(function):
    """The nodes of a function without those of functions in it."""
    found = []
    waiting = list(function.body)
    while waiting:
        node = waiting.pop()
        found.append(node)
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)):
            waiting.extend(ast.iter_child_nodes(node))
    return found


_conditions = {ast.If: 'if', ast.For: 'for', ast.While: 'while', ast.Try: 'try', ast.Match: 'match'}


def bindings(scope, name):
    """Where a name gets its value in a scope: the line, and the branches it stands in, outermost first."""
    found = []

    def bound(node):
        if isinstance(node, ast.Name):
            return node.id == name and isinstance(node.ctx, ast.Store)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            return node.name == name
        if isinstance(node, ast.alias):
            return (node.asname or node.name.split('.')[0]) == name
        return isinstance(node, ast.ExceptHandler) and node.name == name

    def visit(node, branches):
        if bound(node):
            found.append((node.lineno, branches))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)):
            return
        if isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
            return
        word = _conditions.get(type(node))
        for field, inside in ast.iter_fields(node):
            is_branch = word and field in ('body', 'orelse', 'handlers', 'cases')
            here = branches
            if is_branch:
                kind = word if field == 'body' else {'handlers': 'except', 'cases': 'match'}.get(field, 'else')
                here = (*branches, (kind, node.lineno, node.end_lineno))
            elif word == 'for' and field == 'target':
                here = (*branches, ('for', node.lineno, node.end_lineno))
            for child in inside if isinstance(inside, list) else [inside]:
                if isinstance(child, ast.AST):
                    visit(child, here)

    for child in scope.body:
        visit(child, ())
    return found
