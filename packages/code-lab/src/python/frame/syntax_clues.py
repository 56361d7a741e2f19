"""What a mistake in writing shows beside its message: letters of another alphabet, brackets and signs that are missing."""

import keyword
import linecache
import re

MAX_SOURCE = 200_000

# Cyrillic letters that look like Latin ones.
_alike = dict(zip('аеорсухіѕјкһԁАВЕКМНОРСТУХІЅЈ', 'aeopcyxisjkhdABEKMHOPCTYXISJ', strict=True))

words = r'[^\W\d]\w*'
_token = re.compile(rf'''{words}|\d[\w.]*|"[^"\n]*"|'[^'\n]*'|\S''')
_foreign = frozenset('var let const int float double string String bool char auto val'.split())
# With which a function begins in other languages.
_openings = ('function', 'func', 'fun', 'void')


def source_of(file):
    text = ''.join(linecache.getlines(file))
    if len(text) > MAX_SOURCE:
        raise LookupError
    return text


def latin(name):
    return ''.join(_alike.get(letter, letter) for letter in name)


def spelled_apart(name):
    """A name in which Cyrillic letters stand among Latin ones."""
    spelled = latin(name)
    if spelled == name or not spelled.isascii():
        return None
    at = next(at for at, letter in enumerate(name) if letter in _alike)
    return {'kind': 'lookalike', 'name': name, 'other': spelled, 'letter': name[at], 'count': at + 1}


def syntax_clue(error):
    source = source_of(error.filename or '')
    line = error.lineno or 0
    code = (source.split('\n')[line - 1 : line] or [''])[0]
    for word in re.findall(words, _without_texts(code)):
        found = spelled_apart(word)
        if found and keyword.iskeyword(found['other']):
            return {**found, 'line': line}
    if not re.match(r'invalid syntax|expected|cannot assign|positional argument|invalid decimal', error.msg or ''):
        return None
    opened = _never_closed(source)
    if opened and (error.msg or '').startswith(('invalid syntax', 'expected', 'positional')) and opened[1] <= line:
        return {'kind': 'unclosed', 'name': opened[0], 'line': opened[1]}
    if error.msg.startswith('invalid decimal'):
        found = re.match(rf'(\d+)({words})', code[max(0, (error.offset or 1) - 1 - _digits(code, error.offset or 1)):])
        return {'kind': 'times', 'name': f'{found[1]} * {found[2]}'} if found and _is_inside(code, found[0]) else None
    return _missing_operator(code, error.offset or 0) if error.msg.startswith('invalid syntax') else None


def _digits(code, offset):
    """How many digits stand before a place."""
    return len(re.search(r'\d*$', code[: offset - 1])[0])


def _is_inside(code, text):
    """A number that has grown together with a name is a product within an expression, and no name that is made."""
    return not re.match(rf'\s*{re.escape(text)}\s*=(?!=)', code)


def _missing_operator(code, offset):
    """Two values beside one another, with nothing between them."""
    tokens = [(each[0], each.start() + 1) for each in _token.finditer(code)]
    for (before, _), (after, at) in zip(tokens, tokens[1:]):
        if at != offset:
            continue
        if before in _foreign and re.fullmatch(words, after):
            return {'kind': 'declared', 'name': after, 'other': before}
        if before not in _openings and after not in ('then', 'do') and _ends_value(before) and _begins_value(after):
            return {'kind': 'operator', 'name': before, 'other': after}
    return None


def _ends_value(token):
    return bool(re.fullmatch(r'''[\w.]+|".*"|'.*'|[)\]]''', token)) and not keyword.iskeyword(token)


def _begins_value(token):
    return bool(re.fullmatch(r'''[\w.]+|".*"|'.*'|\(''', token)) and not keyword.iskeyword(token)


_text_or_comment = re.compile(
    r"""'''.*?(?:'''|\Z)|\"\"\".*?(?:\"\"\"|\Z)|'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?|\#[^\n]*""", re.DOTALL
)


def _without_texts(source):
    """The source with its texts and comments blanked out, each line where it was."""
    return _text_or_comment.sub(lambda found: re.sub(r'[^\n]', ' ', found[0]), source)


def _never_closed(source):
    """The innermost bracket that nothing closes, and its line."""
    closing = {')': '(', ']': '[', '}': '{'}
    opened = []
    for number, line in enumerate(_without_texts(source).split('\n'), 1):
        for sign in line:
            if sign in '([{':
                opened.append((sign, number))
            elif sign in closing:
                if not opened or opened[-1][0] != closing[sign]:
                    return None
                opened.pop()
    return opened[-1] if opened else None
