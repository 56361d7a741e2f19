"""Values for a student's eyes, and expressions worked out once more: never by the student's own code."""

import ast
import builtins
import operator
import types

MAX_TEXT = 80
MAX_ELEMENTS = 8
MAX_DEPTH = 3
MAX_INT_BITS = 220
MAX_BITS = 2000
MAX_LENGTH = 10_000

_instance_dict = types.GetSetDescriptorType
_type_name = type.__dict__['__name__'].__get__
_scalars = (int, float, bool, str, type(None))
_rows = (list, tuple, str, range)
_builtin_calls = {name: getattr(builtins, name) for name in ('len', 'int', 'float', 'str', 'abs', 'round', 'type')}
_operators = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
}
_comparisons = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Is: operator.is_,
    ast.IsNot: operator.is_not,
}


def is_of(value, kinds):
    """Whether a value is of one of these very types: by identity, since a class may compare itself as it likes."""
    kind = type(value)
    return any(kind is each for each in kinds)


class Unknown(Exception):
    """It can't be worked out without running what is not ours, or without end."""


def type_of(value):
    return _type_name(type(value))[:MAX_TEXT]


def shown(value):
    """A value in a line of bounded length."""
    text = _shown(value, MAX_DEPTH)
    return text if len(text) <= MAX_TEXT else text[: MAX_TEXT - 1] + '…'


def _shown(value, depth):
    kind = type(value)
    if value is None or kind is bool or kind is float or kind is complex or kind is range:
        return repr(value)
    if kind is int:
        bits = value.bit_length()
        return str(value) if bits <= MAX_INT_BITS else f'{"−" if value < 0 else ""}≈ 2^{bits - 1}'
    if kind is str or kind is bytes:
        return repr(value) if len(value) <= MAX_TEXT else repr(value[:MAX_TEXT])[:-1] + '…'
    if kind is types.FunctionType or kind is types.BuiltinFunctionType:
        return f'{value.__name__}()'
    if issubclass(kind, type):
        return f'class {_type_name(value)}'
    for base, ends in ((list, '[]'), (tuple, '()'), (set, '{}'), (frozenset, '{}')):
        if issubclass(kind, base):
            return _row(base.__len__(value), base.__iter__(value), ends, depth, base is tuple)
    if issubclass(kind, dict):
        pairs = iter(dict.items(value))
        return _filled(
            dict.__len__(value), (f'{_shown(key, depth - 1)}: {_shown(each, depth - 1)}' for key, each in pairs), '{}', depth
        )
    return _instance(value, kind, depth)


def _row(length, values, ends, depth, is_tuple):
    if ends == '{}' and length == 0:
        return 'set()'
    text = _filled(length, (_shown(each, depth - 1) for each in values), ends, depth)
    return text.replace(')', ',)') if is_tuple and length == 1 and text.count(')') == 1 else text


def _filled(length, texts, ends, depth):
    if length == 0:
        return ends
    if depth <= 0:
        return f'{ends[0]}…{ends[1]}'
    parts = [next(texts) for _ in range(min(length, MAX_ELEMENTS))]
    if length > MAX_ELEMENTS:
        parts.append('…')
    return ends[0] + ', '.join(parts) + ends[1]


def _instance(value, kind, depth):
    attributes = attributes_of(value, kind)
    name = _type_name(kind)
    if not attributes or depth <= 0:
        return f'<{name}>'
    fields = [(key, each) for key, each in dict.items(attributes) if type(key) is str and key[:1] != '_']
    if not fields:
        return f'<{name}>'
    return f'<{name} {_filled(len(fields), (f"{key}={_shown(each, depth - 1)}" for key, each in fields), "  ", depth).strip()}>'


def attributes_of(value, kind):
    """The instance's own dictionary, past whatever its class has put before it."""
    for base in type.__dict__['__mro__'].__get__(kind):
        found = type.__dict__['__dict__'].__get__(base).get('__dict__')
        if found is not None:
            return found.__get__(value) if type(found) is _instance_dict else None
    return None


def evaluate(node, lookup, hidden=frozenset()):
    """
    The value of an expression, of names by `lookup`, without those `hidden`.
    @raises Exception where it has none, or none that can be had by Python's own means alone.
    """

    def of(each):
        return evaluate(each, lookup, hidden)

    match node:
        case ast.Constant():
            return node.value
        case ast.Name(id=name) if name not in hidden:
            return lookup(name)
        case ast.Attribute(value=whole, attr=name):
            return _attribute(of(whole), name)
        case ast.Subscript(value=whole, slice=ast.Slice() as cut):
            ends = [None if each is None else _number(of(each)) for each in (cut.lower, cut.upper, cut.step)]
            return _item(of(whole), slice(*ends))
        case ast.Subscript(value=whole, slice=key):
            return _item(of(whole), _scalar(of(key)))
        case ast.BinOp(left=left, op=sign, right=right):
            return _operation(_operators[type(sign)], of(left), of(right))
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_number(of(operand))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return not _scalar(of(operand))
        case ast.Compare(left=left, ops=[sign], comparators=[right]):
            return _compared(sign, of(left), of(right))
        case ast.Call(func=ast.Name(id=name), args=[given], keywords=[]):
            return _called(name, lookup, of(given))
    raise Unknown


def _scalar(value):
    if not is_of(value, _scalars):
        raise Unknown
    return value


def _number(value):
    if not is_of(value, (int, float, bool)):
        raise Unknown
    return value


def _attribute(whole, name):
    kind = type(whole)
    if kind is types.ModuleType:
        return vars(whole)[name]
    for base in type.__dict__['__mro__'].__get__(kind):
        found = type.__dict__['__dict__'].__get__(base).get(name)
        # A property, a slot or a method: to get at it is to run it.
        if found is not None and _has(type(found), '__get__'):
            raise Unknown
    return dict.__getitem__(attributes_of(whole, kind), name)


def _has(kind, name):
    return any(name in type.__dict__['__dict__'].__get__(base) for base in type.__dict__['__mro__'].__get__(kind))


def _item(whole, key):
    if is_of(whole, _rows):
        return whole[key]
    if type(whole) is dict and len(whole) <= MAX_LENGTH and all(is_of(each, _scalars) for each in whole):
        return whole[key]
    raise Unknown


def _operation(function, one, other):
    if is_of(one, (int, float, bool)) and is_of(other, (int, float, bool)):
        for each in (one, other):
            if type(each) is int and each.bit_length() > MAX_BITS:
                raise Unknown
        if function is operator.pow and (abs(other) > 100 or abs(one) > 1_000_000):
            raise Unknown
        return function(one, other)
    is_row = is_of(one, (list, tuple, str))
    if function is operator.add and is_row and type(one) is type(other) and len(one) + len(other) <= MAX_LENGTH:
        return one + other
    if function is operator.mul and is_row and type(other) is int and len(one) * other <= MAX_LENGTH:
        return one * other
    raise Unknown


def _compared(sign, one, other):
    if isinstance(sign, (ast.Is, ast.IsNot)):
        return _comparisons[type(sign)](one, other)
    if isinstance(sign, (ast.In, ast.NotIn)):
        is_plain = is_of(other, (list, tuple, set, dict)) and len(other) <= MAX_LENGTH
        if type(other) is not str and not (is_plain and all(is_of(each, _scalars) for each in other)):
            raise Unknown
        return (_scalar(one) in other) is isinstance(sign, ast.In)
    return _comparisons[type(sign)](_scalar(one), _scalar(other))


def _called(name, lookup, given):
    function = _builtin_calls[name]
    if lookup(name) is not function:
        raise Unknown
    if name == 'len' and is_of(given, (list, tuple, str, dict, set, range)):
        return len(given)
    if name != 'len' and is_of(given, _scalars) and not (type(given) is str and len(given) > MAX_TEXT):
        if type(given) is int and given.bit_length() > MAX_BITS:
            raise Unknown
        return function(given)
    raise Unknown
