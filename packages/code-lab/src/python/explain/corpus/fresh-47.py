#: a calculator with a sign that is unknown | 8 | argument `natija` `:` | input 5, x, 3
a = float(input())
amal = input()
b = float(input())
if amal == "+":
    natija = a + b
elif amal == "-":
    natija = a - b
print(natija)

#: a menu by numbers | 3 | index number `int(...)` `:` | input ikki
menyu = ["non", "choy"]
tanlov = input()
print(menyu[tanlov])

#: names by a dictionary of lists | 2 | absent key `get(...)` `in`
sinf = {"5a": ["Ali", "Vali"]}
sinf["5b"].append("Guli")

#: count of letters by a dictionary | 4 | absent key `get(...)` `in`
soz = "olma"
s = {}
for h in soz:
    s[h] = s[h] + 1
print(s)

#: the biggest of three by a function without brackets | 2 | bracket function `:` `(`
def katta(a, b):
    if a > b:
        return a
    return b
print(katta(katta(1, 2), katta))

#: a password with a length | 2 | absent digit `str(...)` `len`
parol = 12345
if len(parol) < 8:
    print("qisqa")

#: age by a year as text | 2 | always `int(yil)` `input()` | input 2010
yil = input("Yil: ")
yosh = 2024 - yil

#: text repeated by a decimal | 1 | list number `float(...)` `int(...)`
print("-" * 10.0)

#: a line of stars by division | 1 | list number `float(...)` `int(...)`
print("*" * (10 / 2))

#: an average rounded by text | 1 | digit inside `int("2")` `:`
print(round(10 / 3, "2"))

#: a timer with a text | 4 | number quote `end` `=`
import time
for i in range(3):
    time.sleep(0)
    print(i, end=0)

#: a tuple of one | 2 | number `[` `]`
t = (5)
print(t[0])

#: a list of names joined by a loop | 3 | absent index `ismlar`
ismlar = ["a", "b"]
for i in range(len(ismlar)):
    print(ismlar[i] + ", " + ismlar[i + 1])

#: a matrix printed by numbers | 4 | index list `:`
m = [[1, 2], [3, 4]]
for i in m:
    for j in i:
        print(m[i][j])

#: a dictionary printed by an index | 3 | absent key `get(...)` `in`
d = {"a": 1, "b": 2}
for i in range(len(d)):
    print(d[i])

#: a set by an index | 3 | absent index `list(...)` `set`
s = {"a", "b"}
for i in range(2):
    print(s[i])

#: a string turned by reverse | 2 | absent `reverse` `s[::-1]`
s = "salom"
print(s.reverse())

#: a string sorted by sort | 2 | absent list `sort` `(`
s = "salom"
s.sort()

#: the last letter by a function | 2 | absent `ljust` `last`
s = "salom"
print(s.last())

#: a list by add | 2 | absent list `append(...)` `add`
a = [1]
a.add(2)

#: a dict by add | 2 | absent argument `set()` `add`
d = {}
d.add("a", 1)

#: a dict by append | 2 | absent argument `append` `:`
d = {"a": 1}
d.append({"b": 2})

#: a dict by has | 2 | absent `has` `(`
d = {"a": 1}
if d.has("a"):
    print(1)

#: a list by size | 2 | absent list `len(...)` `size`
a = [1]
print(a.size())

#: a file read by lines misspelt | 4 | absent `readline_all` `readlines`
with open("a.txt", "w") as f:
    f.write("a")
f = open("a.txt")
print(f.readline_all())

#: a file opened for reading and written | 4 | file `w` `a`
with open("a.txt", "w") as f:
    f.write("a")
with open("a.txt") as f:
    f.write("b")

#: a file opened for writing and read | 2 | file `r`
with open("a.txt", "w") as f:
    print(f.read())

#: a file mode unknown | 1 | file `:` `r`
f = open("a.txt", "read")

#: a folder of the computer | 1 | absent file `C:/Users/Ali/a.txt` `a.txt`
f = open("C:/Users/Ali/a.txt")

#: json from a dict | 2 | argument `o` `:`
import json
print(json.loads({"a": 1}))

#: json of an object | 4 | argument `o` `z`
import json
class A:
    pass
print(json.dumps(A()))

#: json without a key | 3 | absent key `get(...)` `in`
import json
d = json.loads('{"a": 1}')
print(d["b"])

#: random choice of a dict | 3 | key list `random.choice` `list(...)`
import random
random.seed(2)
print(random.choice({"a": 1, "b": 2}))

#: random choice of nothing | 2 | empty
import random
print(random.choice([]))

#: random float bounds | 2 | number `int(...)`
import random
print(random.randint(1, 2.5))

#: random text bounds | 2 | digit inside `int("1")` `int("5")`
import random
print(random.randint("1", "5"))

#: math sqrt negative | 2 | number `if`
import math
print(math.sqrt(-4))

#: math sqrt of text | 2 | digit inside `int("4")` `:`
import math
print(math.sqrt("4"))

#: math log zero | 2 | capital number `if`
import math
print(math.log(0))

#: math pi called | 2 | bracket function `math.pi`
import math
print(math.pi())

#: math misspelt | 2 | absent `sqrt` `sqr`
import math
print(math.sqr(4))

#: math from star and prefix | 2 | argument module `import` `math.`
from math import *
print(math.sqrt(4))

#: datetime from and prefix | 2 | absent `datetime.datetime` `datetime`
from datetime import datetime
print(datetime.datetime.now())

#: date minus text | 2 | `date` `:`
from datetime import date
print(date(2024, 1, 1) - "2023-01-01")

#: strftime on a text | 2 | absent `strftime` `(`
s = "2024-01-01"
print(s.strftime("%d"))

#: counter of a number | 2 | absent argument
from collections import Counter
print(Counter(5))

#: an alias forgotten | 2 | module `random` `r.`
import random as r
print(random.randint(1, 2))

#: a package absent | 1 | absent module `datetime` `random`
import numpy as np

#: a game package | 1 | absent inside `pygame` `turtle`
import pygame

#: a window | 1 | absent inside `tkinter` `turtle`
import tkinter

#: a turtle by a text | 3 | digit inside `int("100")` `:`
import turtle
t = turtle.Turtle()
t.forward("100")

#: a turtle without its module | 1 | module `Turtle.` `Turtle`
t = Turtle()

#: a turtle's screen misspelt | 2 | absent `screen` `Screen`
import turtle
turtle.screen()

#: threads | 2 | inside `threading` `asyncio`
import threading
threading.Thread(target=print).start()

#: a request | 1 | absent module `requests` `datetime`
import requests

#: a system command | 2 | inside `multiprocessing` `subprocess`
import os
os.system("dir")

#: an environment variable | 2 | absent key `USER_ISM` `get(...)`
import os
print(os.environ["USER_ISM"])

#: an assertion of a function | 2 | `assert` `:`
def f(x):
    assert x > 0
    return x
f(-1)

#: a not implemented | 2 | `NotImplementedError.` `raise`
def f():
    raise NotImplementedError
f()
