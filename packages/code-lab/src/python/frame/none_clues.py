"""Where a None came from: a function that gives nothing back, or what changes a list in its place."""

import ast
import builtins
import types
from collections import deque

from _qadam_place import bindings, nodes_within
from _qadam_values import evaluate, is_of

_in_place = frozenset('append extend insert remove clear sort reverse add update discard shuffle'.split())
# Python's own that never give None, by the name they are called with.
_given = frozenset('int float str len sum max min abs round sorted list tuple dict set range input bool type enumerate zip map filter'.split())
_changed = (list, dict, set, bytearray, deque)
_displays = (ast.List, ast.Tuple, ast.Dict, ast.Set, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_made = (*_displays, ast.JoinedStr, ast.BinOp, ast.Compare, ast.UnaryOp, ast.Lambda)


def none_clue(place, message):
    """Which value of an operation was None, and what gave it."""
    node = place.node
    if 'not iterable' in message and isinstance(node, ast.Call):
        found = _gives_none(place, node)
        if found:
            return {**found, 'name': place.text(node)}
    for each in _operands(node, message):
        if isinstance(each, ast.Name):
            try:
                is_none = place.lookup(each.id) is None
            except LookupError:
                continue
            if is_none:
                return _none_of_name(place, each.id)
        if isinstance(each, ast.Call):
            found = _gives_none(place, each)
            if found:
                return {**found, 'name': place.text(each)}
    return None


def _operands(node, message):
    """The values that a message may speak of."""
    if isinstance(node, ast.Attribute):
        return [node.value]
    if isinstance(node, ast.Subscript):
        return [node.slice] if 'indices must be' in message else [node.value]
    if isinstance(node, ast.BinOp):
        return [node.left, node.right]
    if isinstance(node, ast.AugAssign):
        return [ast.Name(node.target.id, ast.Load()) if isinstance(node.target, ast.Name) else node.target, node.value]
    if isinstance(node, ast.Compare):
        return [node.left, *node.comparators]
    if isinstance(node, ast.UnaryOp):
        return [node.operand]
    if isinstance(node, ast.Call):
        if 'not callable' in message:
            return [node.func]
        return [*(each.value if isinstance(each, ast.Starred) else each for each in node.args), *(each.value for each in node.keywords)]
    if isinstance(node, (ast.For, ast.AsyncFor)):
        return [node.iter]
    if isinstance(node, ast.Assign):
        return [node.value]
    return [node] if isinstance(node, ast.Name) else []


def _none_of_name(place, name):
    """What gave a name its None, where one of the lines that give it a value alone can have done so."""
    plain = {'kind': 'none', 'name': name}
    scope = place.scope if bindings(place.scope, name) else place.tree
    arguments = getattr(place.scope, 'args', None)
    if arguments and any(each.arg == name for each in ast.walk(arguments) if isinstance(each, ast.arg)):
        return plain
    values = [
        each.value
        for each in ast.walk(scope)
        if isinstance(each, ast.Assign) and any(isinstance(target, ast.Name) and target.id == name for target in each.targets)
    ]
    grown = {each.lineno for each in ast.walk(scope) if isinstance(each, ast.AugAssign) and getattr(each.target, 'id', '') == name}
    others = [line for line, _ in bindings(scope, name) if line not in grown]
    givers = [each for each in values if not _is_some(each)]
    if len(givers) != 1 or len(others) != len(values) or not isinstance(givers[0], ast.Call):
        return plain
    found = _gives_none(place, givers[0])
    return {**found, 'name': name} if found else plain


def _is_some(node):
    """Whether an expression can't be None."""
    if isinstance(node, ast.Constant):
        return node.value is not None
    if isinstance(node, ast.Call):
        return getattr(node.func, 'id', '') in _given
    return isinstance(node, _made)


def _is_sure(function, node):
    """The same of what a function gives back, whose own names may hold it."""
    if not isinstance(node, ast.Name):
        return _is_some(node)
    values = [
        each.value if isinstance(each, (ast.Assign, ast.AugAssign)) else None
        for each in nodes_within(function)
        if isinstance(each, (ast.Assign, ast.AugAssign, ast.For, ast.With))
        and any(getattr(inner, 'id', '') == node.id and isinstance(inner.ctx, ast.Store) for inner in ast.walk(each) if isinstance(inner, ast.Name))
    ]
    return bool(values) and all(each is not None and _is_some(each) for each in values)


def _gives_none(place, call):
    called = call.func
    if isinstance(called, ast.Attribute):
        if called.attr == 'get' and len(call.args) == 1 and not call.keywords:
            return _absent(place, called, call.args[0])
        return {'kind': 'none_in_place', 'other': called.attr} if called.attr in _in_place and _is_pythons(place, called) else None
    if not isinstance(called, ast.Name):
        return None
    if called.id == 'print' and place.lookup('print') is builtins.print:
        return {'kind': 'none_of_print'}
    made = [each for each in ast.walk(place.tree) if isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef)) and each.name == called.id]
    if len(made) != 1 or made[0].decorator_list or not isinstance(made[0], ast.FunctionDef):
        return None
    function = made[0]
    begin = min([function.lineno, *(each.lineno for each in function.decorator_list)])
    if getattr(getattr(place.lookup(called.id), '__code__', None), 'co_firstlineno', 0) != begin:
        # The name holds another by now.
        return None
    nodes = nodes_within(function)
    if any(isinstance(each, (ast.Yield, ast.YieldFrom)) for each in nodes):
        return None
    returns = [each for each in nodes if isinstance(each, ast.Return)]
    found = {'other': function.name, 'line': function.lineno}
    if not returns:
        return {'kind': 'none_returned', **found}
    if len(returns) == 1 and isinstance(returns[0].value, ast.Call):
        given = returns[0].value.func
        name = given.attr if isinstance(given, ast.Attribute) and given.attr in _in_place else getattr(given, 'id', '')
        if name in _in_place or name == 'print':
            return {'kind': 'none_of_return', **found, 'letter': name, 'line': returns[0].lineno}
    is_sure = all(each.value is not None and _is_sure(function, each.value) for each in returns)
    return {'kind': 'none_sometimes' if is_sure else 'none_of_call', **found}


def _is_pythons(place, called):
    """Whether a method is Python's own: one of the program's may give what it likes."""
    try:
        holder = evaluate(called.value, place.lookup)
    except Exception:
        holder = None
    if holder is None:
        # It may be what the line itself has made of it.
        return not any(isinstance(each, ast.FunctionDef) and each.name == called.attr for each in ast.walk(place.tree))
    return is_of(holder, _changed) or type(holder) is types.ModuleType


def _absent(place, called, key):
    """A key that a dictionary has not, asked for with get()."""
    try:
        holder, key_value = evaluate(called.value, place.lookup), evaluate(key, place.lookup)
    except Exception:
        return None
    if type(holder) is not dict or type(key_value) not in (str, int) or key_value in holder:
        return None
    return {'kind': 'none_of_get', 'other': repr(key_value)}
