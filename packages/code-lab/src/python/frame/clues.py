"""What an error's message alone does not say: what the program around it shows, and what the names of its line hold."""

import ast
import types

from _qadam_name_clues import name_clue, spelled_clue
from _qadam_place import Place, own_nodes
from _qadam_syntax_clues import syntax_clue
from _qadam_type_clues import type_clue
from _qadam_values import evaluate, is_of, shown, type_of

MAX_VALUES = 8
MAX_CODE = 48
MAX_NAME = 60

_definitions = (types.ModuleType, types.FunctionType, types.BuiltinFunctionType)


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
        return [] if isinstance(error, SyntaxError) else _values(Place(error))
    except Exception:
        return []


def _runtime_clue(error):
    place = Place(error)
    if isinstance(place.statement, ast.Raise) and _is_raised(place, error):
        return {'kind': 'raised', 'name': type(error).__name__}
    if isinstance(error, NameError):
        return name_clue(place, error)
    return spelled_clue(place, error) or type_clue(place, error)


def _is_raised(place, error):
    """Whether an error is the one that the line was to raise, and did not come of making it."""
    given = place.statement.exc
    made = given.func if isinstance(given, ast.Call) else given
    try:
        value = evaluate(made, place.lookup)
    except Exception:
        return False
    return value is error or value is type(error)


def _values(place):
    nodes = own_nodes(place.statement)
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
