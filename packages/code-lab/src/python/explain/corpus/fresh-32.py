#: a quiz program with three mistakes, the first told | 3 | `(` `:`
savollar = [("2+2", 4), ("3*3", 9)]
ball = 0
for savol, javob in savollar
    j = int(input(savol))
    if j == javob
        ball =+ 1
print(ball)

#: a game field printed by nested loops with a bracket missing | 2 | `(`
for y in range(3):
    for x in range(3:
        print("*", end="")
    print()

#: a ticket price by age with a chain | 4 | `(` `:`
yosh = 10
if yosh < 7:
    narx = 0
elif yosh < 18
    narx = 500
else:
    narx = 1000

#: a temperature converter whose colon is a dash | 1 | `(` `:`
def f(c) -
    return c * 9 / 5 + 32

#: a temperature converter by a text | 2 | `float(...)` `int(...)` | input 36.6
c = input()
print(c * 9 / 5 + 32)

#: a phone book with a method of another kind | 2 | `remove` `(`
daftar = {"Ali": "90"}
daftar.remove("Ali")

#: a phone book with has | 2 | `has_key` `in`
daftar = {"Ali": "90"}
if daftar.has_key("Ali"):
    print("bor")

#: a phone book with a length property | 2 | `len(...)` `length`
daftar = {"Ali": "90"}
print(daftar.length)

#: a list's size | 2 | `len(...)` `size`
a = [1]
print(a.size())

#: a text's length | 1 | `len(...)` `length`
print("salom".length())

#: a text reversed by method | 1 | `reverse` `:`
print("salom".reversed())

#: a text contains | 1 | `contains` `(`
print("salom".contains("s"))

#: a list contains | 1 | `includes` `(`
print([1].includes(1))

#: a list joined by itself | 1 | `join` `:`
print([1].join())

#: a text as an integer property | 1 | `toInt` `count`
print("5".toInt())

#: a parse of other languages | 1 | `parseInt` `:`
x = parseInt("5")

#: a printf | 1 | `print("...")` `printf`
printf("salom")

#: a console.log | 1 | `print("...")` `console`
console.log("salom")

#: an echo | 1
echo "salom"

#: a System.out | 1 | `print("...")` `System`
System.out.println("salom")

#: a Math of JavaScript | 1 | `import` `Math`
print(Math.sqrt(4))

#: a null | 1 | `null` `None`
x = null

#: a nil in a condition | 2 | `None` `nil`
x = 5
if x != nil:
    print("a")

#: a var | 1 | `var` `:`
var x = 5

#: an int declared | 1 | `int` `:`
int x = 5

#: a String declared | 1 | `String` `ism`
String ism = "Ali"

#: a typed parameter | 1 | `int` `:`
def f(int x, int y):
    return x + y

#: a returned type in front | 1
int f(x):
    return x

#: an increment | 2 | `+=` `+`
i = 0
i++

#: a not-equal of three | 2 | `!=` `=`
x = 5
if x !== 5:
    print("a")

#: an equal of three | 2 | `==` `=`
x = 5
if x === 5:
    print("a")

#: an at-least written backwards | 2 | `>=` `=`
x = 5
if x => 5:
    print("a")

#: an at-most written backwards | 2 | `<=` `=`
x = 5
if x =< 5:
    print("a")

#: an isnot | 2 | `isnot` `is`
x = None
if x isnot None:
    print("a")

#: a notin | 1 | `notin` `not`
if 1 notin [1]:
    print("a")

#: an and misspelt | 2 | `adn` `:`
x = 5
if x > 3 adn x < 9:
    print("a")

#: an or in Uzbek | 2
x = 5
if x > 3 yoki x < 1:
    print("a")

#: an and in Russian | 2
x = 5
if x > 3 и x < 9:
    print("a")

#: an agar | 2 | `agar` `:`
x = 5
agar x > 3:
    print("a")

#: a lambda with return | 1 | `lambda` `return`
f = lambda x: return x * 2

#: a yield with brackets in a lambda, and a def missing | 1
f = def (x): return x

#: an import by from in the wrong order | 1 | `import` `from`
import sqrt from math

#: an import with a file ending | 1 | `import` `py`
import random.py

#: an import of a part | 1 | `import` `sqrt`
import math.sqrt

#: an import with a capital | 1 | `import` `:`
import Random

#: an import of two by and | 1 | `and` `(`
import math and random

#: an import star misspelt | 1
from math import *sqrt

#: an import missing what | 1 | `Expected` `import`
from math import

#: a pip | 1 | `import` `pip`
pip install requests

#: an import of a web package | 1 | `requests` `datetime`
import requests

#: an import of a window | 1 | `tkinter` `turtle`
import tkinter

#: a module used as a function | 2 | `random` `:`
import random
print(random(1, 6))

#: a function of a module without it | 1 | `import` `sqrt`
print(sqrt(16))

#: a module's name forgotten after import | 2 | `sqrt` `:`
import math
print(sqrt(16))

#: a sleep without time | 1 | `import` `sleep`
sleep(1)

#: a randint without its module | 1 | `randint` `random`
print(randint(1, 6))

#: a datetime of now | 3 | `datetime` `-`
from datetime import datetime
print(datetime.today)
print(datetime.now() - 5)

#: a threading | 3 | `threading` `asyncio`
import threading
t = threading.Thread(target=print)
t.start()

#: a system command | 2 | `multiprocessing` `subprocess`
import os
os.system("dir")

#: a url | 2 | `:`
import urllib.request
urllib.request.urlopen("http://a.uz")

#: an eval of a name | 1
x = eval("y + 1")

#: a number too many in the assignment | 1 | `:`
a, b, c = 1, 2

#: a starred in the middle too short | 1 | `:`
a, *b, c = [1]

#: a for that unpacks letters | 1
for a, b in ["xyz"]:
    print(a)

#: a nested call on a list method | 2 | `a.sort()` `sort()`
a = [3, 1]
for x in a.sort():
    print(x)

#: a reverse given on | 2 | `a.reverse()` `reverse()`
a = [1, 2]
print(len(a.reverse()))

#: a shuffle given on | 4 | `shuffle()` `None`
import random
a = [1, 2]
b = random.shuffle(a)
print(b[0])

#: a seed of text, right, then a wrong choice | 3 | `random.choice` `list(...)`
import random
random.seed("a")
print(random.choice({"a": 1}))

#: an own add that gives nothing | 8 | `None`
class Royxat:
    def __init__(self):
        self.a = []
    def append(self, x):
        self.a.append(x)
r = Royxat()
x = r.append(5)
print(x + 1)

#: an own sort that returns None under a condition | 5 | `return` `append`
class R:
    def sort(self):
        if False:
            return 1
print(R().sort() + 1)
