"""Lines written in a way that Python has not, each with the same line as Python has it: what is tried is what is told."""

import keyword
import re

from _qadam_spelling import words

_signs = {'===': '==', '!==': '!=', '=<': '<=', '=>': '>=', '=!': '!=', '<>': '!='}
_logic = {'&&': ' and ', '||': ' or ', '!': ' not '}
_heads = 'if|elif|else|while|for|def|class|try|except|finally|with|match|case'
_others = '|'.join(each for each in keyword.kwlist if each not in ('True', 'False', 'None'))

# A kind, how the line is written, and what it would be: `name` and `other` of the pattern are told.
_foreign = (
    ('else_if', r'(?P<indent>\s*)\}?\s*(?P<name>else\s+if|elseif|elsif)\b(?P<rest>.*?)\s*[:{]?\s*$', r'\g<indent>elif\g<rest>: pass'),
    ('c_for', r'(?P<indent>\s*)for\s*\(.*;.*;.*$', r'\g<indent>for i in range(5): pass'),
    ('braces', rf'(?P<head>\s*(?:{_heads})\b.*?)\s*\{{\s*$', r'\g<head>: pass'),
)
_own = (
    ('increment', rf'(?P<name>{words})\s*(?P<other>\+|-)(?P=other)(?!\s*[\w(])', r'\g<name>'),
    ('sign_space', r'(?P<name>[=!<>+\-*/])\s+=(?!=)', r'\g<name>='),
    ('sign_order', r'(?P<name>===|!==|=<|=!|<>|\bnot\s*=(?!=))', lambda found: _signs.get(found['name'], '!=')),
    # Elsewhere => is the arrow of a function.
    ('sign_order', r'^\s*(?:if|elif|while|return|assert)\b[^=]*(?P<name>=>)', lambda found: f'{found[0][:-2]}>='),
    ('logic_sign', r'(?P<name>&&|\|\||!(?!=))', lambda found: _logic[found['name']]),
    ('then_word', r'^(?P<head>\s*(?:if|elif|while|for)\b.*)\b(?P<name>then|do)\b\s*:?\s*$', r'\g<head>: pass'),
    ('operand_missing', r'''(?<=[\w)\]'"])(?P<blank>\s*)(?P<name>[+\-*/%]|<=?|>=?|==|!=)(?=\s*(?::?\s*$|[)\]]))''', r'\g<blank>\g<name> x '),
    ('operand_missing', r'\b(?P<other>and|or|not|is)\b(?=\s*(?::?\s*$|[)\]]))', r'\g<other> x '),
    ('walrus', rf'^(?P<indent>\s*)(?P<name>{words})\s*:\s*=', r'\g<indent>\g<name> ='),
    ('function_word', r'^(?P<indent>\s*)(?P<name>function|func|fun|void)\s+(?P<rest>\w+\s*\(.*\))\s*[:{]?\s*$', r'\g<indent>def \g<rest>: pass'),
    ('keyword_name', rf'^(?P<indent>\s*)(?P<name>{_others})\s*=(?!=)', r'\g<indent>x ='),
    *(('comprehension_if', rf'\bif\b(?P<test>.+?)(?P<loop>\bfor\b.+)(?=[\])}}]{{{depth}}}\s*$)', r'\g<loop> if \g<test>') for depth in (1, 2, 3)),
    ('condition_missing', r'^(?P<indent>\s*)(?P<name>if|elif|while)\s*:', r'\g<indent>\g<name> x:'),
    ('for_name', r'^(?P<head>\s*for)\s+in\b', r'\g<head> x in'),
    ('for_row', r'^(?P<head>\s*for\s+\w+\s+in)\s*:?\s*$', r'\g<head> x: pass'),
    ('word_called', r'^(?P<indent>\s*)(?P<name>break|continue|pass)\s*\(\s*\)', r'\g<indent>\g<name>'),
    ('def_name', rf'^(?P<head>\s*def\s+)(?!(?:\w+\s+)*(?:{"|".join(keyword.kwlist)})\b)\w+(?:(?:\s+|\s*[.-]\s*)\w+)+(?=\s*\()', r'\g<head>x'),
    ('def_brackets', r'^(?P<indent>\s*)def\s+(?P<name>\w+)\s*:?\s*$', r'\g<indent>def \g<name>(): pass'),
    ('def_brackets', r'^(?P<indent>\s*)def\s+(?P<name>\w+)\s*:\s*(?P<rest>\(.*\))\s*$', r'\g<indent>def \g<name>\g<rest>: pass'),
    ('colon', rf'^(?P<head>\s*(?:async\s+)?(?:{_heads})\b.*?)\s*[,;]?\s*$', r'\g<head>: pass'),
)


def pasted(line):
    """What came along with a copied program, or is a comment elsewhere."""
    code = line.code
    found = re.match(r'\s*(>>>|\.\.\.(?= \s*\S)|In \[\d*\]:)', code)
    if found:
        return {'kind': 'pasted_prompt', 'name': found[1]}
    if code.lstrip().startswith('```'):
        return {'kind': 'pasted_fence', 'name': '```'}
    found = re.match(r'\s*(//|/\*|\*/|<!--|--(?= ))', code)
    if found:
        return {'kind': 'comment_sign', 'name': found[1]}
    for found in re.finditer(r'\s//(?=\s+[^\W\d])', line.plain):
        if line.heals(line.instead(found.start() + 1, found.end(), '#')):
            return {'kind': 'comment_sign', 'name': '//'}
    found = re.match(rf'\s*(\d+)[.:)]?[ \t]+(?=[^\W\d]|#)', code)
    if found and line.heals(code[found.end() :]):
        return {'kind': 'pasted_number', 'name': found[1]}
    return None


def foreign_form(line):
    """A line as other languages have it."""
    return _form(line, _foreign)


def own_form(line):
    """A line that lacks something, or has it in another place."""
    return _form(line, _own) or _apostrophe(line) or _backslash(line)


def _form(line, forms):
    if line.heals(line.quoted):
        # It is a text of the line that Python stumbles over.
        return None
    for kind, pattern, right in forms:
        found = re.search(pattern, line.quoted)
        if found and line.heals(re.sub(pattern, right, line.quoted)):
            named = found.groupdict()
            return {'kind': kind, 'name': named.get('name') or '', 'other': named.get('other') or ''}
    return None


def _apostrophe(line):
    """A text in single quotes with an apostrophe in it, around words that are no names of the program."""
    found = re.findall(rf"(?<=[^\W\d])'({words})", line.code)
    # Of an even number another text may begin there, beside a name.
    if not found or (line.code.count("'") % 2 == 0 and line.known().intersection(found)):
        return None
    return {'kind': 'apostrophe'} if line.heals(re.sub(r"(?<=[^\W\d])'(?=[^\W\d])", '’', line.code)) else None


def _backslash(line):
    """A sign before the closing quote that makes the quote a part of the text."""
    return {'kind': 'backslash_end'} if line.heals(re.sub(r'''\\(["'][\s),\]]*)$''', r'\\\\\1', line.code)) else None
