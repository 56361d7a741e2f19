"""What an error's message alone does not say: what the program around it shows, and what the names of its line hold."""

import ast
import builtins
import re
import types

from _qadam_syntax_clues import latin, source_of, spelled_apart, syntax_clue, words
from _qadam_values import evaluate, is_of, shown, type_of

HOME = '/home/student/'

MAX_VALUES = 8
MAX_CODE = 48
MAX_NAME = 60

_definitions = (types.ModuleType, types.FunctionType, types.BuiltinFunctionType)
_in_place = frozenset('append extend insert remove clear sort reverse add update discard shuffle'.split())


def clue_of(error):
    """The clue of an error as a dictionary of `kind` and words, or None; whatever goes wrong here is no clue."""
    try:
        found = syntax_clue(error) if isinstance(error, SyntaxError) else _runtime_clue(error)
    except Exception:
        return None
    return found and {name: word[:MAX_NAME] if isinstance(word, str) else word for name, word in found.items()}


def values_of(error):
    """What the names and expressions of the failing line hold: `code`, `text` and `type` of each."""
    try:
        return [] if isinstance(error, SyntaxError) else _values(_Place(error))
    except Exception:
        return []


class _Place:
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
            if isinstance(node, ast.stmt) and _holds(node, self.span):
                if best is None or _size(node) <= _size(best):
                    best = node
        if best is None:
            raise LookupError
        return best

    def _innermost(self):
        best = self.statement
        for node in _own_nodes(self.statement):
            if isinstance(node, ast.expr) and _holds(node, self.span) and _size(node) <= _size(best):
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


def _holds(node, span):
    start, end = span
    return (node.lineno, node.col_offset) <= start and end <= (node.end_lineno, node.end_col_offset)


def _size(node):
    return node.end_lineno - node.lineno, node.end_col_offset - node.col_offset


def _own_nodes(statement):
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


def _values(place):
    nodes = _own_nodes(place.statement)
    hidden = set()
    if not place.code.co_name.startswith('<') or place.code.co_name == '<module>':
        # What a comprehension or a lambda calls its own is gone, and another of that name is not it.
        for node in nodes:
            if isinstance(node, ast.comprehension):
                hidden.update(each.id for each in ast.walk(node.target) if isinstance(each, ast.Name))
            if isinstance(node, ast.Lambda):
                hidden.update(each.arg for each in node.args.args)
    rows, seen = [], set()
    for node in nodes:
        if not isinstance(node, ast.expr) or isinstance(node, (ast.Constant, ast.List, ast.Tuple, ast.Dict)):
            continue
        if not any(isinstance(each, ast.Name) for each in ast.walk(node)):
            continue
        code = place.text(node)
        if code == '' or code in seen or len(code) > MAX_CODE or isinstance(getattr(node, 'ctx', None), ast.Store):
            continue
        seen.add(code)
        try:
            value = evaluate(node, place.lookup, hidden)
        except Exception:
            continue
        if is_of(value, _definitions) or issubclass(type(value), type):
            continue
        rows.append((not isinstance(node, ast.Name), node.lineno, node.end_col_offset, code, value))
    # The names first, then what is made of them, from the inside outwards.
    rows.sort(key=lambda row: row[:3])
    return [{'code': code, 'text': shown(value), 'type': type_of(value)} for *_, code, value in rows[:MAX_VALUES]]


def _runtime_clue(error):
    place = _Place(error)
    if isinstance(place.statement, ast.Raise) and place.node in (place.statement, place.statement.exc):
        return {'kind': 'raised', 'name': type(error).__name__}
    name = getattr(error, 'name', None)
    if isinstance(error, NameError):
        name = name or _quoted(error)
        return _lookalike(place, name) or _unbound(place, name, isinstance(error, UnboundLocalError))
    if isinstance(error, (AttributeError, ImportError)) and isinstance(name, str):
        found = spelled_apart(name)
        if found:
            return {**found, 'line': place.line}
    if not isinstance(error, (TypeError, AttributeError)):
        return None
    message = str(error)
    if 'NoneType' in message:
        return _none(place)
    return _not_callable(place) if message.endswith('object is not callable') else None


def _quoted(error):
    found = re.search(r"'([^']+)'", str(error))
    return found[1] if found else ''


def _lookalike(place, name):
    """One of two names that look the same has a letter of the other alphabet in it."""
    source_names = re.findall(words, place.source)
    known = {*place.frame.f_locals, *place.frame.f_globals, *vars(builtins)}
    for other in sorted(known, key=str):
        if isinstance(other, str) and other != name and latin(other) == latin(name):
            odd = name if _is_mixed(name) or (spelled_apart(name) and not _is_mixed(other)) else other
            found = _apart(odd, name if odd == other else other)
            return found and {**found, 'line': place.line if odd == name else _line_of(place.source, odd)}
    found = spelled_apart(name)
    if found and (_is_mixed(name) or found['other'] in source_names):
        return {**found, 'line': place.line}
    return None


def _is_mixed(name):
    letters = [letter for letter in name if letter.isalpha()]
    return any(letter.isascii() for letter in letters) and not all(letter.isascii() for letter in letters)


def _apart(odd, plain):
    """The first letter of one name that is of another alphabet than in the other."""
    at = next(at for at, (one, other) in enumerate(zip(odd, plain)) if one != other)
    return {'kind': 'lookalike', 'name': odd, 'other': plain, 'letter': odd[at], 'count': at + 1}


def _line_of(source, name):
    found = re.search(rf'(?<!\w){re.escape(name)}(?!\w)', source)
    return source.count('\n', 0, found.start()) + 1 if found else 0


_conditions = {ast.If: 'if', ast.For: 'for', ast.While: 'while', ast.Try: 'try', ast.Match: 'match'}


def _bindings(scope, name):
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


def _unbound(place, name, is_local):
    own = _bindings(place.scope, name)
    is_module = place.scope is place.tree
    if is_local:
        if any(line < place.line for line, _ in own):
            return _skipped(own, name, place.line)
        outside = [line for line, _ in _bindings(place.tree, name)]
        return {'kind': 'global', 'name': name, 'line': outside[0]} if outside and not is_module else None
    now = place.line if is_module else place.module_line
    bound = own if is_module else _bindings(place.tree, name)
    skipped = _skipped(bound, name, now)
    if skipped:
        return skipped
    later = [line for line, _ in bound if line > now]
    if later and not any(line < now for line, _ in bound):
        return {'kind': 'later', 'name': name, 'line': later[0]}
    if bound:
        return None
    for node in ast.walk(place.tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node is not place.scope:
            inside = _bindings(node, name)
            if inside or any(each.arg == name for each in node.args.args):
                line = inside[0][0] if inside else node.lineno
                return {'kind': 'other_scope', 'name': name, 'other': node.name, 'line': line}
    return None


def _skipped(bound, name, now):
    """The last binding before a line, where every one of them stands in a branch that does not lead there."""
    before = [(line, [each for each in branches if not each[1] <= now <= each[2]]) for line, branches in bound if line < now]
    if not before or not all(branches for _, branches in before):
        return None
    line, branches = before[-1]
    kind, head, _ = branches[-1]
    return {'kind': 'branch', 'name': name, 'line': line, 'branch': kind, 'head': head}


def _none(place):
    """Where a None came from: a function that gives nothing back, or what changes a list in its place."""
    for node in ast.walk(place.node):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            try:
                value = place.lookup(node.id)
            except LookupError:
                continue
            if value is None:
                return _none_of_name(place, node.id)
        if isinstance(node, ast.Call) and node is not place.node:
            found = _gives_none(place, node)
            if found:
                return {**found, 'name': place.text(node)}
    return None


def _none_of_name(place, name):
    for scope in (place.scope, place.tree):
        for node in reversed([each for each in ast.walk(scope) if isinstance(each, ast.Assign)]):
            targets = [each.id for each in node.targets if isinstance(each, ast.Name)]
            if name not in targets:
                continue
            if isinstance(node.value, ast.Call):
                found = _gives_none(place, node.value)
                if found:
                    return {**found, 'name': name}
    return {'kind': 'none', 'name': name}


def _gives_none(place, call):
    called = call.func
    if isinstance(called, ast.Attribute):
        return {'kind': 'none_in_place', 'other': called.attr} if called.attr in _in_place else None
    if not isinstance(called, ast.Name):
        return None
    if called.id == 'print':
        return {'kind': 'none_of_print'}
    for node in ast.walk(place.tree):
        if isinstance(node, ast.FunctionDef) and node.name == called.id:
            if any(isinstance(each, (ast.Yield, ast.YieldFrom)) for each in ast.walk(node)):
                return None
            inside = [each for each in ast.walk(node) if isinstance(each, ast.Return) and each.value is not None]
            kind = 'none_sometimes' if inside else 'none_returned'
            return {'kind': kind, 'other': node.name, 'line': node.lineno}
    return None


def _not_callable(place):
    call = place.node
    if not isinstance(call, ast.Call):
        return None
    called = call.func
    if isinstance(called, ast.Name):
        if called.id in vars(builtins) and called.id in place.frame.f_globals:
            lines = [line for line, _ in _bindings(place.tree, called.id)]
            return {'kind': 'shadowed', 'name': called.id, 'line': lines[-1] if lines else 0}
        return None
    if isinstance(called, ast.Constant) and isinstance(called.value, str):
        return None
    after = ', '.join(place.text(each) for each in call.args)
    before = place.text(called)
    if isinstance(called, ast.BinOp):
        before = f'({before})'
    return {'kind': 'times', 'name': f'{before} * ({after})'}
