"""What a mistake in writing shows beside its message: the word, quote, bracket or sign that makes the line readable."""

import keyword
import linecache
import re

from _qadam_forms import foreign_form, own_form, pasted
from _qadam_repairs import Line
from _qadam_spelling import words

MAX_SOURCE = 200_000

# Cyrillic letters that look like Latin ones.
_alike = dict(zip('аеорсухіѕјкһԁАВЕКМНОРСТУХІЅЈ', 'aeopcyxisjkhdABEKMHOPCTYXISJ', strict=True))


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
    line = Line(source_of(error.filename or ''), error.lineno or 0, error.offset or 0)
    message = error.msg or ''
    for word in re.findall(words, line.plain):
        found = spelled_apart(word)
        if found and keyword.iskeyword(found['other']):
            return {**found, 'line': line.number}
    found = pasted(line)
    if message.startswith('f-string: unmatched'):
        return line.brace()
    if found or isinstance(error, IndentationError) or message.startswith('f-string') or line.heals(line.code):
        # What Python reads, and refuses for its place, no other writing mends.
        return found
    return foreign_form(line) or _repaired(line, message) or own_form(line) or (line.colon() if message == 'invalid syntax' else None)


def _repaired(line, message):
    """What makes the line readable, by what Python says of it."""
    if message.startswith('unterminated'):
        return (line.quote() or line.name()) if 'triple' not in message else None
    suggested = re.search(r"Did you mean '(\w+)'\?$", message)
    found = line.word(suggested[1] if suggested else '') or (line.colon() if message == "expected ':'" else None) or line.quote() or line.name()
    if found:
        return found
    if not re.match(r"invalid syntax|expected|cannot assign|positional argument|invalid decimal|'[^']+' was never", message):
        return None
    if message.startswith('invalid decimal'):
        return line.product()
    if message.startswith('cannot assign'):
        return line.sign()
    return line.sign() or _unclosed(line, message) or line.neighbours('comma' in message)


def _unclosed(line, message):
    """A bracket that is open still, where Python stumbles over what comes after it."""
    if not message.startswith(('invalid syntax', 'expected', 'positional')):
        return None
    opened = line.never_closed()
    return {'kind': 'never_closed', 'name': opened[0], 'line': opened[1]} if opened and opened[1] <= line.number else None
