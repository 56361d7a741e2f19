"""Where a name that has no value here was to get one, or what was meant by it."""

import ast
import builtins
import re
import sys
import traceback
import types

from _qadam_place import bindings
from _qadam_spelling import distance, keywords_like, words
from _qadam_syntax_clues import latin, spelled_apart
from _qadam_values import evaluate

# What is often used without its module.
_homes = {
    'math': 'sqrt pi sin cos tan floor ceil factorial gcd radians',
    'random': 'randint choice shuffle sample uniform randrange choices',
    'time': 'sleep time',
    'datetime': 'datetime date timedelta',
    'turtle': 'Turtle Screen forward',
    'collections': 'Counter defaultdict deque',
    'getpass': 'getpass',
    'copy': 'copy deepcopy',
    'pprint': 'pprint',
    'glob': 'glob',
}
# What other languages call it.
_called_elsewhere = {
    'string': 'str',
    'String': 'str',
    'integer': 'int',
    'Integer': 'int',
    'Number': 'int',
    'double': 'float',
    'boolean': 'bool',
    'Boolean': 'bool',
    'parseInt': 'int',
    'parseFloat': 'float',
    'strlen': 'len',
    'Array': 'list',
    'prompt': 'input',
    'readline': 'input',
}
# What is nothing in other languages.
_nothing = ('null', 'nil', 'NULL', 'undefined')
_prints = frozenset('cout printf console echo println puts System document alert Console writeln writefln'.split())


def name_clue(place, error):
    """What a NameError shows."""
    name = getattr(error, 'name', None) or _quoted(error)
    return (
        _lookalike(place, name)
        or _of_object(place, name)
        or _deleted(place, name)
        or _unbound(place, name, isinstance(error, UnboundLocalError))
        or (None if isinstance(error, UnboundLocalError) or name in _nothing else _meant(place, name, error))
    )


def spelled_clue(place, error):
    """Letters of two alphabets in the name of an attribute, of what is imported or of a parameter."""
    name = getattr(error, 'name', None)
    if isinstance(error, TypeError) and 'unexpected keyword argument' in str(error):
        name = _quoted(error)
    found = spelled_apart(name) if isinstance(error, (AttributeError, ImportError, TypeError)) and isinstance(name, str) else None
    return found and {**found, 'line': place.line}


def _other_language(place, name):
    """What other languages have under this name: a call, the object itself, or the module of numbers."""
    node = place.node
    called = any(isinstance(each, ast.Call) and getattr(each.func, 'id', '') == name for each in ast.walk(place.statement))
    other = _called_elsewhere.get(name) if called else None
    if isinstance(node, ast.Name) and name == 'this' and getattr(getattr(place.scope, 'args', None), 'args', None):
        other = place.scope.args.args[0].arg
    if name == 'Math':
        other = 'math' if bindings(place.tree, 'math') else 'import math, math'
    if other:
        return {'kind': 'foreign_word', 'name': name, 'other': other}
    for kind in ast.walk(place.tree):
        if called and isinstance(kind, ast.ClassDef) and any(getattr(each, 'name', '') == name for each in kind.body):
            return {'kind': 'method_alone', 'name': name, 'other': kind.name}
    return None


def _caught_as(place, name):
    """A name for a caught error that stands after a comma, where Python expects one more kind of error."""
    for each in ast.walk(place.tree):
        if not isinstance(each, ast.ExceptHandler) or each.lineno != place.line or not isinstance(each.type, ast.Tuple) or each.name:
            continue
        *kinds, last = each.type.elts
        if kinds and isinstance(last, ast.Name) and last.id == name and name.islower():
            other = ast.unparse(kinds[0] if len(kinds) == 1 else ast.Tuple(kinds, ast.Load()))
            return {'kind': 'except_as', 'name': name, 'other': other}
    return None


def _meant(place, name, error):
    caught = _caught_as(place, name)
    if caught:
        return caught
    for other in place.frame.f_locals:
        # Swapped letters, which Python does not look for.
        if type(other) is str and sorted(other) == sorted(name) and distance(name, other) == 1:
            return {'kind': 'name_near', 'name': name, 'other': other}
    statement = place.statement
    whole = statement.value if isinstance(statement, ast.Expr) else None
    near = keywords_like(name)
    if isinstance(whole, ast.Name) and near and near[0] in ('break', 'continue', 'pass', 'return', 'True', 'False', 'None'):
        return {'kind': 'keyword', 'name': name, 'other': near[0]}
    # Of other letters it may be a name of the program's own: a tree is no True.
    if near and near[0] in ('True', 'False', 'None') and sorted(near[0].lower()) == sorted(name.lower()):
        return {'kind': 'keyword', 'name': name, 'other': near[0]}
    if isinstance(whole, ast.Compare) and isinstance(whole.left, ast.Name) and isinstance(whole.ops[0], ast.Eq):
        if whole.left.id == name:
            return {'kind': 'compare_assign', 'name': name}
    if isinstance(statement, (ast.Assign, ast.AugAssign)):
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        known = {*place.frame.f_locals, *place.frame.f_globals}
        is_other_case = any(type(each) is str and each.lower() == name.lower() for each in known)
        is_own = any(isinstance(each, ast.Name) and each.id == name for each in targets)
        if is_own and not is_other_case and _suggested(error) not in known:
            return {'kind': 'own_value', 'name': name, 'other': _first_value(place, statement, name)}
    elsewhere = _other_language(place, name)
    if elsewhere:
        return elsewhere
    if name in _prints:
        return {'kind': 'foreign_print', 'name': name}
    return _of_module(place, name) or _text(place, name, error)


def _first_value(place, statement, name):
    """What a name begins with that is to grow by what the line adds to it."""
    whole = statement.value
    sign = statement.op if isinstance(statement, ast.AugAssign) else getattr(whole, 'op', None)
    sides = [whole] if isinstance(statement, ast.AugAssign) else [getattr(whole, 'left', None), getattr(whole, 'right', None)]
    others = [each for each in sides if each is not None and getattr(each, 'id', '') != name]
    try:
        value = evaluate(others[0], place.lookup) if len(others) == 1 else None
    except Exception:
        return '...'
    if type(value) in (int, float):
        return '1' if isinstance(sign, (ast.Mult, ast.Div)) else '0'
    return {str: '""', list: '[]'}.get(type(value), '...') if isinstance(sign, ast.Add) else '...'


def _of_object(place, name):
    """What belongs to the object that a method is called on."""
    for kind in ast.walk(place.tree):
        if isinstance(kind, ast.ClassDef) and place.scope in kind.body and place.scope.args.args:
            me = place.scope.args.args[0].arg
            methods = [each.name for each in kind.body if isinstance(each, ast.FunctionDef)]
            given = [
                each.attr
                for each in ast.walk(kind)
                if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store) and getattr(each.value, 'id', '') == me
            ]
            if name in methods or name in given:
                return {'kind': 'of_object', 'name': name, 'other': f'{me}.{name}{"()" if name in methods else ""}'}
            shared = [target.id for each in kind.body if isinstance(each, ast.Assign) for target in each.targets if isinstance(target, ast.Name)]
            if name in shared and not bindings(place.scope, name) and not bindings(place.tree, name):
                return {'kind': 'of_object', 'name': name, 'other': f'{me}.{name}', 'letter': 'class'}
    return None


def _deleted(place, name):
    """What a del before the line took away, where nothing gives it a value again."""
    before = [
        each.lineno
        for each in place.scope.body
        if isinstance(each, ast.Delete) and each.lineno < place.line and any(getattr(gone, 'id', '') == name for gone in each.targets)
    ]
    if not before or any(line > before[-1] for line, _ in bindings(place.scope, name)):
        return None
    return {'kind': 'deleted', 'name': name, 'line': before[-1]}


def _of_module(place, name):
    for node in ast.walk(place.tree):
        if isinstance(node, ast.Import):
            for each in node.names:
                if each.name == name and each.asname:
                    return {'kind': 'import_alias', 'name': name, 'other': each.asname, 'line': node.lineno}
    home = next((module for module, names in _homes.items() if name in names.split()), None)
    for here, value in place.frame.f_globals.items():
        if type(value) is types.ModuleType and value.__name__ == home:
            if re.search(rf'\b{re.escape(str(here))}\s*,\s*{re.escape(name)}\b', place.text(place.statement)):
                return {'kind': 'sign', 'letter': ',', 'other': '.'}
            return {'kind': 'module_member', 'name': name, 'other': f'{here}.{name}'}
    called = any(isinstance(each, ast.Call) and getattr(each.func, 'id', '') == name for each in ast.walk(place.statement))
    # What is called like its module and followed by a point is the module.
    return {'kind': 'import_home', 'name': name, 'other': home} if home and (called or name not in sys.stdlib_module_names) else None


def _text(place, name, error):
    """A word that was to be a text: nothing calls it, and Python's own names are no better."""
    node = place.node
    if not isinstance(node, ast.Name) or node.id != name:
        return None
    for each in ast.walk(place.statement):
        if isinstance(each, ast.Subscript) and each.slice is node:
            try:
                holder = place.lookup(each.value.id)
            except Exception:
                continue
            if type(holder) is dict and any(type(key) is str and key == name for key in holder):
                return {'kind': 'key_quotes', 'name': name, 'other': f'{each.value.id}["{name}"]'}
        if isinstance(each, ast.Attribute) and each.value is node:
            opened = isinstance(place.statement, (ast.Assign, ast.Expr, ast.With)) and re.search(r'\bopen\s*\(', place.text(place.statement))
            return {'kind': 'file_quotes', 'name': f'{name}.{each.attr}'} if opened else None
        if isinstance(each, ast.Call) and (each.func is node or getattr(each.func, 'id', '') in ('map', 'filter', 'isinstance')):
            return None
    address = next((each for each in ast.walk(place.statement) if isinstance(each, ast.BinOp) and isinstance(each.op, ast.MatMult) and each.left is node), None)
    if address:
        # An address of mail is a text as a whole.
        return {'kind': 'text_quotes', 'name': place.text(address)}
    known = {*place.frame.f_locals, *place.frame.f_globals}
    is_near = any(other.lower() == name.lower() or (len(name) > 3 and _is_near(name, other)) or (len(name) > 2 and distance(name, other) == 1) for other in known if type(other) is str)
    # What Python names itself is nearer than a guess.
    return None if is_near or _suggested(error) in known else {'kind': 'text_quotes', 'name': name}


def _suggested(error):
    found = re.search(r"Did you mean: '(\w+)'", ''.join(traceback.TracebackException.from_exception(error).format_exception_only()))
    return found[1] if found else None


def _is_near(name, other):
    return distance(name.lower(), other.lower()) <= 2


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


def _unbound(place, name, is_local):
    own = bindings(place.scope, name)
    caught = [each for each in ast.walk(place.scope) if isinstance(each, ast.ExceptHandler) and each.name == name and each.end_lineno < place.line]
    if caught and all(any(each.lineno == line for each in caught) for line, _ in own):
        # Python takes the name of an exception away at the end of its handler.
        return {'kind': 'except_name', 'name': name, 'line': caught[-1].lineno}
    is_module = place.scope is place.tree
    if is_local:
        if any(line < place.line for line, _ in own):
            return _skipped(place.tree, own, name, place.line)
        outside = [line for line, _ in bindings(place.tree, name)]
        return {'kind': 'global', 'name': name, 'line': outside[0]} if outside and not is_module else None
    now = place.line if is_module else place.module_line
    bound = own if is_module else bindings(place.tree, name)
    skipped = _skipped(place.tree, bound, name, now)
    if skipped:
        return skipped
    later = [line for line, _ in bound if line > now]
    if later and not any(line < now for line, _ in bound):
        grown = [each for each in ast.walk(place.tree) if isinstance(each, (ast.Assign, ast.AugAssign)) and each.lineno == later[0]]
        if grown and (isinstance(grown[0], ast.AugAssign) or any(getattr(each, 'id', '') == name for each in ast.walk(grown[0].value))):
            # Moved up it would ask for the value itself.
            return {'kind': 'own_value', 'name': name, 'other': _first_value(place, grown[0], name)}
        # What a loop does at each step can't be moved out of it.
        loops = [each for each in ast.walk(place.tree) if isinstance(each, (ast.While, ast.For)) and each.lineno <= now and later[0] <= each.end_lineno]
        given = [each for each in ast.walk(place.tree) if isinstance(each, ast.Assign) and each.lineno == later[0]]
        return {'kind': 'later', 'name': name, 'line': later[0], 'letter': 'loop' if loops and given else ''}
    if bound:
        return None
    return _in_function(place, name)


def _in_function(place, name):
    """The one other function that has the name, as its own or as a parameter."""
    functions = [each for each in ast.walk(place.tree) if isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef)) and each is not place.scope]
    holders = [each for each in functions if bindings(each, name) or any(given.arg == name for given in each.args.args)]
    if len(holders) != 1:
        return None
    holder = holders[0]
    inside = bindings(holder, name)
    if not inside:
        here = getattr(place.scope, 'name', '')
        return {'kind': 'other_parameter', 'name': name, 'other': holder.name, 'letter': here, 'line': holder.lineno}
    for kind in ast.walk(place.tree):
        if isinstance(kind, ast.ClassDef) and holder in kind.body:
            # What a method calls its own is kept in the object, where another of its methods asks for it.
            return {'kind': 'of_method', 'name': name, 'other': holder.name, 'line': inside[0][0]} if place.scope in kind.body else None
    return {'kind': 'other_scope', 'name': name, 'other': holder.name, 'line': inside[0][0]}


def _skipped(tree, bound, name, now):
    """The last binding before a line, where every one of them stands in a branch that does not lead there."""
    if any(isinstance(each, ast.Delete) and any(getattr(gone, 'id', '') == name for gone in each.targets) for each in ast.walk(tree)):
        return None
    before = [(line, [each for each in branches if not each[1] <= now <= each[2]]) for line, branches in bound if line < now]
    if not before or not all(branches for _, branches in before):
        return None
    line, branches = before[-1]
    kind, head, _ = branches[-1]
    # Of several branches any may be the one that did not lead there, and a loop may have been left before it.
    sure = len(branches) == 1 and kind not in _left_early(tree, line, head)
    # What is imported or made there has no first value that could stand above.
    made = [each for each in ast.walk(tree) if isinstance(each, (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.ClassDef)) and each.lineno == line]
    return {'kind': 'branch', 'name': name, 'line': line, 'branch': kind if sure else 'some', 'head': head, 'letter': 'made' if made else ''}


def _left_early(tree, line, head):
    """The kinds of branches that may have begun and yet not have come to a line."""
    for node in ast.walk(tree):
        if getattr(node, 'lineno', 0) != head:
            continue
        if isinstance(node, ast.Try) and len(node.handlers) > 1:
            return ('except',)
        if isinstance(node, (ast.For, ast.While)):
            leaves = (ast.Break, ast.Continue, ast.Return, ast.Raise)
            return ('for', 'while') if any(isinstance(each, leaves) and each.lineno < line for each in ast.walk(node)) else ()
    return ()
