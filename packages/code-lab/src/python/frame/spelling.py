"""What a word was meant to be: the words of Python that are near it, and those of other languages."""

import keyword

words = r'[^\W\d]\w*'

# Words of other languages for those of Python.
elsewhere = {
    'catch': 'except',
    'elseif': 'elif',
    'foreach': 'for',
    'switch': 'match',
    'throw': 'raise',
    'until': 'while not',
    'agar': 'if',
    'если': 'if',
    'иначе': 'else',
    'пока': 'while',
    'для': 'for',
}
_joined = {'isnot': 'is not', 'notin': 'not in'}

def distance(one, other):
    """How many letters are wrong, missing, too many or swapped."""
    rows = [list(range(len(other) + 1))]
    for i, letter in enumerate(one, 1):
        row = [i]
        for j, against in enumerate(other, 1):
            best = min(rows[-1][j] + 1, row[-1] + 1, rows[-1][j - 1] + (letter != against))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == against:
                best = min(best, rows[-2][j - 2] + 1)
            row.append(best)
        rows.append(row)
    return rows[-1][-1]


def keywords_like(word):
    """The words of Python that a word may have been meant to be, the nearest first."""
    lower = word.lower()
    if word in elsewhere:
        return [elsewhere[word]]
    if word in _joined:
        return [_joined[word]]
    near = []
    for right in keyword.kwlist:
        if right.lower() == lower:
            return [right]
        apart = distance(lower, right.lower())
        if len(word) > 1 and apart <= (1 if len(word) < 5 else 2) and apart < len(right):
            near.append((apart, right[0].lower() != lower[0], abs(len(right) - len(word)), right))
    return [right for *_, right in sorted(near)]
