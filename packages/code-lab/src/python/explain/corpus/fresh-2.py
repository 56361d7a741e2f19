#: a guessing game whose while has no colon and compares text | 3 | colon
import random
son = random.randint(1, 10)
while True
    break

#: a condition with a missing quote at the end | 2 | quote unclosed | input ha
javob = input("Davom? ")
if javob == "ha:
    print("davom")

#: a dictionary over lines without a comma | 2 | comma
d = {
    "a": 1
    "b": 2,
}

#: a list over lines never closed | 1 | bracket unclosed
ismlar = [
    "Ali",
    "Vali",
print(ismlar)

#: a call over lines with a bracket too few | 1 | bracket unclosed
print(
    "a",
    max(1, 2)
x = 5

#: a misspelt print among right ones | 2 | `print`
print("a")
pirnt("b")
print("c")

#: a misspelt name of a long program | 4 | `umumiy_narx`
umumiy_narx = 0
for narx in [1, 2]:
    umumiy_narx += narx
print(umumi_narx)

#: and written twice | 2 | `and` | never comma
x = 5
if x > 3 and and x < 9:
    print(x)

#: a comparison without its left side | 2 | `and`
x = 5
if x > 3 and < 9:
    print(x)

#: a chain of else | 6 | `else`
x = 5
if x > 3:
    print(1)
else:
    print(2)
else:
    print(3)

#: if with two values for or | 2 | colon
x = 5
if x == 5 or x == 6
    print(x)

#: a return before its brackets close | 2 | bracket unclosed
def f(x):
    return (x + 1
print(f(2))

#: a for with = | 1 | `in`
for i = range(5):
    print(i)

#: a while as in C | 2 | colon
i = 0
while (i < 3) {
    i += 1
}

#: a do while | 2 | `while`
i = 0
do:
    i += 1
while i < 3

#: an unfinished function at the end | 1 | indentation
def salom(ism):

#: a def with quotes around a parameter | 1 | parameter
def salom("ism"):
    print("salom")

#: a def with a number | 1 | parameter
def f(5):
    print("salom")

#: a class method with a misspelt self | 4 | `self`
class Uy:
    def __init__(self, xona):
        self.xona = xona
        slef.maydon = 5
uy = Uy(3)

#: a class called without brackets | 4 | `Uy(`
class Uy:
    def ochish(self):
        print("ochildi")
Uy.ochish()

#: an attribute that is spelt otherwise | 5 | `xona`
class Uy:
    def __init__(self, xona):
        self.xona = xona
uy = Uy(3)
print(uy.xonaa)

#: a value too many for a class | 4 | argument
class Uy:
    def __init__(self, xona):
        self.xona = xona
uy = Uy(3, 4)

#: a sum of a list of texts | 2 | text `int` | input 1 2
sonlar = input().split()
print(sonlar[0] * sonlar[1])

#: an average of input | 2 | text `int` | input 4
a = input("Baho: ")
print((a + 5) / 2)

#: a negative input | 2 | text `int` | never `str(` | input -3
harorat = input()
print(harorat - 1)

#: an input in a list | 3 | text `int` | never `str(` | input 5
baholar = []
baholar.append(input())
print(baholar[0] + 1)

#: an input through a function | 4 | text `int` | never `str(` | input 5
def sora():
    return input("Son? ")
son = sora()
print(son + 1)

#: a price with a unit | 1 | number `5 kg` | input 5 kg
x = int(input())

#: a float of a word | 1 | number `ming` | input ming
x = float(input())

#: range of a float from input | 2 | number | input 3
n = float(input())
for i in range(n):
    print(i)

#: text joined with None | 3 | `None` `return`
def salom(ism):
    print("Salom " + ism)
print("Natija: " + salom("Ali"))

#: a list method's None walked through | 2 | `None` `sort`
a = [3, 1, 2]
for x in a.sort():
    print(x)

#: reverse of a text | 2 | text absent
soz = "salom"
print(soz.reverse())

#: a dictionary walked through in pairs | 2 | `.items()`
d = {"a": 1}
for k, v in d:
    print(k)

#: a number in a text test | 1 | text number
print(5 in "12345")

#: a list compared with a number | 2 | list | never text
a = [1, 2]
if a > 1:
    print("ha")

#: a text as an index | 2 | index
a = [1, 2]
print(a["birinchi"])

#: an index in a nested list | 2 | index `1`
jadval = [[1, 2], [3, 4]]
print(jadval[1][2])

#: a pop of what is not there | 2 | index
a = [1, 2]
a.pop(5)

#: a key removed twice | 3 | key
d = {"a": 1}
del d["a"]
del d["a"]

#: a file read without opening | 1 | name `read`
matn = read("a.txt")

#: a file name that is not closed | 1 | quote unclosed | never inside
with open("a.txt, "w") as f:
    f.write("a")

#: a with without colon | 1 | colon
with open("a.txt", "w") as f
    f.write("a")

#: writing a list to a file | 2 | text list
with open("a.txt", "w") as f:
    f.write([1, 2])

#: an import of two with and | 1 | comma
import random and math

#: an import of a function as a module | 1 | `from random import randint`
import random.randint

#: from with a point for import | 1 | absent
from math import squareroot

#: turtle by a wrong colour | 3 | absent
import turtle
t = turtle.Turtle()
t.colour("red")

#: turtle moved by text | 3 | number
import turtle
t = turtle.Turtle()
t.forward("100")

#: a smart apostrophe as a quote | 1 | quote
print(‘Salom’)

#: a long dash for a minus | 1 | `-` hyphen
x = 5 – 3

#: a Russian word for a word of Python | 2 | `if`
x = 5
если x > 3:
    print(x)

#: a comma of another alphabet | 1 | `،`
print("a"،"b")

#: a label in front of a text | 1 | quote | never `/`
print(Javob: "5")

#: a percent after a number | 1 | `%`
x = 50%

#: an equals too many | 2 | `==`
x = 5
if x === 5:
    print(x)

#: not equal as in SQL | 2 | `!=`
x = 5
if x <> 5:
    print(x)

#: a value in brackets without a sign | 2 | `*`
x = 5
print(2(x + 1))

#: a missing multiplication between names | 2 | operator
a, b = 2, 3
c = a b

#: square root with a wrong name | 2 | `sqrt`
import math
print(math.sqroot(9))

#: brackets where a name was to be square | 2 | square
d = {"a": 1}
print(d("a"))
