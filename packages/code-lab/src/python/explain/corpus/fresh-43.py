#: dataclass without decorator | 4 | argument `__init__(self, ...)` `Kitob()`
class Kitob:
    nom: str
    narx: int
k = Kitob("Alpomish", 25000)

#: dataclass field order | 2 | argument `o` `:`
from dataclasses import dataclass
@dataclass
class K:
    nom: str = ""
    narx: int

#: counter most common misspelt | 3 | absent `most_common` `most_comon`
from collections import Counter
c = Counter("banan")
print(c.most_comon(1))

#: deque by wrong import | 2 | module `collections.deque.` `deque`
import collections
d = deque([1, 2])

#: zip of a number | 2 | absent argument
ism = ["a", "b"]
for i, x in zip(ism, 5):
    print(i, x)

#: sorted by key text | 2 | argument bracket `sorted(...)`
odamlar = [("Ali", 12), ("Vali", 9)]
print(sorted(odamlar, key="yosh"))

#: sorted by lambda with two | 2 | argument `lambda()` `b.`
odamlar = [("Ali", 12), ("Vali", 9)]
print(sorted(odamlar, key=lambda a, b: b))

#: dict comprehension with comma | 1 | `:`
kv = {x, x**2 for x in range(3)}

#: kwargs unpack of a list | 3 | argument `o` `:`
def f(a, b):
    return a + b
print(f(**[1, 2]))

#: args too many by star | 3 | argument parameter `f()`
def f(a, b):
    return a + b
print(f(*[1, 2, 3]))

#: default argument before others | 1 | argument parameter `f(b, a=1)` `def`
def salom(ism="mehmon", yosh):
    print(ism, yosh)

#: named argument then plain | 3 | argument `(` `a`
def f(a, b):
    return a - b
print(f(a=5, 3))

#: regex group of none | 3 | empty `None` `m`
import re
m = re.search(r"\d+", "salom")
print(m.group())

#: bytes plus text | 2 | argument `can't concat str to bytes` `o`
a = b"salom"
print(a + "!")

#: encode twice | 2 | absent `encode` `decode`
s = "salom".encode()
print(s.encode())

#: sys argv | 2 | absent index `sys.argv`
import sys
print(sys.argv[1])

#: decimal mixing | 2 | number `Decimal` `+`
from decimal import Decimal
print(Decimal("1.5") + 2.5)

#: statistics of nothing | 2 | argument `mean requires at least one data point` `print`
import statistics
print(statistics.mean([]))

#: math domain | 2 | argument `print` `o`
import math
print(math.acos(2))

#: factorial of decimal | 2 | number `int(...)`
import math
print(math.factorial(2.5))

#: sleep of text | 2 | digit inside `int("1")` `:`
import time
time.sleep("1")

#: strptime wrong format | 2 | argument `print` `o`
from datetime import datetime
d = datetime.strptime("05.01.2024", "%Y-%m-%d")

#: date out of range | 2 | argument `print` `o`
import datetime
d = datetime.date(2024, 2, 30)

#: csv row index | 4 | absent index `q`
satrlar = "ali;12\nvali".split("\n")
for s in satrlar:
    q = s.split(";")
    print(q[1])

#: a matrix row too short | 4 | absent index `m[i]`
m = [[1, 2, 3], [4, 5]]
for i in range(2):
    for j in range(3):
        print(m[i][j])

#: while with index past end | 4 | absent index `a`
a = [1, 2, 3]
i = 0
while i <= len(a):
    print(a[i])
    i += 1

#: removing while iterating by index | 3 | absent index `a`
a = [1, 2, 2, 3]
for i in range(len(a)):
    if a[i] == 2:
        a.remove(2)

#: dict changed while looping | 2 | `list(...)` `for`
d = {"a": 1, "b": 2}
for k in d:
    if d[k] == 1:
        del d[k]

#: remove absent | 2 | absent list `in`
a = [1, 2]
a.remove(5)

#: index absent | 2 | absent list `in`
a = ["olma", "nok"]
print(a.index("uzum"))

#: string index absent | 1 | absent `find(...)` `in`
print("salom".index("z"))

#: tuple changed | 2 | inside list
t = (1, 2)
t[0] = 5

#: tuple append | 2 | absent bracket `append` `:`
t = (1, 2)
t.append(3)

#: set index | 2 | absent index `list(...)` `set`
s = {1, 2}
print(s[0])

#: set plus set | 1 | argument `+`
print({1} + {2})

#: dict plus dict | 1 | argument `+`
print({"a": 1} + {"b": 2})

#: dict as key | 2 | key
d = {}
d[{"a": 1}] = 2

#: list multiplied by list | 1 | list number
print([1, 2] * [3, 4])

#: assert with text | 2 | `assert` `kichik`
x = 3
assert x > 5, "kichik"

#: finally without colon | 3 | colon `(` `:`
try:
    x = 1
finally
    print("tamom")

#: exception name misspelt | 3 | quote `ValueError` `ValueEror`
try:
    int("a")
except ValueEror:
    print("xato")

#: exception used after | 5 | absent inside `except` `e`
try:
    int("a")
except ValueError as e:
    pass
print(e)

#: custom exception not derived | 3 | argument `__init__(self, ...)` `Xato()`
class Xato:
    pass
raise Xato("yomon")

#: exit in a loop misspelt | 3 | `break.` `brek`
for i in range(3):
    if i == 1:
        brek

#: continue outside | 2 | inside loop `continue` `while`
x = 5
continue

#: pass misspelt in def | 2 | `pass.` `pas`
def f():
    pas
f()

#: a nested quote in f-string with escape | 1 | argument `ism` `ism`
print(f"U dedi: \"{ism}\"")

#: percent sign left | 2 | argument `incomplete format` `print`
foiz = 20
print("Chegirma %d%" % foiz)

#: round of text | 1 | digit inside `float("3.7")` `:`
print(round("3.7"))

#: abs of text | 2 | always `input()` `int(x)` | input -5
x = input()
print(abs(x))

#: min of two texts and number | 1 | digit inside `int("5")` `:`
print(min("5", 3))

#: isdigit without brackets | 5 | argument `y` `:`
x = "12"
if x.isdigit == True:
    print(int(x))
else:
    print(y)

#: a question with two prompts | 1 | argument parameter `input()`
ism = input("Ism: ", "Familiya: ")

#: print with semicolon between | 1 | comma `(` `)`
print("a"; "b")

#: print end without name | 1
print("a", end "")

#: range with brackets square | 1 | bracket function `range(...)` `range`
for i in range[5]:
    print(i)

#: def inside call | 1
print(def f(): return 1)

#: lambda assigned with def | 1 | `expected '('` `:`
def kv = lambda x: x * x

#: import star from number | 1
from 5 import *

#: variable starting with digit | 1 | digit `:`
2son = 5

#: variable with space | 1 | comma indentation `birinchi_son` `bir`
birinchi son = 5

#: variable with dot | 1 | argument `birinchi` `o`
birinchi.son = 5

#: keyword as variable | 1 | reserved `for_1.` `for`
for = 3

#: string not closed at prompt | 1 | quote
ism = input("Ismingiz: )
print(ism)
