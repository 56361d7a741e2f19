"""Repairs of a line that Python can't read: what is said of one is sure only where Python reads on once it is made."""

import ast
import builtins
import keyword
import re
import warnings

from _qadam_spelling import distance, elsewhere, keywords_like, words

MAX_TRIES = 80
MAX_SOURCE = 30_000
MAX_LINE = 500

_token = re.compile(rf'''[fF]?"(?:\\.|[^"\\\n])*"|[fF]?'(?:\\.|[^'\\\n])*'|{words}|\d[\w.]*|\S''')
_quoted = re.compile(r'''(["'])((?:\\.|(?!\1)[^\\\n])*)\1|#.*''')
_value = re.compile(r'''[\w.]+|[fF]?".*"|[fF]?'.*\'''')
_foreign = frozenset(
    'var let const int float double string String bool boolean char auto val dim set local my public private static final mut long short byte number str list dict'.split()
)
# With which a function begins in other languages.
_called = {'range', 'len', 'int', 'float', 'str', 'input', 'sum', 'max', 'min', 'abs', 'round', 'sorted', 'type'}
_openings = frozenset('function func fun void'.split())
_repeating = r'(?:repeat|loop|takrorla|takror|повтори|повторить)'


def _text_or_comment(found):
    return re.sub(r'[^\n]', ' ', found[0])


def without_texts(source):
    """The source with its texts and comments blanked out, each line where it was."""
    return re.sub(
        r"""'''.*?(?:'''|\Z)|\"\"\".*?(?:\"\"\"|\Z)|'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?|\#[^\n]*""",
        _text_or_comment,
        source,
        flags=re.DOTALL,
    )


class Line:
    """The line that Python stumbles over, in its source."""

    def __init__(self, source, number, offset):
        self.source = source
        self.lines = source.split('\n')
        self.number = number
        self.offset = offset
        self.code = self.lines[number - 1] if 0 < number <= len(self.lines) else ''
        if len(self.code) > MAX_LINE or len(source) > MAX_SOURCE:
            # Nobody's own, and slow to look through.
            self.code = ''
        # A mark that begins in an earlier line is not this line's, so the line is looked at alone.
        self.plain = without_texts(self.code)
        # The same with the quotes of its texts.
        self.quoted = re.sub(_quoted, lambda found: f'{found[1]}{" " * len(found[2])}{found[1]}' if found[1] else '', self.code)
        self._tries = 0

    def heals(self, code):
        """Whether Python reads past the line once it is written so."""
        return self._reads(self.number, code)

    def _reads(self, number, code):
        """The same where it is another line that is written so."""
        self._tries += 1
        if self._tries > MAX_TRIES:
            return False
        source = '\n'.join([*self.lines[: number - 1], code, *self.lines[number:]])
        with warnings.catch_warnings():
            warnings.simplefilter('ignore')
            try:
                compile(source, '<repair>', 'exec', ast.PyCF_ONLY_AST, dont_inherit=True)
            except SyntaxError as error:
                return (error.lineno or 0) > self.number
        return True

    def instead(self, start, end, text):
        return self.code[:start] + text + self.code[end:]

    def known(self):
        """The names that the other lines and Python itself have."""
        others = without_texts('\n'.join([*self.lines[: self.number - 1], '', *self.lines[self.number :]]))
        return {*re.findall(words, others), *vars(builtins), *keyword.kwlist}

    def _given(self):
        """The names that the program gives a value: of none of them is a word of Python a misspelling."""
        plain = without_texts(self.source)
        found = re.findall(
            r'(?m)^[ \t]*([\w, ]{1,80}?)[ \t]*=(?!=)|\bfor\s+([\w, ]{1,80}?)\s+in\b|\bdef\s+(\w+\s*\([^)]{0,200})|\b(?:import|as|class)\s+(\w+)', plain
        )
        return {word for groups in found for group in groups for word in re.findall(words, group)}

    def word(self, suggested=''):
        """A word of Python that is misspelt, missing, or in another place."""
        code, plain = self.code, self.plain
        found = re.match(r'\s*else\s+(?!if\b)([^:]+?)\s*:', plain)
        if found and self.heals(re.sub(r'\belse\b', 'elif', code, count=1)):
            return {'kind': 'else_condition', 'name': code[found.start(1) : found.end(1)]}
        found = re.match(rf'(\s*){_repeating}\b\s*\(?\s*(\w+)', plain, re.IGNORECASE)
        if found and not re.match(r'\s*\w+', plain)[0].strip() in self._given() and self.heals(f'{found[1]}for i in range({found[2]}): pass'):
            return {'kind': 'repeat_loop', 'name': found[2]}
        found = re.match(r'(\s*)for\s+(\w+)\s*(?:in|=)\s*(\w+)\s*(?:to|until|\.\.\.?|-|,)\s*(\w+)\s*:?\s*$', plain)
        if found and not self.heals(f'{code.rstrip()}:'):
            indent, name, start, end = found.groups()
            row = f'range({start}, {f"{int(end) + 1}" if end.isdigit() else f"{end} + 1"})'
            if self.heals(f'{indent}for {name} in {row}: pass'):
                return {'kind': 'for_range', 'name': name, 'other': row}
        found = re.match(r'\s*for\s+(\w+)(\s*[=:]\s*|(?=\s+(?!in\b)[\w\[(]))', plain)
        if found and not re.search(r'\bin\b', plain[found.end() :]) and self.heals(self.instead(*found.span(2), ' in ')):
            return {'kind': 'for_in', 'name': found[1], 'other': code[found.end() :].strip()}
        if plain.strip() == 'do:':
            return {'kind': 'do_loop'}
        # Of other words the second may be a value of its own.
        found = re.search(rf'\b({"|".join(keyword.kwlist)})\s+\1\b|\b(?:def|class|for|import|from)\s+(\w+)\s+\2\b|\b(\w+)\s+\3\s*\(', plain)
        twice = found and next(each for each in found.groups() if each)
        if found and self.heals(re.sub(rf'\b{re.escape(twice)}\s+(?={re.escape(twice)}\b)', '', code, count=1)):
            return {'kind': 'word_twice', 'name': twice}
        found = re.search(r'(\w+)\s*(?:[<>]=?|==|!=)\s*[\w.]+\s+(?:and|or)\s+(?=[<>=!])', plain)
        if found and self.heals(self.instead(found.end(), found.end(), f'{found[1]} ')):
            return {'kind': 'left_missing', 'name': found[1], 'other': f'{found[0].strip()} {found[1]} ...'}
        found = re.match(r'\s*(?:except\s+[\w.]+|with\s+.+\))\s+(?=\w+\s*:\s*$)', plain)
        if found and self.heals(f'{code[: found.end()]}as {code[found.end() :]}'):
            return {'kind': 'as_missing', 'name': f'{code[: found.end()].strip()} as {code[found.end() :].strip()}'}
        found = re.match(r'\s*import\s+\w+\s+(and|va|и)\s+\w', plain)
        if found and self.heals(self.instead(found.start(1), found.end(1), ',')):
            return {'kind': 'sign', 'letter': found[1], 'other': ','}
        found = re.match(r'''\s*def\s+\w+\s*\((?:.*,)?\s*("[^"]*"|'[^']*'|\d+)\s*[,)]''', code)
        if found and self.heals(self.instead(*found.span(1), 'x')):
            return {'kind': 'parameter_value', 'name': found[1]}
        found = re.match(r'(\s*)import\s+([\w, ]+?)\s+from\s+([\w.]+)\s*$', plain)
        if found and self.heals(f'{found[1]}from {found[3]} import {found[2]}'):
            return {'kind': 'import_order', 'name': f'from {found[3]} import {found[2]}'}
        found = re.match(r'\s*from\s+([\w.]+)\s+(?!import\b)(\w[\w, ]*)$', plain)
        if found:
            right = f'from {found[1]} import {found[2].strip()}'
            if self.heals(right):
                return {'kind': 'import_order', 'name': right}
        found = re.search(r'\blambda\b([^:\n]*):\s*return\s+', plain)
        if found and self.heals(code.replace('return ', '', 1)):
            return {'kind': 'lambda_return', 'name': ' '.join(code.replace('return ', '', 1)[found.start() :].split())}
        return self._keyword(suggested)

    def _keyword(self, suggested):
        # A word of four letters that Python suggests itself is no word of a sentence.
        if self._unknown_words() and len(suggested) < 4:
            return None
        given = self._given()
        for found in re.finditer(words, self.plain):
            if keyword.iskeyword(found[0]) or found[0] in given or self.plain[: found.start()].endswith('.'):
                continue
            near = keywords_like(found[0])
            right = [each for each in near if self.heals(self.instead(*found.span(), each)) and not (len(each) == 2 and self._is_value(found))]
            if suggested in right:
                # Python has a word of its own for it.
                right = [suggested]
            nearest = [each for each in right if distance(found[0].lower(), each.lower()) == distance(found[0].lower(), right[0].lower())]
            if len(nearest) == 1 or (right and found[0] in elsewhere):
                kind = 'foreign_word' if found[0] in elsewhere else 'keyword'
                return {'kind': kind, 'name': found[0], 'other': right[0]}
        return None

    def _is_value(self, found):
        """Whether a word may as well be a name that stands beside its neighbours without commas."""
        before, after = self.code[: found.start()].rstrip(), self.code[found.end() :].lstrip()
        return self.heals(f'{before}, {found[0]}, {after}')

    def _unknown_words(self):
        """Words without quotes, by their span: in brackets, or what a name is given."""
        for found in re.finditer(r'''\(([^()"]*)\)|(?<![=!<>])=(?!=)\s*([^()"=]+?)\s*$''', self.code):
            group = 1 if found[1] is not None else 2
            text = found[group]
            if not re.fullmatch(r"""[^\W\d][\w' ʻʼ‘’`.,!?:;-]*""", text) or not re.search(r"[ !?'ʻʼ‘’`]", text):
                continue
            known = self.known()
            if not any(word in known for word in re.findall(words, text)) and "'" not in text.split(' ')[0][:1]:
                return found.span(group)
        return None

    def colon(self):
        """What is to stand before a colon that is not at the end of the line."""
        at = self.offset - 1
        is_head = re.match(r'\s*(?:if|elif|else|while|for|def|class|try|except|finally|with|match|case)\b', self.plain)
        if not is_head or self._is_inside(at) or self.plain[at:].strip() == '' or not self.heals(self.instead(at, at, ': ')):
            return None
        return {'kind': 'colon_here', 'name': f'{self.code[:at].strip()}:'}

    def quote(self):
        """A quote that is missing, another, or too many."""
        code = self.code
        span = self._unknown_words()
        if span and self.heals(self.instead(*span, '""')):
            text = code[slice(*span)].strip()
            if text.endswith("'") and text.count("'") == 1:
                # It ends as a text does.
                return {'kind': 'quote_opening', 'name': text[:-1], 'letter': "'"}
            return {'kind': 'quote_words', 'name': code[slice(*span)]}
        found = re.search(r'\(([^\W\d][\w ]*:)\s*(?=[\w"\'])', code)
        if found and not self.known().intersection(re.findall(words, found[1])):
            if self.heals(self.instead(*found.span(1), '"",')):
                return {'kind': 'quote_words', 'name': found[1]}
        found = re.search(r'''[(=,]\s*(?=[^\W\d"'(])([^"'()]*)(["'])\s*\)?\s*$''', code)
        # With a name of the program in it, it may as well end where the mark stands, or begin there.
        is_text = found and '=' not in found[1] and not self.known().intersection(re.findall(words, found[1]))
        if is_text and self.heals(self.instead(found.start(1), found.start(1), found[2])):
            return {'kind': 'quote_opening', 'name': found[1], 'letter': found[2]}
        found = re.search(r'''(["'])([^"']*)(["'])[\s),\]]*$''', code)
        if found and found[1] != found[3] and self.heals(self.instead(found.start(3), found.end(3), found[1])):
            return {'kind': 'quote_other', 'letter': found[1], 'other': found[3]}
        return self._quote_inside() or self._f_apart()

    def _quote_inside(self):
        """A text with the very quote in it that it is opened by, around words that are no names of the program."""
        code = self.code
        for letter, inner in (('"', "'"), ("'", '"')):
            places = [at for at, each in enumerate(code) if each == letter]
            if len(places) < 3 or code[: places[0]][-1:] in ('f', 'F'):
                continue
            inside = code[places[0] + 1 : places[-1]]
            apart = inside.split(letter)[1::2]
            known = self.known()
            # An odd one is an apostrophe, or another text is not closed.
            if len(places) % 2 and not re.search(rf'\w{letter}\w', inside):
                continue
            if not all(re.fullmatch(r"[^\W\d][\w ,.!?ʻʼ‘’`-]*", each) and not known.intersection(re.findall(words, each)) for each in apart):
                continue
            if self.heals(self.instead(places[0] + 1, places[-1], '')):
                return {'kind': 'quote_inside', 'letter': letter, 'other': inner}
        return None

    def _f_apart(self):
        code = self.code
        found = re.search(r'''\b([fF])\s+(?=["'])''', code)
        if found and self.heals(self.instead(found.end(1), found.end(), '')):
            return {'kind': 'f_apart', 'name': found[1]}
        return None

    def brace(self):
        """Another bracket where a brace of an f-string is to close."""
        at = self.offset - 1
        return {'kind': 'f_string'} if self.code[at : at + 1] in (')', ']') and self.heals(self.instead(at, at + 1, '}')) else None

    def name(self):
        """A name of two words, or with a sign in it."""
        code = self.code
        found = re.match(rf'\s*({words})((?:[ \t]+\w+)+)\s*=(?!=)', code)
        if found and found[1] not in _foreign and not any(keyword.iskeyword(each) for each in code[: found.end()].split()):
            parts = code[found.start(1) : found.end(2)].split()
            joined = '_'.join(parts)
            if len(set(parts)) == len(parts) and self.heals(self.instead(found.start(1), found.end(2), joined)):
                return {'kind': 'name_space', 'name': joined}
        found = re.match(r'\s*for\s+((each|every|var|let|const|har|har bir|каждый|каждого)[ \t]+)\w+\s+in\b', code)
        if found and self.heals(self.instead(*found.span(1), '')):
            return {'kind': 'word_extra', 'name': found[2]}
        found = re.match(rf'\s*for\s+({words}(?:[ \t]+\w+)+)\s+in\b', code)
        is_name = found and not set(found[1].split()).intersection(vars(builtins), keyword.kwlist)
        if is_name and self.heals(self.instead(*found.span(1), '_'.join(found[1].split()))):
            return {'kind': 'name_space', 'name': '_'.join(found[1].split())}
        found = re.match(rf'\s*({words}(?:-\w+)+)\s*=(?!=)', code)
        is_name = found and not all(each in self.known() for each in found[1].split('-'))
        if is_name and self.heals(self.instead(*found.span(1), found[1].replace('-', '_'))):
            return {'kind': 'name_hyphen', 'name': found[1].replace('-', '_')}
        found = re.match(r"\s*(\w*)([$?!@#№%&'`ʻʼ‘’])(\w*)\s*=(?!=)", code)
        # Between two values % and its like are signs of an operation.
        if found and not (found[2] in '%&@' and found[1] and found[3]) and found[1] + found[3] != '' and self.heals(self.instead(found.start(1), found.end(3), 'x')):
            return {'kind': 'name_sign', 'letter': found[2], 'name': found[1] + found[3]}
        return None

    def sign(self):
        """A sign that stands for another, or twice."""
        code, plain = self.code, self.plain
        found = re.search(r'(?<=[\d)])\s*([xXхХ×])\s*(?=[\d(])', code)
        if found and self.heals(self.instead(*found.span(1), '*')):
            return {'kind': 'sign', 'letter': found[1], 'other': '*'}
        found = re.search(r'(?<![\w.])\d{1,3}(?: \d{3})+(?![\w.])', plain)
        if found and self.heals(self.instead(*found.span(), found[0].replace(' ', '').lstrip('0') or '0')):
            return {'kind': 'number_spaced', 'name': found[0]}
        found = re.match(r'(?!\s*(?:if|elif|while|return|assert)\b)[^=]*[^=!<>](=\s+=)(?!=)', plain)
        if found and self.heals(self.instead(*found.span(1), '=')):
            return {'kind': 'two_signs', 'name': found[1]}
        found = re.search(r'[-+*/%]\s+([*/%])(?!=)', plain)
        if found and self.heals(self.instead(*found.span(1), ' ')):
            return {'kind': 'two_signs', 'name': ' '.join(found[0].split())}
        if ';' in plain and self._is_inside(plain.index(';')) and self.heals(''.join(',' if plain[at] == ';' else each for at, each in enumerate(code))):
            return {'kind': 'sign', 'letter': ';', 'other': ','}
        for wrong, right in ((';', ':'), (':', '/'), ('=', ':')):
            for found in re.finditer(rf'(?<![=!<>:]){re.escape(wrong)}(?!=)', plain):
                is_block = re.match(r'\s*(?:if|elif|else|for|while|def|class|try|with|except|finally)\b', plain)
                if right == ':' and wrong == ';' and not is_block:
                    continue
                if right != ':' and not self._is_inside(found.start()):
                    continue
                if right == '/' and (re.search('[{,]', plain) or not re.search(r'[\d)]\s*$', plain[: found.start()])):
                    continue
                if wrong == '=' and plain[: found.start()].count('{') <= plain[: found.start()].count('}'):
                    continue
                fixed = self.instead(*found.span(), right)
                if wrong == '=':
                    fixed = re.sub(r'=', ':', code[: found.start()]) + ':' + re.sub(r'(?<!=)=(?!=)', ':', code[found.end() :])
                if self.heals(fixed):
                    return {'kind': 'sign', 'letter': wrong, 'other': right}
        found = re.search(r'<([^<>=]+)>', plain)
        if found and self.heals(self.instead(*found.span(), '[]')):
            return {'kind': 'angle_list', 'name': f'[{code[found.start() + 1 : found.end() - 1]}]'}
        return None

    def product(self):
        """A number that has grown together with a name: a product within an expression, and no name that is made."""
        begin = max(0, self.offset - len(re.search(r'\d*$', self.code[: self.offset])[0]))
        found = re.match(rf'(\d+)({words})', self.code[begin:])
        if not found or found[2] not in self.known() or re.match(rf'\s*{re.escape(found[0])}\s*=(?!=)', self.code):
            return None
        product = f'{found[1]} * {found[2]}'
        return {'kind': 'times', 'name': product} if self.heals(self.instead(begin, begin + found.end(), product)) else None

    def neighbours(self, is_comma):
        """Two values beside one another, with nothing between them."""
        tokens = [(each[0], each.start(), each.end()) for each in _token.finditer(self.code)]
        pairs = [
            (one, other)
            for one, other in zip(tokens, tokens[1:])
            if _ends_value(one[0]) and (_begins_value(other[0]) or (other[0] == '(' and not re.fullmatch(words, one[0]) and one[0] != ')'))
        ]
        if not pairs:
            return None
        (before, start, end), (after, at, _) = pairs[0]
        if before in _foreign and re.fullmatch(words, after) and start == len(self.code) - len(self.code.lstrip()):
            return {'kind': 'declared', 'name': after, 'other': before} if self.heals(self.instead(start, at, '')) else None
        if before in _openings or after in ('then', 'do'):
            return None
        if before in _foreign and re.match(r'\s*def\b', self.code):
            plain_names = re.sub(rf'\b({"|".join(_foreign)})\s+(?=\w)', '', self.code)
            return {'kind': 'declared', 'name': after, 'other': before, 'letter': 'def'} if self.heals(plain_names) else None
        if before == 'new' and self.heals(self.instead(start, at, '')):
            return {'kind': 'word_extra', 'name': before}
        for one, other in pairs:
            begins = other[0] == 'print' or re.match(r'\w+\s*=(?!=)', self.code[other[1] :])
            if begins and not self._is_inside(one[2]) and self.heals(self.instead(one[2], other[1], '; ')):
                return {'kind': 'two_statements', 'name': self.code[other[1] :]}
        for one, other in pairs:
            called = self._without_brackets(one, other)
            if called:
                return called
        known = self.known()
        if any(re.fullmatch(words, each[0]) and each[0] not in known for pair in pairs for each in pair):
            # It may be a word that stands for a sign.
            return None
        for one, other in pairs:
            if '{' in self.plain[: one[2]] and self.heals(self.instead(one[2], other[1], ': ')):
                return {'kind': 'dict_colon'}
            if self.heals(self.instead(one[2], other[1], ', ')):
                kind = 'comma_between' if is_comma or self._is_inside(one[2]) else 'operator'
                return {'kind': kind, 'name': one[0], 'other': other[0]}
        code = self.code
        for one, other in reversed(pairs):
            code = code[: one[2]] + ', ' + code[other[1] :]
        if self.heals(code):
            return {'kind': 'comma_between', 'name': pairs[0][0][0], 'other': pairs[0][1][0]}
        return None

    def _without_brackets(self, one, other):
        """A function of Python's own with its value beside it rather than in brackets."""
        if one[0] not in _called:
            return None
        given = re.match(r'[^:#]*', self.plain[other[1] :])[0]
        while given.count(')') > given.count('('):
            given = given[: given.rindex(')')]
        value = self.code[other[1] : other[1] + len(given)].rstrip()
        end = other[1] + len(value)
        if value and self.heals(f'{self.code[: one[2]]}({value}){self.code[end:]}'):
            return {'kind': 'call_brackets', 'name': one[0], 'other': f'{one[0]}({value})'}
        return None

    def _is_inside(self, at):
        """Whether brackets are open at a place of the line."""
        before = self.plain[:at]
        return sum(before.count(each) for each in '([{') > sum(before.count(each) for each in ')]}')

    def never_closed(self):
        """The innermost bracket that nothing closes, and its line, where Python reads on once the line closes its own."""
        closing = {')': '(', ']': '[', '}': '{'}
        opened = []
        for number, line in enumerate(without_texts(self.source).split('\n'), 1):
            for sign in line:
                if sign in '([{':
                    opened.append((sign, number))
                elif sign in closing:
                    if not opened or opened[-1][0] != closing[sign]:
                        return None
                    opened.pop()
        if not opened:
            return None
        sign, number = opened[-1]
        opposite = dict(zip(closing.values(), closing))
        missing = ''.join(opposite[each] for each, line in reversed(opened) if line == number)
        before, colon = re.fullmatch(r'(.*?)(\s*:?)', re.sub(r'\s*(?:#.*)?$', '', self.lines[number - 1]), re.DOTALL).groups()
        is_read = any(self._reads(number, code) for code in (before + missing + colon, before + colon + missing))
        return (sign, number) if is_read else None


def _ends_value(token):
    return bool(_value.fullmatch(token) or token in ')]') and not keyword.iskeyword(token)


def _begins_value(token):
    return bool(_value.fullmatch(token)) and not keyword.iskeyword(token)
