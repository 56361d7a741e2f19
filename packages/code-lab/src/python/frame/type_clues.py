"""What a value was when an operation did not take it, and where it came from."""

import ast
import builtins
import re
import sys
import types

from _qadam_none_clues import none_clue
from _qadam_place import bindings
from _qadam_spelling import distance
from _qadam_values import evaluate, type_of

_modules = 'random math time datetime turtle json string collections itertools statistics calendar decimal getpass'.split()
_displays = (ast.List, ast.Tuple, ast.Dict, ast.Set)
_number = re.compile(r'\s*[-+]?\d+(?:[.,]\d+)?\s*')


def type_clue(place, error):
    """What an error of a value or of its type shows."""
    message = str(error)
    if isinstance(error, (TypeError, AttributeError)) and 'NoneType' in message:
        return none_clue(place, message)
    if isinstance(error, TypeError) and isinstance(place.statement, ast.ClassDef) and place.statement.bases:
        # What stands there is called to make the class.
        base = place.statement.bases[0]
        value = evaluate(base, place.lookup)
        return None if isinstance(value, type) else {'kind': 'base_object', 'name': place.text(base), 'letter': type_of(value)}
    if isinstance(error, TypeError):
        if 'object is not callable' in message:
            return _not_callable(place, message)
        return (
            _beside(place, message)
            or _subscript(place, message)
            or _pairs(place, message)
            or _arguments(place, message)
            or _texts(place, message)
            or _division(place, message)
        )
    if isinstance(error, AttributeError):
        return _of_class(place, error)
    if isinstance(error, IndexError):
        return _out_of_range(place)
    if isinstance(error, ValueError):
        return _pairs(place, message)
    if isinstance(error, ModuleNotFoundError):
        return _apart(error) or _module_like(error.name)
    return _other_key(place, error) if isinstance(error, KeyError) else None


def _beside(place, message):
    """A comma in an index: two lists or tuples written out with none between them, or one that stands for a colon."""
    node = place.node
    if 'indices must be' not in message or not isinstance(node, ast.Subscript) or not isinstance(node.slice, ast.Tuple):
        return None
    if not isinstance(node.value, _displays):
        return {'kind': 'index_comma'}
    return {'kind': 'comma_between', 'name': place.text(node.value), 'other': f'[{place.text(node.slice).strip("()")}]'}


def _subscript(place, message):
    """A function with square brackets after it."""
    node = place.node
    if 'not subscriptable' not in message or not isinstance(node, ast.Subscript):
        return None
    name = getattr(node.value, 'id', '')
    if not re.search('function|method', message) and not (name in vars(builtins) and place.lookup(name) is vars(builtins)[name]):
        return None
    return {'kind': 'function_subscript', 'name': place.text(node.value)}


def _pairs(place, message):
    """A dictionary that is walked through by two names, which gives its keys alone."""
    loop = place.statement
    if not re.search('values to unpack|cannot unpack', message) or not isinstance(loop, ast.For) or not isinstance(loop.target, ast.Tuple):
        return None
    is_dict = type(evaluate(loop.iter, place.lookup)) is dict
    return {'kind': 'dict_items', 'name': place.text(loop.target), 'other': place.text(loop.iter)} if is_dict else None


def _apart(error):
    """A name after a module's own, which is not in it."""
    found = re.match(r"No module named '(\w+)\.(\w+)'; '\w+' is not a package", str(error))
    if not found or found[2] == 'py' or hasattr(sys.modules.get(found[1]), found[2]):
        return None
    return {'kind': 'modules_apart' if found[2] in sys.stdlib_module_names else 'part_absent', 'name': found[2], 'other': found[1]}


def _module_like(name):
    """One of the modules that beginners use, where only letters of its name are wrong."""
    apart = sorted((distance(name.lower(), other), other) for other in _modules)
    nearest, other = apart[0]
    return {'kind': 'module_similar', 'name': name, 'other': other} if 0 < nearest <= (1 if len(name) < 6 else 2) else None


def _value(place, node):
    """The value of an expression, or what is at least known of it: input() gives text."""
    if _asks(node):
        return '0'
    return evaluate(node, place.lookup)


def _asks(node):
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == 'input'


def _texts(place, message):
    """Texts that hold numbers, where numbers are asked for."""
    if not re.search(r"\bstr\b|non-int of type|__round__|not all arguments converted", message):
        return None
    if re.search(r'must be str|expected str|concatenate (?:list|tuple)', message):
        # Here a text is asked for.
        return None
    node = place.node
    if isinstance(node, ast.Call) and getattr(node.func, 'id', '') == 'sum':
        return _summed(place, node)
    operands, sign = _operands(node)
    if sign is ast.Call and getattr(node.func, 'id', '') == 'int' and len(node.args) == 2:
        return {'kind': 'one_number'}
    if sign is None:
        return None
    if sign is not ast.Call and not {'int', 'float', 'bool', 'str'}.issuperset(re.findall(r"'([\w.]+)'", message)):
        # With a date and the like a number goes no better.
        return None
    found = []
    for each in operands:
        try:
            value = _value(place, each)
        except Exception:
            continue
        if type(value) is str:
            # Of a text that is made of others, those are to be numbers.
            found.extend(_parts(place, each) if sign is ast.Call else [(each, value)])
        elif sign is not ast.Call and type(value) not in (int, float, bool):
            # What goes with a list is no number.
            return None
    if not found:
        return None
    is_round = 'round' in message
    kind = 'float' if is_round or any(re.search(r'[.,]', value) for _, value in found) else 'int'
    if all(_number.fullmatch(value) for _, value in found):
        each = found[0][0]
        other = place.text(found[1][0]) if len(found) > 1 and place.text(found[1][0]) != place.text(each) else ''
        line = _asked_in(place, each)
        return {'kind': 'text_input' if line else 'text_number', 'name': place.text(each), 'other': other, 'letter': kind, 'line': line}
    if sign is ast.Mult and len(found) == 2:
        asked = [each for each, value in found if _number.fullmatch(value) and _asked_in(place, each)]
        if len(asked) == 1:
            return {'kind': 'text_input', 'name': place.text(asked[0]), 'letter': 'int', 'line': _asked_in(place, asked[0])}
    if sign is ast.Add and len(found) == 1:
        others = [each for each in operands if each is not found[0][0]]
        try:
            other = _value(place, others[0])
            last, value = _parts(place, found[0][0])[-1]
        except Exception:
            return None
        if type(other) in (int, float) and _number.fullmatch(value) and _asked_in(place, last):
            return {'kind': 'text_input', 'name': place.text(last), 'letter': 'int', 'line': _asked_in(place, last)}
        if type(other) in (int, float):
            return {'kind': 'number_text', 'name': place.text(others[0])}
    return None


def _parts(place, node):
    """The texts that a text is made of, with what they hold."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Mult)):
        sides = [each for each in (node.left, node.right) if type(_value(place, each)) is str]
        return [part for each in sides for part in _parts(place, each)]
    return [(node, _value(place, node))]


def _operands(node):
    """The values that an operation was to work with, and its sign."""
    if isinstance(node, ast.BinOp):
        return [node.left, node.right], type(node.op)
    if isinstance(node, ast.Compare):
        return [node.left, *node.comparators], type(node.ops[0])
    if isinstance(node, ast.Subscript):
        return [node.slice], ast.Subscript
    if isinstance(node, ast.Call):
        return node.args, ast.Call
    if isinstance(node, ast.AugAssign):
        target = ast.Name(node.target.id, ast.Load()) if isinstance(node.target, ast.Name) else node.target
        ast.copy_location(target, node.target)
        return [target, node.value], type(node.op)
    if isinstance(node, ast.UnaryOp):
        return [node.operand], type(node.op)
    return [], None


def _summed(place, call):
    """What sum() was given: texts of numbers, or texts that are none."""
    name = place.text(call.args[0])
    try:
        row = evaluate(call.args[0], place.lookup)
    except Exception:
        row = None
    texts = [each for each in row if type(each) is str] if type(row) in (list, tuple) else []
    if not texts or not all(_number.fullmatch(each) and ',' not in each for each in texts):
        return {'kind': 'texts_summed', 'name': name}
    is_whole = all('.' not in each for each in texts) and all(type(each) in (str, int) for each in row)
    return {'kind': 'texts_in_list', 'name': name, 'letter': 'int' if is_whole else 'float'}


def _asked_in(place, node):
    """The line in which a text was asked for with input(), or 0."""
    if _asks(node):
        return node.lineno
    if not isinstance(node, ast.Name):
        return 0
    for scope in (place.scope, place.tree):
        lines = [
            (each.lineno, any(_asks(inner) for inner in ast.walk(each.value)))
            for each in ast.walk(scope)
            if isinstance(each, ast.Assign) and each.lineno <= place.line
            and any(isinstance(target, ast.Name) and target.id == node.id for target in each.targets)
        ]
        if lines:
            is_asked = all(asks for _, asks in lines) and len(lines) == len([line for line, _ in bindings(scope, node.id) if line <= place.line])
            return max(lines)[0] if is_asked else 0
    return 0


def _division(place, message):
    """A quotient, which is never whole, where a whole number is asked for."""
    if not re.search(r"'float' object cannot be interpreted|indices must be integers.*float", message):
        return None
    operands, sign = _operands(place.node)
    waiting = operands if sign in (ast.Call, ast.Subscript) else []
    while waiting:
        node = waiting.pop()
        if not isinstance(node, ast.BinOp):
            continue
        if not isinstance(node.op, ast.Div):
            waiting.extend((node.left, node.right))
            continue
        try:
            values = evaluate(node.left, place.lookup), evaluate(node.right, place.lookup)
        except Exception:
            return None
        # A decimal number divided by // is one still.
        is_whole = all(type(each) is int for each in values)
        whole = ast.unparse(ast.BinOp(node.left, ast.FloorDiv(), node.right))
        return {'kind': 'whole_division', 'name': whole} if is_whole else None
    return None


def _classes(place):
    return [each for each in ast.walk(place.tree) if isinstance(each, ast.ClassDef)]


def _arguments(place, message):
    """Methods whose first parameter is not the object, and classes whose first method has another name."""
    found = re.match(r'(\w+)\.(\w+)\(\) takes (\d+) positional arguments? but (\d+) (?:was|were) given', message)
    if found:
        owner, name = found[1], found[2]
        for kind in _classes(place):
            for method in kind.body:
                if kind.name != owner or not isinstance(method, ast.FunctionDef) or method.name != name or method.decorator_list:
                    continue
                given = [each.arg for each in method.args.args]
                if int(found[4]) == int(found[3]) + 1 and not _has_object(place, method, given):
                    return {'kind': 'self_first', 'name': f'{name}({", ".join(["self", *given])})', 'line': method.lineno}
    found = re.match(r'(\w+)\(\) takes no arguments', message)
    if found:
        for kind in _classes(place):
            for method in kind.body:
                if kind.name == found[1] and isinstance(method, ast.FunctionDef):
                    plain = method.name.strip('_')
                    if plain == 'init' or (plain != method.name and distance(plain, 'init') <= 1):
                        return {'kind': 'init_name', 'name': method.name, 'line': method.lineno}
    found = re.match(r"(\w+)\.(\w+)\(\) missing 1 required positional argument: 'self'", message)
    if found and any(kind.name == found[1] for kind in _classes(place)):
        return {'kind': 'object_first', 'name': found[1], 'other': found[2]}
    called = place.node.func.value if isinstance(place.node, ast.Call) and isinstance(place.node.func, ast.Attribute) else None
    if ' missing ' in message and isinstance(called, ast.Name):
        holder = place.lookup(called.id)
        if type(holder) is type and holder.__name__ != called.id:
            return {'kind': 'class_kept', 'name': called.id, 'other': holder.__name__}
    return None


def _has_object(place, method, given):
    """Whether a method has a parameter for its object, whatever it is called, or is called without one."""
    called = place.node.func if isinstance(place.node, ast.Call) else None
    if isinstance(called, ast.Attribute) and method.name != '__init__':
        try:
            if isinstance(evaluate(called.value, place.lookup), type):
                return True
        except Exception:
            # What a call gives is an object.
            pass
    return bool(given) and (given[0] in ('self', 'cls') or any(isinstance(each, ast.Attribute) and getattr(each.value, 'id', '') == given[0] for each in ast.walk(method)))


def _of_class(place, error):
    """What a module's class has and the module has not, and what a class of the program was to be given."""
    name, holder = error.name, error.obj
    if type(holder) is dict:
        return {'kind': 'dict_dot', 'name': name} if name in dict.keys(holder) else None
    if type(holder) is types.ModuleType:
        own = holder.__name__
        kind = vars(holder).get(own) if own in sys.stdlib_module_names else None
        if type(kind) is type and hasattr(kind, name):
            return {'kind': 'module_class', 'name': f'{place.text(place.node.value)}.{own}.{name}', 'other': own}
        return None
    kinds = {each.name: each for each in _classes(place)}
    kind = kinds.get(type_of(holder))
    own = kind and next((each for each in kind.body if isinstance(each, ast.FunctionDef) and each.name == '__init__'), None)
    if own is None or any(getattr(each, 'attr', '') == '__init__' for each in ast.walk(own)):
        return None
    for base in kind.bases:
        above = kinds.get(getattr(base, 'id', ''))
        first = above and next((each for each in above.body if getattr(each, 'name', '') == '__init__'), None)
        if first and any(isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store) and each.attr == name for each in ast.walk(first)):
            return {'kind': 'super_missing', 'name': name, 'other': above.name, 'line': own.lineno}
    return None


def _out_of_range(place):
    """How long the row was that has no such place."""
    node = place.node
    if not isinstance(node, ast.Subscript) or isinstance(node.ctx, ast.Store):
        return None
    try:
        row, at = evaluate(node.value, place.lookup), evaluate(node.slice, place.lookup)
    except Exception:
        return None
    if type(row) not in (list, tuple, str) or type(at) is not int or -len(row) <= at < len(row):
        return None
    kind = 'index_range' if len(row) else 'index_empty'
    return {'kind': kind, 'name': place.text(node.value), 'other': str(at), 'count': len(row), 'letter': type(row).__name__}


def _other_key(place, error):
    """A key that is there as a number and was asked for as a text, or the other way round."""
    node = place.node
    key = error.args[0] if error.args else None
    if isinstance(node, ast.Call) and getattr(node.func, 'attr', '') == 'remove':
        return {'kind': 'set_remove', 'name': str(error)} if type(evaluate(node.func.value, place.lookup)) is set else None
    if not isinstance(node, ast.Subscript):
        return None
    if type(key) is slice:
        return {'kind': 'dict_slice', 'name': place.text(node.value)}
    holder = evaluate(node.value, place.lookup)
    if type(holder) is not dict or type(key) not in (str, int):
        return None
    other = str(key) if type(key) is int else int(key) if re.fullmatch(r'-?\d{1,9}', key) else None
    keys = [each for each in holder if type(each) is type(other)]
    return {'kind': 'key_type', 'name': repr(key), 'other': repr(other), 'letter': type(other).__name__} if other in keys else None


def _not_callable(place, message):
    call = place.node
    if not isinstance(call, ast.Call):
        return _given_no_function(message)
    called = call.func
    if isinstance(called, (ast.Name, ast.Attribute)):
        return _no_function(place, message, called)
    if isinstance(called, ast.Constant) and isinstance(called.value, str):
        return None
    # What another call or a place of a list gave may as well have been meant to be called.
    if not call.args or not isinstance(called, (ast.Constant, ast.BinOp, *_displays)):
        return None
    after = ', '.join(place.text(each) for each in call.args)
    is_index = len(call.args) == 1 and type(getattr(call.args[0], 'value', None)) is int
    if isinstance(called, _displays):
        return None if is_index else {'kind': 'comma_between', 'name': place.text(called), 'other': f'({after})'}
    before = place.text(called)
    if isinstance(called, ast.BinOp):
        before = f'({before})'
    return {'kind': 'times', 'name': f'{before} * ({after})'}


def _given_no_function(message):
    """What Python itself went to call, so that no brackets of the line are to blame."""
    found = re.match(r"'(\w+)' object", message)
    return found and {'kind': 'function_expected', 'name': '', 'letter': found[1]}


def _no_function(place, message, called):
    """A name that is called and holds no function."""
    call = place.node
    found = re.match(r"'(\w+)' object", message)
    kind = found[1] if found else ''
    try:
        value = evaluate(called, place.lookup)
    except Exception:
        # What a method or an attribute is can't be asked without running it; of what is called, the message speaks.
        if getattr(called, 'attr', '') == 'sort' and call.keywords and kind:
            return {'kind': 'function_expected', 'name': place.text(called), 'letter': kind}
        is_own = isinstance(called, ast.Attribute) and not call.args and not call.keywords
        return {'kind': 'value_called', 'name': place.text(called), 'letter': kind} if is_own and kind else None
    if callable(value) and type(value) is not types.ModuleType:
        # It is what it was given that was called, as key= of sorted().
        is_caller = getattr(called, 'id', getattr(called, 'attr', '')) in ('sorted', 'max', 'min', 'sort', 'reduce')
        return {'kind': 'function_expected', 'name': place.text(called), 'letter': kind} if kind and is_caller else _given_no_function(message)
    name = place.text(called)
    if type(value) is types.ModuleType:
        own = getattr(value, value.__name__, None)
        # random.random() takes no bounds, so it is not what was meant by random(1, 6).
        is_meant = type(own) is type or (own is not None and not (call.args and value.__name__ in ('random', 'time')))
        return {'kind': 'module_call', 'name': name, 'other': f'{name}.{value.__name__}' if is_meant else ''}
    if isinstance(called, ast.Name) and called.id in vars(builtins):
        lines = [line for line, _ in bindings(place.scope, called.id) or bindings(place.tree, called.id)]
        return {'kind': 'shadowed', 'name': called.id, 'line': lines[0] if len(lines) == 1 else 0}
    # A number before brackets with something in them may as well lack a sign.
    is_sure = type(value) is str or not call.args or isinstance(called, ast.Attribute)
    return {'kind': 'value_called' if is_sure else 'number_called', 'name': name, 'letter': type_of(value)} if is_sure or type(value) in (int, float) else None
