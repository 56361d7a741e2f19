#: a train timetable with a key that is a number asked as a text | 2 | `int(...)` `'`
jadval = {1: "Samarqand"}
print(jadval["1"])

#: a train timetable with a missing comma after a dictionary | 1
a = [{"a": 1}
{"b": 2}]

#: a train timetable with a while that is misindented | 3 | `(` `)`
n = 0
while n < 2:
print(n)

#: a train timetable with a float index | 2 | `/` `:`
a = [1, 2, 3]
print(a[3 / 1])

#: a train timetable with an unclosed text in a call of two | 1
print("a", "b)

#: a train timetable with a wrong close | 1
print("a"]

#: a train timetable with an assignment in brackets | 1 | `==` `(`
(x = 5)

#: a train timetable with a call to a string method on a number | 2 | `zfill` `(`
n = 5
print(n.zfill(3))

#: a train timetable with a number in front of a bracket | 1 | `(` `*`
print(2(3))

#: a train timetable with a text in front of a bracket | 1 | `print` `:`
print("Jami"(3))

#: a train timetable with a name in Russian letters, misspelt | 2
имя = "a"
print(имяя)

#: a train timetable with a name half Russian | 2 | `rx` `:`
nаrx = 5
print(narx)

#: a train timetable with a Cyrillic operator word | 2 | `nd` `:`
x = 5
if x > 3 аnd x < 9:
    print("a")

#: a train timetable with a Cyrillic in an import | 1 | `th` `:`
import mаth

#: a train timetable with a Cyrillic in an attribute | 2 | `:`
import math
print(math.sqrt(4), math.рi)

#: a train timetable with a string in an int's place of a slice | 2 | `[` `:`
a = [1, 2, 3]
print(a[:"2"])

#: a train timetable with a step by step text | 1 | `int("2")` `"`
for i in range(0, 10, "2"):
    print(i)

#: a train timetable with a for over a None | 2 | `None` `ro`
ro = None
for r in ro:
    print(r)

#: a train timetable with two equal names in a def | 1
def f(a, a):
    pass

#: a train timetable with a default and a star | 3 | `f()`
def f(*, a):
    return a
f(1)

#: a train timetable with a nested list compared to a number | 3 | `:`
a = [[1], [2]]
for x in a:
    if x > 1:
        print(x)

#: a train timetable with an or in an in | 4 | `str(...)` `in`
s = "a"
if s in "abc" or 5 in "abc":
    print("x")
if 5 in "abc":
    print("y")

#: a train timetable with an empty split unpacked | 1 | `:`
a, b = "".split()

#: a train timetable with a map unpacked with a bad text | 1 | `:`
a, b = map(int, "5 x".split())

#: a train timetable with a list of tuples sorted by a wrong index | 2
a = [(1, 2), (3,)]
a.sort(key=lambda t: t[1])

#: a train timetable with a dictionary from zip of a number | 1
d = dict(zip(["a"], 5))

#: a train timetable with a class's repr misspelt attribute | 5 | `(` `)`
class P:
    def __init__(self, n):
        self.n = n
    def __str__(self):
        return f"{self.m}"
print(P(1))

#: a train timetable with an object printed by plus | 4 | `str(...)`
class P:
    def __str__(self):
        return "a"
print("P: " + P())

#: a train timetable with an init without self in its body | 3 | `(` `)`
class P:
    def __init__(self, n):
        n = self.n
P(1)

#: a train timetable with a class attribute in a method | 4 | `soni`
class P:
    soni = 0
    def f(self):
        soni += 1
P().f()

#: a train timetable with a subclass without a call | 6 | `A()` `(`
class A:
    def __init__(self, x):
        self.x = x
class B(A):
    pass
B()

#: a train timetable with an import inside a text | 1
from math import "sqrt"

#: a train timetable with a from of a wrong module | 1 | `maths` `math`
from maths import sqrt

#: a train timetable with a datetime misspelt | 1 | `datetime` `datetme`
from datetime import datetme

#: a train timetable with a date from parts of a text | 3 | `int(y)` `int(m)`
from datetime import date
d, m, y = "1.2.2024".split(".")
print(date(y, m, d))

#: a train timetable with a time added to a number | 2 | `time` `+`
from datetime import time
print(time(1) + 1)

#: a train timetable with a wrong order of a try | 1 | `finally` `except`
except ValueError:
    pass
try:
    x = 1

#: a train timetable with a return between a class and a def | 3 | `return` `def`
class A:
    x = 1
    return x

#: a train timetable with a yield in brackets broken | 2 | `(`
def f():
    x = (yield 1
f()

#: a train timetable with a lambda that prints and is added | 2 | `return` `append`
f = lambda: print("a")
x = f() + 1

#: a train timetable with a dictionary whose value is called | 2 | `:`
d = {"a": 5}
d["a"]()

#: a train timetable with a list whose element is called | 2 | `:`
a = [5]
a[0]()

#: a train timetable with a text whose element is called | 1 | `:`
"abc"[0]()

#: a train timetable with a pop of a text | 1 | `pop` `(`
"abc".pop()

#: a train timetable with a pop beyond | 1 | `len(...)` `-`
[1].pop(5)

#: a train timetable with an insert of a text place | 1 | `int("0")` `"`
[1].insert("0", 2)

#: a train timetable with a remove by place | 2 | `in`
a = ["a"]
a.remove(0)

#: a train timetable with a del beyond | 2
a = [1]
del a[3]

#: a train timetable with an index of a slice set | 2 | `iterable` `extended`
a = [1, 2]
a[0:1] = 5

#: a train timetable with a text joined by a number | 1 | `imaginary` `invalid`
print(5.join(["a"]))

#: a train timetable with a text joined by a list | 1 | `join` `:`
print(["-"].join(["a"]))

#: a train timetable with two breaks outside | 3 | `break` `while`
for i in range(3):
    pass
break

#: a train timetable with a format by percent and a dictionary | 1 | `get(...)` `in`
print("%(a)s" % {"b": 1})

#: a train timetable with a format by percent and one value | 1 | `%` `:`
print("%s va %s" % "a")

#: a train timetable with a round in a text | 1 | `round(2.5)` `str`
print("Narx: " + round(2.5))

#: a train timetable with an abs of a None | 2 | `None`
x = None
print(abs(x))
