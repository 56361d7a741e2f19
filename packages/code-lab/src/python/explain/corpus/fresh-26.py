#: a calculator with an if chain and a pasted bracket | 5
a = 5
b = 3
amal = "+"
if amal == "+":
    print(a + b))
elif amal == "-":
    print(a - b)

#: a mixed russian keyword | 2 | `:`
x = 5
если x > 3:
    print("больше")

#: uzbek word for while | 2
n = 0
toki n < 3:
    n += 1

#: a missing comma in a list of strings with names | 2 | `Vali` `ism`
ism = "Ali"
royxat = [ism "Vali", "Guli"]

#: a missing comma in a list of lines | 3
royxat = [
    "Ali",
    "Vali"
    "Guli"
    5
]

#: print with a colon in its brackets | 2
ism = "Ali"
print("Ism": ism)

#: class Cyrillic keyword | 1 | `lass` `:`
сlass A:
    pass

#: class without a colon and a body | 1 | `(` `:`
class Mashina
    rang = "qizil"

#: a method call without brackets then used | 5 | `:` `(`
class T:
    def ol(self):
        return 5
t = T()
print(t.ol + 1)

#: dataclass without import | 1 | `dataclass`
@dataclass
class Nuqta:
    x: int
    y: int

#: dataclass field without type | 6 | `Nuqta()`
from dataclasses import dataclass
@dataclass
class Nuqta:
    x: int
    y = 0
n = Nuqta(1, 2)

#: inheritance without super | 8 | `__init__(...)` `__init__`
class Hayvon:
    def __init__(self, ism):
        self.ism = ism
class It(Hayvon):
    def __init__(self, ism, zot):
        self.zot = zot
it = It("Rex", "ovcharka")
print(it.ism)

#: property called | 5 | `yuza` `D()`
class D:
    @property
    def yuza(self):
        return 10
print(D().yuza())

#: static without decorator | 4 | `qosh(self, a, b)` `self`
class M:
    def qosh(a, b):
        return a + b
print(M().qosh(2, 3))

#: wrong super call | 6 | `__init__()` `super()`
class A:
    def __init__(self, x):
        self.x = x
class B(A):
    def __init__(self):
        super().__init__()
b = B()

#: abstract class | 6 | `implementation` `instantiate`
from abc import ABC, abstractmethod
class Shakl(ABC):
    @abstractmethod
    def yuza(self):
        pass
s = Shakl()

#: object compared by size | 4 | `Kitob` `:`
class Kitob:
    def __init__(self, bet):
        self.bet = bet
print(Kitob(5) < Kitob(6))

#: object added | 4 | `+`
class Pul:
    def __init__(self, s):
        self.s = s
print(Pul(5) + Pul(6))

#: next of an exhausted generator | 3 | `print` `:`
g = (x for x in range(1))
print(next(g))
print(next(g))

#: yield from a number | 2
def g():
    yield from 5
print(list(g()))

#: generator len | 2 | `generator` `list(...)`
g = (x for x in [1, 2])
print(len(g))

#: await in a plain function | 3 | `asyncio.run(...)` `await`
import asyncio
def kut():
    await asyncio.sleep(1)
kut()

#: gather of plain functions | 6 | `asyncio.run(...)` `Chrome`
import asyncio
def f():
    return 1
async def main():
    print(await f())
asyncio.run(main())

#: async forgetting await | 7 | `asyncio.run(...)` `Chrome`
import asyncio
async def son():
    return 5
async def main():
    x = son()
    print(x * 2)
asyncio.run(main())

#: csv read of a missing column | 3 | `get(...)` `Yosh`
import csv, io
for q in csv.DictReader(io.StringIO("ism,yosh\nAli,12")):
    print(q["Yosh"])

#: csv split by the wrong sign | 2 | `split()`
qator = "Ali,12,5"
ism, yosh, baho = qator.split(";")

#: data average with a missing value | 2 | `return` `append`
baholar = [5, None, 4]
print(sum(baholar) / len(baholar))

#: max of a dict's texts and numbers | 2 | `float(...)` `int(...)`
d = {"a": 5, "b": "6"}
print(max(d.values()))

#: sorted of mixed | 1 | `float(...)` `int(...)`
print(sorted([3, "2", 1]))

#: a nested dict key | 2 | `get(...)` `bal`
d = {"ali": {"yosh": 12}}
print(d["ali"]["bal"])

#: a json with number keys | 3 | `str(...)` `(`
import json
d = json.loads('{"1": "bir"}')
print(d[1])

#: a list as a key | 2
d = {}
d[[1, 2]] = "a"

#: counter of a number | 2
from collections import Counter
print(Counter(5))

#: a zip used with index | 2 | `list(...)` `zip`
z = zip([1, 2], [3, 4])
print(z[0])

#: enumerate forgot brackets | 1 | `:`
for i, x in enumerate [1, 2]:
    print(i, x)

#: range with three and floats | 1 | `range` `/`
for i in range(0, 1, 0.1):
    print(i)

#: for over an int | 1 | `range(...)`
for i in 5:
    print(i)

#: for over len | 2 | `range(...)`
a = [1, 2]
for i in len(a):
    print(a[i])

#: loop var misspelt | 2 | `soon` `son`
for son in range(3):
    print(soon)

#: dict attribute style | 2 | `ism` `:`
odam = {"ism": "Ali"}
print(odam.ism)

#: a missing in key of format | 1 | `format(yosh=...)` `format(...)`
print("{ism} {yosh}".format(ism="Ali"))

#: an f with wrong format | 2 | `:`
ism = "Ali"
print(f"{ism:.2f}")

#: int of text word | 1 | `ikki` `'`
yosh = int("o'n ikki")

#: int of list | 1 | `map(int, ...)` `int(...)`
x = int([1, 2])

#: float comma | 1 | `:` | input 3,5
x = float(input())

#: empty answer | 1
x = int("")

#: text minus | 1 | `float(...)` `int(...)`
print("salom" - "s")

#: text times text | 1 | `int("5")` `int("4")`
print("5" * "4")

#: sqrt of minus | 2 | `if`
import math
print(math.sqrt(-4))

#: factorial of a float | 2 | `int(...)`
import math
print(math.factorial(2.5))

#: randint one arg | 2 | `randint()` `(`
import random
print(random.randint(5))

#: randint swapped | 2 | `randint`
import random
print(random.randint(10, 1))

#: sample too many | 2 | `population` `negative`
import random
print(random.sample([1, 2], 5))

#: choice of an empty | 2
import random
print(random.choice([]))

#: shuffle of a text | 2
import random
random.shuffle("abc")

#: time strptime | 2 | `format` `match`
from datetime import datetime
print(datetime.strptime("2024-13-01", "%Y-%m-%d"))

#: date wrong day | 2 | `range` `month`
from datetime import date
print(date(2023, 2, 30))

#: datetime module now | 2 | `datetime.datetime.now` `datetime`
import datetime
print(datetime.now())

#: a file by Windows path | 1 | `Users` `/`
f = open("C:\Users\ali\a.txt")

#: a file in append of read mode | 2 | `"`
f = open("q.txt", "w")
print(f.read())

#: assert of a message | 2 | `linmaydi` `assert`
def bol(a, b):
    assert b != 0, "nolga bo'linmaydi"
    return a / b
bol(1, 0)

#: raise own | 3 | `raise` `yomon`
class Xato(Exception):
    pass
raise Xato("yomon son")

#: raise a text | 1 | `ValueError("...")` `raise`
raise "xato"

#: except without type name | 3 | `zeroDivisionError` `ZeroDivisionError`
try:
    x = 1 / 0
except zeroDivisionError:
    print("nol")

#: finally before except | 5 | `finally` `except`
try:
    x = 1
finally:
    print("a")
except ValueError:
    print("b")

#: import of a misspelt name | 1 | `randint` `random`
from random import randit

#: import of a misspelt module | 1 | `radnom` `random`
import radnom

#: numpy | 1 | `datetime` `random`
import numpy as np
print(np.array([1]))

#: module named in use but aliased | 2 | `math` `:`
import math as m
print(math.pi)

#: del then use | 3 | `del` `(`
x = 5
del x
print(x)

#: name defined in an if not taken | 4 | `holat` `:`
yosh = 10
if yosh > 18:
    holat = "katta"
print(holat)

#: name in a comprehension afterwards | 2 | `:` `"`
a = [q * 2 for q in range(3)]
print(q)

#: list remove missing | 2 | `in`
a = [1, 2]
a.remove(5)

#: list index of missing | 2 | `in`
a = ["olma"]
print(a.index("nok"))

#: insert with one | 2 | `insert()`
a = [1]
a.insert(5)

#: append two | 2 | `extend([...])` `append(`
a = []
a.append(1, 2)

#: extend of number | 2
a = []
a.extend(5)

#: add of list to dict | 2 | `append` `:`
d = {}
d.append("a")

#: set literal with list | 1
s = {[1], [2]}

#: tuple assign | 2
t = (1, 2)
t[0] = 5

#: string format minus | 2 | `str(narx)` `narx`
narx = 5000
print("Narxi: " + narx + " so'm")

#: print returned added | 1 | `print("a")` `print()`
x = print("a") + 5

#: lambda missing colon | 1
f = lambda x x * 2

#: ternary without else | 2 | `else` `if`
x = 5
y = "katta" if x > 3

#: not equal of SQL | 2 | `!=` `<`
x = 5
if x <> 5:
    print("ha")

#: arrow function | 1
kv = (x) => x * x
