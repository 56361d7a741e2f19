#: pasted telegram quotes | 1 | quote
print(«Salom, dunyo»)

#: half finished function call over lines | 4 | bracket unclosed `(`
def hisob(a, b):
    return a + b

natija = hisob(
    5,
    7

print(natija)

#: a colon after else with text | 4 | colon `else` `(`
x = 4
if x == 4:
    print("ha")
else print("yo'q")

#: a Cyrillic а inside a keyword argument | 1 | `sep.` `sеp`
print("a", "b", sеp="-")

#: class without colon and self | 1 | colon `(` `:`
class Mashina
    def __init__(self, rang):
        self.rang = rang

#: method defined with dash | 2 | digit function `_`
class A:
    def ism-olish(self):
        return 1

#: random import then call | 2 | module `random.randint.` `randint`
import random
son = randint(1, 6)
print(son)

#: choice of a number | 2 | absent number `len` `(`
import random
print(random.choice(5))

#: shuffle result used | 4 | argument `shuffle()` `None`
import random
a = [1, 2, 3]
b = random.shuffle(a)
for x in b:
    print(x)

#: numbers until a word in a loop and word stop | 4 | digit hyphen `stop` `:` | input 3, 4, stop
jami = 0
while True:
    s = input()
    jami += int(s)
    if s == "stop":
        break
print(jami)

#: nested dict missing inner key | 2 | absent key `get(...)` `boy`
d = {"ali": {"yosh": 12}}
print(d["ali"]["boy"])

#: list in list wrong bracket | 2 | bracket colon `[` `]`
m = [[1, 2], [3, 4]]
print(m[1, 0])

#: string formatting with comma decimals | 2 | argument `float(...)` `int(...)`
pi = 3.14159
print("pi: {:.2f}".format("pi"))

#: f format of text as number | 2 | argument `float(...)` `int(...)`
ism = "Ali"
print(f"{ism:.2f}")

#: format places numbered from 1 | 1 | absent argument `format(...)` `{`
print("{1} va {2}".format("Ali", "Vali"))

#: join of numbers | 1 | inside number `str(...)` `join`
print(", ".join([1, 2, 3]))

#: sorted of mixed | 1 | compares number `float(...)` `int(...)`
print(sorted([3, "2", 1]))

#: max of nothing | 1 | empty `max()`
print(max([]))

#: key with capital | 2 | absent key `get(...)` `ism`
d = {"Ism": "Ali"}
print(d["ism"])

#: dict by dot | 2 | bracket key `d["ism"]` `:`
d = {"ism": "Ali"}
print(d.ism)

#: list by dot length | 2 | absent list `len(...)` `length`
a = [1, 2]
print(a.length)

#: strings minus | 2 | number `float(...)` `int(...)`
a = "salom"
print(a - "m")

#: in of a number | 1 | inside list `in`
print(5 in 12345)

#: len of a number | 1 | absent digit `str(...)` `len`
print(len(12345))

#: not iterable number | 1 | number `range(...)`
for i in 5:
    print(i)

#: range with float var | 2 | number `int(...)`
n = 7 / 2
for i in range(n):
    print(i)

#: index by division | 2 | always number `len(a)` `//`
a = [1, 2, 3, 4]
print(a[len(a) / 2])

#: unclosed dict over lines | 1 | brace bracket `{`
d = {
    "a": 1,
    "b": 2
print(d)

#: unclosed list then def | 1 | bracket unclosed `[`
a = [1, 2, 3
def f():
    return a

#: missing quote at end of a long line | 1 | quote
xabar = "Bugun havo yaxshi
print(xabar)

#: comment with slash at the end | 1 | `//` `#`
x = 5 // bu son
print(x)

#: floor division unfinished | 2
x = 17
y = x // 
print(y)

#: percent assign | 2 | argument compares `==`
x = 10
x % 3 = 1

#: two assignments in one line | 1 | newline `:` `b`
a = 5 b = 6

#: chained compare with words | 2 | `and` `:`
x = 5
if x > 3 and < 10:
    print("ha")

#: not equal sign other | 2 | `<>` `!=`
x = 5
if x <> 3:
    print("ha")

#: equals arrow | 2 | `=>` `>=`
x = 5
if x => 3:
    print("ha")

#: pow caret on float | 2 | `**` `:`
x = 2.5
print(x ^ 2)

#: increments | 3 | absent newline `++` `+=`
i = 0
while i < 3:
    i++

#: ternary from C | 2
x = 5
y = x > 3 ? 1 : 0

#: null | 1 | absent argument `null` `None`
x = null

#: true small | 1 | capital `true` `True`
tugadi = true

#: none small | 1 | capital `none` `None`
x = none

#: this in a class | 5 | `self.` `this`
class A:
    def __init__(self):
        self.x = 1
    def f(self):
        return this.x
print(A().f())

#: attribute without self | 5 | `self.pul.` `self`
class Hisob:
    def __init__(self, pul):
        self.pul = pul
    def qosh(self, n):
        pul += n
h = Hisob(5)
h.qosh(3)

#: method call without self | 5 | `self.salom()` `salom`
class A:
    def salom(self):
        print("salom")
    def ikki(self):
        salom()
A().ikki()

#: method without self in def | 4 | argument parameter `salom(self)` `self`
class A:
    def salom():
        print("salom")
A().salom()

#: class method on class | 4 | `a.salom()` `A(...)`
class A:
    def salom(self):
        print("salom")
A.salom()

#: init with one underscore | 4 | argument `__init__(self, ...)` `__init__`
class A:
    def _init_(self, x):
        self.x = x
a = A(5)

#: str returns number | 4 | number `str(...)` `__str__`
class A:
    def __str__(self):
        return 5
print(A())

#: recursion without end | 2 | function inside `return` `if`
def f(n):
    return f(n - 1)
f(3)

#: yield outside | 2 | function indentation `yield` `def`
x = [1, 2]
yield x

#: await in a plain def | 3 | function inside `asyncio.run(...)` `await`
import asyncio
def f():
    await asyncio.sleep(1)

#: import from with wrong name | 1 | absent file `squareroot` `math.py`
from math import squareroot

#: import misspelled | 1 | absent module `maths` `math`
import maths

#: import two with space | 1
import math random

#: from without import | 1 | `randint.` `import.`
from random randint

#: open absent file | 1 | absent file `talabalar.csv`
with open("talabalar.csv") as f:
    print(f.read())

#: write number | 2 | file number `str(...)`
with open("b.txt", "w") as f:
    f.write(5)

#: string method on None | 1 | argument `print("salom")` `print()`
x = print("salom").upper()
