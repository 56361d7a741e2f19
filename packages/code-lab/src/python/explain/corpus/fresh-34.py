#: a bank that raises its own error when there is too little | 5 | `yetarli` `raise`
class YetarliEmas(Exception):
    pass
def yech(pul, x):
    if x > pul:
        raise YetarliEmas("pul yetarli emas")
yech(5, 10)

#: a check that raises an error by name alone | 3 | `raise` `:`
def f(x):
    if x < 0:
        raise ValueError
f(-1)

#: an error made in a variable and raised | 2 | `raise` `yomon`
e = ValueError("yomon")
raise e

#: an error raised again | 2 | `:`
try:
    int("a")
except ValueError:
    raise

#: an error raised from another | 4 | `boshqa` `raise`
try:
    int("a")
except ValueError as e:
    raise TypeError("boshqa") from e

#: an error raised with a name that is not known | 1 | `XatoQiymat`
raise XatoQiymat("a")

#: a loop whose sum begins as a list | 3
jami = []
for x in [1, 2]:
    jami += x

#: a loop whose sum begins as a text | 3 | `str(x)` `:`
jami = ""
for x in [1, 2]:
    jami += x

#: a loop that multiplies from an unset name | 2 | `kopaytma` `:`
for x in [1, 2]:
    kopaytma = kopaytma * x

#: a loop that appends to a text | 3 | `append` `+`
s = ""
for h in "abc":
    s.append(h)

#: a loop by an index of a set | 3 | `list(...)` `set`
s = {1, 2}
for i in range(len(s)):
    print(s[i])

#: a loop by keys used as a list | 2 | `dict_keys` `list(...)`
d = {"a": 1}
print(d.keys()[0])

#: a loop by values sorted in place | 2 | `dict_values` `list(...)`
d = {"a": 1}
d.values().sort()

#: a dictionary by pairs of three | 1 | `dictionary` `sequence`
print(dict([(1, 2, 3)]))

#: a dictionary of a number | 1
print(dict(5))

#: a list of a number | 1
print(list(5))

#: a tuple of a number | 1
print(tuple(5))

#: a set of a number | 1
print(set(5))

#: a text of two | 1 | `argument` `encoding`
print(str(1, 2))

#: a float of a word | 1 | `besh` `:`
print(float("besh"))

#: an int of a complex word | 1 | `input()` `split()`
print(int("5 5"))

#: an int of a long number in groups | 1 | `:`
print(int("1 000 000"))

#: an int of two with a comma | 1 | `split(",")` `input()`
print(int("3,5"))

#: an int of a decimal in a list | 1 | `float(...)` `int(...)`
print([int(x) for x in ["1", "2.5"]])

#: a bool compared by size with a text | 1 | `float(...)` `int(...)`
print(True > "a")

#: a range of a None | 2 | `None`
n = None
for i in range(n):
    print(i)

#: a range with four | 1 | `range()`
for i in range(1, 2, 3, 4):
    print(i)

#: a range by step zero | 1 | `(` `)`
for i in range(0, 5, 0):
    print(i)

#: a slice by step zero | 1 | `(` `)`
print("abc"[::0])

#: an enumerate by a number | 1
for i, x in enumerate(5):
    print(i)

#: a zip by a number | 1
for a, b in zip([1], 5):
    print(a)

#: an input by two | 1 | `input()`
x = input("a", "b")

#: a print with a wrong word | 1 | `print()` `ends`
print("a", ends="")

#: a print with a number for its end | 1 | `end` `=`
print("a", end=5)

#: a print with a list for its separator | 1 | `sep` `=`
print("a", "b", sep=[","])

#: a sort by a function without its name | 1 | `sort(reverse=True)` `sort(key=...)`
[3, 1].sort(len)

#: a sum with a text start | 1 | `join(seq)` `strings`
print(sum([1, 2], "0"))

#: a round with text digits | 1 | `int("1")` `"`
print(round(2.5, "1"))

#: a len of two | 1 | `len()`
print(len("a", "b"))

#: a type of nothing | 1 | `arguments` `type()`
print(type())

#: an ord of a number | 1 | `expected` `string`
print(ord(5))

#: a hex of a text | 1 | `int("5")` `"`
print(hex("5"))

#: an all of numbers | 1 | `all()`
print(all(1, 2))

#: an abs of a list | 1 | `abs()` `:`
print(abs([1]))

#: a pow of one | 1 | `(` `)`
print(pow(2))

#: a max key misspelt | 1 | `max()` `keyy`
print(max([1, 2], keyy=len))

#: a math name with a capital | 2 | `Pi` `pi`
import math
print(math.Pi)

#: a math ceil of none | 2 | `NoneType` `number`
import math
print(math.ceil(None))

#: a random choice of a number | 2 | `len` `(`
import random
print(random.choice(5))

#: a random choice of a set | 2 | `list(...)` `set`
import random
print(random.choice({1, 2}))

#: a random sample of a text, right, then a join of a number | 2 | `join`
import random
print(",".join(5))

#: a time sleep of a text | 2 | `int("1")` `"`
import time
time.sleep("1")

#: a time sleep below zero | 2 | `negative` `length`
import time
time.sleep(-1)

#: a date of a text | 2 | `int("2024")` `"`
from datetime import date
print(date("2024", 1, 1))

#: a date of thirteen months | 2 | `month` `print`
from datetime import date
print(date(2024, 13, 1))

#: a date formatted by a missing method | 2 | `isoformat` `format`
from datetime import date
print(date.today().format("d"))

#: a difference of dates used as a number | 2 | `timedelta` `+`
from datetime import date
print((date(2024, 1, 2) - date(2024, 1, 1)) + 1)

#: a json with a trailing comma | 2 | `JSON`
import json
json.loads('{"a": 1,}')

#: a json of a set inside | 2 | `serializable` `Object`
import json
json.dumps({"a": {1}})

#: a csv writer on a name | 2 | `argument` `method`
import csv
csv.writer("a.csv")

#: an open with a list | 1 | `open("a.txt")` `:`
open(["a.txt"])

#: an open with a number mode | 1 | `argument` `open()`
open("a.txt", 5)

#: an open in a folder | 1 | `papka` `a.txt`
open("papka/a.txt")

#: an os path misspelt | 2 | `exists` `exist`
import os
print(os.path.exist("a"))

#: a string module's letters misspelt | 2 | `string.py` `string`
import string
print(string.leters)

#: a re compile with a number | 2 | `argument` `compiled`
import re
re.findall(5, "a5")

#: a copy of a module not imported | 1 | `import` `copy`
b = copy.deepcopy([1])

#: a sys argument missing | 2 | `sys.argv`
import sys
print(sys.argv[1])

#: a deque's max misspelt | 2 | `deque()` `maxlenn`
from collections import deque
d = deque(maxlenn=3)

#: a heap by a list of mixed | 3 | `float(...)` `int(...)`
import heapq
h = [3]
heapq.heappush(h, "a")

#: a lambda stored in a list called by index beyond | 2
f = [lambda: 1]
print(f[1]())

#: a lambda's late name | 1 | `yoq` `:`
f = lambda: yoq
f()

#: a recursive list | 3 | `append(...)` `+`
a = []
a.append(a)
print(a + 1)

#: an object that formats itself by a name it lacks | 3 | `ism` `(`
class A:
    def __str__(self):
        return f"{self.ism}"
print(A())

#: an object whose repr has an error | 3 | `if`
class A:
    def __repr__(self):
        return 1 / 0
print([A()])

#: an iterator without next | 4 | `returned` `iterator`
class A:
    def __iter__(self):
        return self
for x in A():
    print(x)

#: an iterator that returns a list | 4 | `returned` `iterator`
class A:
    def __iter__(self):
        return [1]
for x in A():
    print(x)

#: a len that gives a text | 4 | `int(...)`
class A:
    def __len__(self):
        return "5"
print(len(A()))

#: a bool that gives a number | 4 | `__bool__` `returned`
class A:
    def __bool__(self):
        return 5
if A():
    print("a")

#: an init that returns | 4 | `__init__()` `should`
class A:
    def __init__(self):
        return 5
A()

#: a new with a wrong argument | 4 | `A()`
class A:
    def __init__(self, *, x):
        self.x = x
A(5)
