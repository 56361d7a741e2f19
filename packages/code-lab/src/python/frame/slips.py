"""What a program says without an error, and was hardly meant to: each is sure, or nothing is said."""

import ast
import re

from _qadam_place import nodes_within

MAX_SOURCE = 20_000
MAX_SLIPS = 3

_text_methods = frozenset('upper lower title capitalize swapcase strip lstrip rstrip replace split join center zfill'.split())
_plain_calls = frozenset('sorted reversed int float str len sum max min abs round list tuple set dict range enumerate zip'.split())
_random_calls = frozenset('randint choice randrange uniform random sample'.split())
_in_place = frozenset('append extend insert remove clear sort reverse'.split())
_field = re.compile(r'(?<![{$])\{([^\W\d]\w*(?:\s*[-+*/]\s*\w+)?(?:\.\w+|\[\w+\])?|(?:len|sum|max|min|round|str|int)\(\w+\))(?::[.,<>^\d][\w.,<>^%]*)?\}(?!\})')


def slips_of(source, names, said):
    """The slips of a program that ran to its end, as dictionaries like clues; `names` are those it left, `said` what it printed."""
    if len(source) > MAX_SOURCE:
        return []
    found = _Reader(ast.parse(source), names, said).slips()
    found.sort(key=lambda each: each['line'])
    return found[:MAX_SLIPS]


def _is_f_string(text):
    """Whether a text is read as an f-string, too."""
    try:
        ast.parse("f'''" + text.replace('\\', '').replace("'''", '') + " '''")
    except SyntaxError:
        return False
    return True


class _Reader:
    def __init__(self, tree, names, said):
        self.tree = tree
        self.names = names
        self.said = said
        self.nodes = list(ast.walk(tree))
        self.parents = {child: node for node in self.nodes for child in ast.iter_child_nodes(node)}
        self.functions = [each for each in self.nodes if isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef))]
        self.classes = [each for each in self.nodes if isinstance(each, ast.ClassDef)]
        self.methods = {each.name for kind in self.classes for each in kind.body if isinstance(each, ast.FunctionDef)}
        self.has_try = any(isinstance(each, ast.Try) for each in self.nodes)
        self.given = {}
        self.loads = {}
        # Names that are being looked at, since one may be given what is made of itself.
        self.asked = set()
        for node in self.nodes:
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
                self.given.setdefault(node.id, []).append(self._given_to(node))
            elif isinstance(node, ast.Name):
                self.loads.setdefault(node.id, []).append(node)
            elif isinstance(node, ast.arg):
                self.given.setdefault(node.arg, []).append(None)
            elif isinstance(node, ast.alias):
                self.given.setdefault((node.asname or node.name).split('.')[0], []).append(None)
        for each in (*self.functions, *self.classes):
            self.given.setdefault(each.name, []).append(None)

    def _given_to(self, name):
        """What a name is given where it is given that alone."""
        above = self.parents[name]
        return above.value if isinstance(above, ast.Assign) and above.targets == [name] else None

    def slips(self):
        return [
            *self._texts(),
            *self._alone(),
            *self._conditions(),
            *self._without_result(),
            *self._others(),
        ]

    def _builtin(self, node, *names):
        """Whether a node calls one of Python's own functions."""
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            return False
        return node.func.id in names and node.func.id not in self.given

    def _is_of(self, node, test):
        """Whether a value is of a kind wherever it comes from."""
        if not isinstance(node, ast.Name):
            return test(node)
        if node.id in self.asked:
            return True
        self.asked.add(node.id)
        try:
            return bool(self.given.get(node.id)) and all(each is not None and test(each) for each in self.given[node.id])
        finally:
            self.asked.discard(node.id)

    def _is_text(self, node):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            return node.func.attr in _text_methods - {'split'} and self._is_of(node.func.value, self._is_text)
        return (
            isinstance(node, ast.JoinedStr)
            or (isinstance(node, ast.Constant) and type(node.value) is str)
            or self._builtin(node, 'input', 'str')
        )

    def _is_list(self, node):
        return isinstance(node, (ast.List, ast.ListComp)) or self._builtin(node, 'list', 'sorted')

    def _is_asked(self, node):
        return self._builtin(node, 'input')

    def _texts(self):
        """Braces with a name of the program in them that were printed as they are, in a text that is no f-string."""
        formats = any(
            getattr(each, 'attr', getattr(each, 'id', '')) in ('format', 'format_map', 'replace', 'Template', 'sub', 'eval')
            for each in self.nodes
        )
        for node in self.nodes:
            if not isinstance(node, ast.Constant) or type(node.value) is not str:
                continue
            above = self.parents[node]
            is_kept = isinstance(above, ast.Assign) and not formats
            is_said = self._builtin(above, 'print', 'input')
            if not is_kept and not is_said or re.search(r'''f["']|\{\{''', node.value):
                continue
            if not _is_f_string(node.value):
                continue
            for found in _field.finditer(node.value):
                if found[0] in self.said and all(each in self.given or each.isdigit() for each in re.findall(r'(?<!\.)\b\w+', re.sub(r'\[\w+\]|^\w+(?=\()', '', found[1]))):
                    yield {'kind': 'no_f', 'name': found[0], 'line': node.lineno}
                    break

    def _alone(self):
        """Statements that come to something that nobody takes."""
        has_operators = any(re.fullmatch(r'__\w+__', name) and name not in ('__init__', '__str__', '__repr__') for name in self.methods)
        for node in self.nodes:
            if not isinstance(node, ast.Expr) or self._is_tried(node):
                continue
            value, line = node.value, node.lineno
            if isinstance(value, ast.Compare) and not has_operators:
                is_equal = isinstance(value.ops[0], ast.Eq) and isinstance(value.left, ast.Name)
                yield {'kind': 'compare_alone' if is_equal else 'compare_unused', 'name': ast.unparse(value), 'line': line}
            elif isinstance(value, ast.BinOp) and not has_operators and not self._calls(value) and isinstance(value.op, (ast.Add, ast.Sub, ast.Mult, ast.Div)):
                yield {'kind': 'value_unused', 'name': ast.unparse(value), 'line': line}
            elif self._builtin(value, 'print') and len(value.args) == 1 and self._builtin(value.args[0], 'map', 'filter', 'zip', 'reversed', 'enumerate'):
                shown = value.args[0]
                yield {'kind': 'row_hidden', 'name': shown.func.id, 'other': ast.unparse(shown), 'line': line}
            elif isinstance(value, (ast.Name, ast.Attribute)) and self._names_function(value):
                yield {'kind': 'not_called', 'name': ast.unparse(value), 'other': f'{ast.unparse(value)}{self._brackets(value)}', 'line': line}
            elif self._builtin(value, *_plain_calls) and not any(self._calls(each) for each in value.args):
                kind = 'result_shown' if value.func.id == 'len' else 'result_unused'
                yield {'kind': kind, 'name': value.func.id, 'other': ast.unparse(value), 'line': line}
            elif isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute):
                holder, name = value.func.value, value.func.attr
                is_random = name in _random_calls and isinstance(holder, ast.Name) and holder.id == 'random'
                is_plain = isinstance(holder, (ast.Name, ast.Constant)) and not any(self._calls(each) for each in value.args)
                is_text = is_plain and name in _text_methods and self._is_of(holder, self._is_text)
                if is_random or is_text:
                    yield {'kind': 'result_unused', 'name': name, 'other': ast.unparse(value), 'line': line}

    def _is_tried(self, node):
        """Whether an error of a statement may be what it is there for."""
        while node in self.parents:
            node = self.parents[node]
            if isinstance(node, (ast.Try, ast.With)) or (self.has_try and isinstance(node, ast.FunctionDef)):
                return True
        return False

    def _calls(self, node):
        """Whether something is done while a value is made, such as reading a line."""
        return any(isinstance(each, ast.Call) for each in ast.walk(node))

    def _names_function(self, node):
        if isinstance(node, ast.Attribute):
            return node.attr in _in_place and self._is_of(node.value, self._is_list)
        if node.id not in self.given:
            return node.id in ('print', 'input', 'exit', 'quit')
        return len(self.given[node.id]) == 1 and any(each.name == node.id and not each.decorator_list for each in self.functions)

    def _brackets(self, node):
        """The brackets of a call, which are empty only where nothing has to be given."""
        made = next((each.args for each in self.functions if each.name == getattr(node, 'id', '')), None)
        takes_none = made and len(made.posonlyargs) + len(made.args) <= len(made.defaults) and all(made.kw_defaults)
        return '()' if takes_none or getattr(node, 'id', getattr(node, 'attr', '')) in ('exit', 'quit', 'input', 'print', 'clear', 'sort', 'reverse') else '(...)'

    def _conditions(self):
        for node in self.nodes:
            if isinstance(node, (ast.If, ast.While)) and isinstance(node.test, ast.BoolOp) and isinstance(node.test.op, ast.Or):
                values = node.test.values
                if isinstance(values[0], ast.Compare):
                    for each in values[1:]:
                        if isinstance(each, ast.Constant) and type(each.value) in (str, int, float) and each.value:
                            yield {'kind': 'or_always', 'name': ast.unparse(each), 'other': _whole(values), 'line': node.lineno}
                            break
            if isinstance(node, ast.Compare) and len(node.ops) == 1 and isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
                for one, other in ((node.left, node.comparators[0]), (node.comparators[0], node.left)):
                    is_number = isinstance(other, ast.Constant) and type(other.value) in (int, float)
                    if is_number and self._is_of(one, self._is_asked):
                        yield {'kind': 'text_equals', 'name': ast.unparse(one), 'other': ast.unparse(other), 'letter': type(other.value).__name__, 'line': node.lineno}

    def _without_result(self):
        """Functions that give nothing back, where what they give is used."""
        silent = {}
        for each in self.functions:
            inside = nodes_within(each)
            gives = any(isinstance(node, ast.Return) and node.value is not None and not self._builtin(node.value, 'print') for node in inside)
            if gives or each.decorator_list or any(isinstance(node, (ast.Yield, ast.YieldFrom, ast.Raise)) for node in inside):
                continue
            if isinstance(each, ast.FunctionDef):
                prints = [node for node in inside if self._builtin(node, 'print')]
                # A loop that returned would end in its first round.
                is_one = prints and all(len(node.args) == 1 and not node.keywords for node in prints) and set(prints) == set(_last_calls(each.body))
                silent[each.name] = 'print_for_return' if is_one else 'print_only' if prints else 'return_missing'
        for node in self.nodes:
            if not isinstance(node, ast.Call):
                continue
            called = node.func
            name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ''
            is_own = isinstance(called, ast.Name) and len(self.given.get(name, ())) == 1 and name not in self.methods
            if isinstance(called, ast.Attribute):
                is_own = self._is_own_method(called)
            if name in silent and is_own and self._is_used(node):
                kind = silent[name]
                if kind == 'print_only' and not self._builtin(self.parents[node], 'print'):
                    kind = 'return_missing'
                yield {'kind': kind, 'name': name, 'other': ast.unparse(node), 'line': node.lineno, 'count': self._line_of(name)}
            if isinstance(called, ast.Attribute) and name in _in_place and self._is_of(called.value, self._is_list_or_changed) and self._is_used(node):
                yield {'kind': 'in_place_none', 'name': name, 'other': ast.unparse(called.value), 'line': node.lineno}

    def _is_list_or_changed(self, node):
        """A list, or what became of one by the very slip that is looked for."""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _in_place:
            return True
        return self._is_list(node)

    def _is_own_method(self, called):
        holders = [kind for kind in self.classes for each in kind.body if isinstance(each, ast.FunctionDef) and each.name == called.attr]
        if len(holders) != 1 or not isinstance(called.value, ast.Name):
            return False
        return self._is_of(called.value, lambda each: isinstance(each, ast.Call) and getattr(each.func, 'id', '') == holders[0].name)

    def _line_of(self, name):
        return next(each.lineno for each in self.functions if each.name == name)

    def _is_used(self, call):
        """Whether a value goes on to be printed, compared or counted with."""
        above = self.parents[call]
        if isinstance(above, ast.Compare):
            return not any(isinstance(each, ast.Constant) and each.value is None for each in (above.left, *above.comparators))
        if self._builtin(above, 'print', 'str') or isinstance(above, (ast.BinOp, ast.FormattedValue)):
            return True
        if not isinstance(above, ast.Assign) or len(above.targets) != 1 or not isinstance(above.targets[0], ast.Name):
            return False
        name = above.targets[0].id
        return any(each.lineno > call.lineno and self._is_used_plainly(each) for each in self.loads.get(name, ()))

    def _is_used_plainly(self, name):
        above = self.parents[name]
        return self._builtin(above, 'print', 'str') or isinstance(above, (ast.BinOp, ast.FormattedValue))

    def _others(self):
        for node in self.nodes:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.UnaryOp) and isinstance(node.value.op, ast.UAdd):
                target, value = node.targets[0], node.value
                is_glued = value.col_offset == target.end_col_offset + 2 and value.operand.col_offset > value.col_offset + 1
                if isinstance(target, ast.Name) and is_glued and len(self.given.get(target.id, ())) > 1:
                    yield {'kind': 'plus_equals', 'name': target.id, 'other': ast.unparse(value.operand), 'line': node.lineno}
            if isinstance(node, ast.For) and self._builtin(node.iter, 'range') and len(node.iter.args) == 2:
                ends = [each.value for each in node.iter.args if isinstance(each, ast.Constant) and type(each.value) is int]
                if len(ends) == 2 and ends[0] > ends[1]:
                    yield {'kind': 'range_empty', 'name': f'range({ends[0]}, {ends[1]}, -1)', 'line': node.lineno}
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
                sides = (node.left, node.right)
                if all(isinstance(each, ast.Name) and self._is_of(each, self._is_asked) and self._is_short_number(each.id) for each in sides):
                    yield {'kind': 'texts_joined', 'name': ast.unparse(node), 'other': node.left.id, 'line': node.lineno}

    def _is_short_number(self, name):
        value = self.names.get(name)
        return type(value) is str and bool(re.fullmatch(r'\s*-?\d{1,4}\s*', value))


def _last_calls(body):
    """The calls with which a function ends, on each of its ways."""
    last = body[-1]
    if isinstance(last, ast.If):
        return [*_last_calls(last.body), *(_last_calls(last.orelse) if last.orelse else ())]
    return [last.value] if isinstance(last, ast.Expr) and isinstance(last.value, ast.Call) else []


def _whole(values):
    """A condition with each of its comparisons written out, where it is sure what they compare with."""
    first, others = values[0], values[1:]
    sign = first.ops[0]
    if len(first.ops) > 1 or not isinstance(sign, (ast.Eq, ast.NotEq)) or not all(isinstance(each, ast.Constant) for each in others):
        return ''
    joined, compared = (' or ', '==') if isinstance(sign, ast.Eq) else (' and ', '!=')
    left = ast.unparse(first.left)
    return joined.join([ast.unparse(first), *(f'{left} {compared} {ast.unparse(each)}' for each in others)])
