#: a savings program with interest misspelt | 4 | `jamgarma` `jamgrma`
jamgarma = 1000
for yil in range(3):
    jamgarma = jamgarma * 1.1
    print(yil, jamgrma)

#: a savings program with a bracket inside a text | 1 | `(`
print("Yil (1"

#: a savings program rounded by a method | 2 | `round` `(`
x = 2.567
print(x.round(2))

#: a savings program with money as text | 2 | `:`
narx = "12 000"
print(int(narx))

#: a savings program with a percent sign in a number | 1 | `%`
foiz = 10%

#: a clock that adds minutes as texts | 3 | `str(daqiqa)` `daqiqa`
soat = "10"
daqiqa = 30
print(soat + ":" + daqiqa)

#: a shop with a dictionary changed by a tuple | 3 | `get(...)` `sut`
narx = {"non": 3000}
narx["non", "sut"] = 5000
print(narx["sut"])

#: a shop with a price list zipped and printed beyond | 4 | `nom`
nom = ["non"]
narx = [3000, 9000]
for i in range(2):
    print(nom[i], narx[i])

#: a shop with an if under an else | 4 | `(` `:`
x = 1
if x > 1:
    print("a")
else
    print("b")

#: a shop with a while whose condition is a call without brackets | 3
savat = ["a"]
while savat.copy:
    savat.pop()

#: a library with two classes, one misspelt in use | 5 | `Kitob` `Kitb`
class Kitob:
    pass
class Kutubxona:
    def __init__(self):
        self.k = [Kitb()]
Kutubxona()

#: a library with a method returning another's None | 5 | `return` `append`
class A:
    def ol(self):
        self.x = 5
a = A()
print(a.ol().x)

#: a library with a class variable changed through the class, misspelt | 3 | `soni` `son`
class A:
    soni = 0
A.son += 1

#: a library with an own exception caught by a wrong name | 5 | `Xatto` `Xato`
class Xato(Exception):
    pass
try:
    raise Xato("a")
except Xatto:
    pass

#: a library with a dictionary of methods not called | 4 | `f(...)` `A()`
class A:
    def f(self):
        return {"a": 1}
print(A().f["a"])

#: a hangman with a text that is a list | 2 | `upper` `(`
soz = list("olma")
print(soz.upper())

#: a hangman with a set of letters indexed by letter | 2 | `list(...)` `set`
harflar = {"o", "l"}
print(harflar["o"])

#: a hangman with a find on a list | 2 | `find` `(`
soz = list("olma")
print(soz.find("l"))

#: a hangman with a replace by index | 2
soz = "____"
soz[1] = "l"

#: a hangman with a join of None | 1 | `str(...)` `join`
print("".join([None, "a"]))

#: a chess board by a double index with a comma | 2 | `[` `]`
doska = [["a", "b"], ["c", "d"]]
doska[0, 1] = "x"

#: a chess board printed by a star of a number | 2 | `*`
n = 8
print(*n)

#: a chess board with a range of an input without int | 2 | `input()` `int(n)` | input 3
n = input()
doska = [[0] * n for _ in range(3)]

#: a chess board with list times text | 2 | `int(n)` `:`
n = "3"
print([0] * n)

#: a morse code by a dictionary that lacks a letter | 2 | `get(...)` `in`
morze = {"a": ".-"}
print(" ".join(morze[h] for h in "ab"))

#: a morse code by get and join | 2 | `str(...)` `join`
morze = {"a": ".-"}
print(" ".join(morze.get(h) for h in "ab"))

#: a roman number by a while with a name unset | 3 | `natija` `:`
n = 5
while n > 0:
    natija = natija + "I"
    n -= 1

#: a leap year with a missing bracket around or | 2 | `(` `:`
yil = 2024
if yil % 4 == 0 and yil % 100 != 0 or yil % 400 == 0
    print("kabisa")

#: a leap year with a wrong percent | 2 | `int(yil)` `yil`
yil = "2024"
if yil % 4 == 0:
    print("kabisa")

#: a triangle of stars with a text times text | 3 | `input()` `int(n)` | input 3
n = input()
for i in range(int(n)):
    print("*" * n)

#: a multiplication table with a format broken | 2 | `-` `:`
for i in range(1, 4):
    print(f"{i} x {i = {i * i}")

#: a multiplication table with end inside the text | 2
for i in range(3):
    print(i, end=" )

#: a file of marks that is read as numbers | 3 | `uch` `:`
with open("b.txt", "w") as f:
    f.write("5\n4\nuch\n")
print(sum(int(q) for q in open("b.txt")))

#: a file of marks written with append of another mode | 1 | `:` `"`
f = open("b.txt", "append")

#: a file of marks with a with broken | 1 | `(` `:`
with open("b.txt", "w")
    f.write("a")

#: a file of marks read by a path with a slash | 1 | `b.txt` `/`
open("/b.txt")

#: a random password by a join of numbers | 2 | `str(...)` `join`
import random
print("".join(random.choices(range(10), k=4)))

#: a random password by choice of a joined dictionary | 3 | `dict_keys` `list(...)`
import random
d = {"a": 1}
print(random.choice(d.keys()))

#: a random walk with a misspelt method | 2 | `randomint` `randint`
import random
x = random.randomint(1, 2)

#: a birthday by a subtraction of a text and a number | 2 | `int(yil)` `input()` | input 2012
yil = input("Yil: ")
print(2024 - yil)

#: a birthday by a date with a zero | 2 | `:` `"`
from datetime import date
print(date(2024, 05, 1))

#: a bill split by a name that is a function | 3 | `:` `(`
def odam():
    return 4
print(100 / odam)

#: a bill split by an integer division of a text | 1 | `int("4")` `"`
print(100 // "4")

#: a bill with a lambda that lacks its argument | 2 | `lambda()` `(`
jami = lambda x: x * 2
print(jami())

#: a star import and a name hidden | 2 | `pow()`
from math import *
print(pow(2, 3, 4))

#: a json of scores with a comment | 2 | `JSON`
import json
json.loads('{"a": 1} // izoh')

#: a nested list unpacked in the head | 1 | `iterable` `cannot`
for (a, b), c in [(1, 2)]:
    print(a)

#: a dictionary by a comprehension with a colon missing | 1
d = {x x * 2 for x in range(3)}

#: a set comprehension whose result is indexed | 2 | `list(...)` `set`
s = {x for x in "aab"}
print(s[0])

#: a filter whose result has a length | 1 | `list(...)` `filter`
print(len(filter(None, [0, 1])))

#: a generator exhausted by list then max | 3 | `max()`
g = (x for x in [1, 2])
list(g)
print(max(g))

#: a decorator that lacks its argument | 3 | `d()` `(`
def d(f):
    return f
@d()
def s():
    pass

#: a class whose method has the name of an attribute | 6 | `yosh` `A()`
class A:
    def __init__(self):
        self.yosh = 5
    def yosh(self):
        return self.yosh
print(A().yosh())

#: a class whose attribute is a property without a call | 4 | `:` `(`
class A:
    def narx(self):
        return 5
print(A().narx > 3)

#: a stack by a class that inherits a list, misspelt | 3 | `Stek` `push`
class Stek(list):
    def qosh(self, x):
        self.push(x)
Stek().qosh(1)

#: a static method that uses self | 4 | `self`
class A:
    @staticmethod
    def f():
        return self.x
A.f()

#: a class method without its first | 5 | `classmethod` `f(self)`
class A:
    @classmethod
    def f():
        return 1
A.f()

#: an async program that runs a function, not a coroutine | 4 | `awaitable` `object`
import asyncio
def f():
    return 1
asyncio.run(f())

#: an unpacking of a text by three | 1 | `:`
a, b, c = "ab"

#: a slice with a step of a text | 1 | `[` `:`
print("salom"["a":])

#: a text that ends with a bracket and a quote swapped | 1 | `(`
print("Salom)"

#: a division in an f-string by zero | 2 | `if`
a = 0
print(f"{5 / a}")
