#: a quiz whose function is misspelt at its call | 3 | name `savol_ber`
def savol_ber(matn):
    return input(matn)
savl_ber("Poytaxt? ")

#: a shop's list with a full stop for a comma | 1 | never index
narxlar = [1000. 2000, 3000]

#: a bracket that faces the wrong way | 1 | bracket
print)"salom"(

#: a print that ends in a square bracket | 1 | bracket
print("salom"]

#: a text closed and opened by a comma too many | 1 | never quote
print("a",, "b")

#: an assignment with a colon | 1 | `=`
ism : = "Ali"

#: a comparison with three equals | 2 | `==`
a = 1
print(a === 1)

#: a question mark for if | 2 | never comma
x = 3
y = x > 2 ? 1 : 0

#: a loop in one line with braces | 1 | `range`
for (i = 0; i < 5; i++)

#: a function of another language | 1 | `def`
function salom() {
}

#: a variable of another language | 1 | `x =`
int x = 5

#: a const of JavaScript | 1 | `pi =`
const pi = 3.14

#: console.log | 1 | `print`
console.log("salom")

#: a null | 1 | `None`
x = null

#: a switch | 2 | `match`
x = 1
switch x:
    case 1:
        pass

#: a try with catch | 3 | `except`
try:
    x = 1
catch:
    x = 2

#: an else if in two words | 4 | `elif`
x = 1
if x > 2:
    pass
else if x > 1:
    pass

#: an unless | 2 | never comma
x = 1
unless x > 2:
    pass

#: end at the end of a block | 4 | `end`
x = 1
if x == 1:
    print(x)
end

#: a tab among spaces | 4 | tab
x = 1
if x == 1:
        print(x)
	print(x)

#: an if inside of an if without indentation | 4 | indentation
x = 1
if x > 0:
    if x < 5:
    print("oraliqda")

#: a for without a body at the end | 1 | indentation
for i in range(3):

#: a class without a body | 2 | indentation
class Bosh:
print("x")

#: a comment as a body | 4 | indentation
x = 1
if x == 1:
# hech narsa
print("x")

#: a triple quote that is not closed | 1 | triple
"""Bu dastur
x = 5

#: a path with single slashes | 1 | backslash
yol = "C:\Users\ali"

#: a text with a line break | 1 | quote unclosed
gap = "Bir
ikki"

#: a quote of the phone | 1 | quote
print(«salom»)

#: a long dash for minus | 1 | hyphen
x = 10 – 3

#: a multiplication by a letter x | 1 | `*`
x = 3 x 4

#: a division by a colon | 1 | `/`
print(10 : 2)

#: a power with a small two | 2 | `**`
x = 3
print(x²)

#: a pi that math has | 1 | `math`
print(pi * 2)

#: a randint without its module | 2 | `random`
import random
print(randint(1, 3))

#: a module by a short name that was not given | 2 | name
import datetime as dt
print(datetime.date.today())

#: a function of a module by a wrong name | 2 | absent `math`
import math
print(math.square(4))

#: a from of what is not there | 1 | `random` absent
from random import randomint

#: a package that has to be installed | 1 | `requests` absent
import requests

#: pip in the program | 1 | `pip`
pip install pygame

#: a window | 1 | `turtle`
import tkinter

#: a turtle with a method misspelt | 3 | `forward`
import turtle
t = turtle.Turtle()
t.foward(50)

#: a turtle with a text for steps | 3 | never `range`
import turtle
t = turtle.Turtle()
t.forward("50")

#: a colour without quotes | 3 | quote
import turtle
t = turtle.Turtle()
t.color(red)

#: an open of a misspelt mode | 1 | `"r"`
f = open("a.txt", "read")

#: a write of a list | 2 | text list
f = open("a.txt", "w")
f.write(["a", "b"])

#: a read of a file that was never read as json | 2 | never bracket
import json
json.loads("")

#: int of None | 1 | `None` | never `map`
int(None)

#: int of a list | 1 | list
int(["1", "2"])

#: float of a text with a comma | 1 | comma | input 3,5
x = float(input())

#: str minus str | 1 | text
print("ab" - "b")

#: a negative list index too far | 2 | index
a = [1, 2]
print(a[-3])

#: a nested dictionary whose inner key is absent | 2 | key `yosh`
d = {"ali": {"ism": "Ali"}}
print(d["ali"]["yosh"])

#: a dictionary's value called as a list | 2 | number
d = {"ali": 5}
d["ali"].append(4)

#: a counter of a dictionary without its start | 3 | key `not in`
d = {}
for harf in "salom":
    d[harf] += 1

#: a global list whose name is assigned in a function | 3 | `global`
ballar = []
def qosh():
    ballar += [5]
qosh()

#: a recursion without a return of a number | 4 | `None` `return`
def yig(n):
    if n == 0:
        return 0
    return n + yig2(n - 1)
def yig2(n):
    print(n)
yig(2)

#: a lambda with a missing argument | 2 | argument
f = lambda a, b: a + b
f(1)

#: a staticmethod without self | 5 | `self`
class Hisob:
    def qosh(a, b):
        return a + b
h = Hisob()
h.qosh(1, 2)

#: a property that is called | 6 | number
class Uy:
    def __init__(self):
        self.xona = 3
u = Uy()
print(u.xona)
print(u.xona())

#: an attribute of the class before it is made | 4 | `ball` absent
class Bola:
    def qosh(self):
        self.x = 1
        self.ball += 1
Bola().qosh()
