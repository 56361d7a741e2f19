#: a timetable whose day is asked by a wrong capital | 2 | key `Dushanba`
jadval = {"dushanba": "matematika", "seshanba": "fizika"}
print(jadval["Dushanba"])

#: a game of dice counted by an absent face | 4 | key
import random
hisob = {}
for i in range(3):
    hisob["olti"] += 1

#: letters counted in a word without a start | 3 | key
sanoq = {}
for harf in "salom":
    sanoq[harf] = sanoq[harf] + 1

#: a to-do list whose item is taken by its word | 2 | index
ishlar = ["dars", "uyqu"]
print(ishlar["dars"])

#: a to-do list's item deleted past the end | 2 | index
ishlar = ["dars", "uyqu"]
del ishlar[2]

#: a to-do list popped past the end | 2 | index
ishlar = ["dars", "uyqu"]
ishlar.pop(5)

#: an age asked and compared in a chain | 2 | `int` | input 15
yosh = input("Yosh: ")
if 10 < yosh < 18:
    print("o'smir")

#: two answers multiplied | 3 | text | input 4, 5
a = input()
b = input()
print(a * b)

#: a price multiplied by a text with a word | 2 | text | input 5 kg
kg = input("Necha kg: ")
print(kg * 1.5)

#: an answer counted with int in the wrong place | 1 | text | input 5
x = int(input("x: ")) + "5"

#: a print whose text is divided | 1 | text
print("10" / 2)

#: a total of an input added to a number | 3 | text | input 500
jami = 0
for i in range(1):
    jami += input("Narx: ")

#: a text total of numbers | 3 | text
matn = ""
for i in range(3):
    matn += i

#: a list extended with a number | 2 | number
a = [1]
a.extend(5)

#: a list to which a text is added by += of a number | 2 | number
a = [1]
a += 5

#: a dictionary updated with a list | 2 | never `int(`
d = {}
d.update([1, 2])

#: a dictionary from a list of single words | 1 | never `int(`
d = dict(["ab", "cde"])

#: a set to which a list is added | 2 | list
s = set()
s.add([1])

#: a set removed of what is not there | 2 | absent
s = {"olma"}
s.remove("nok")

#: a dictionary popped of what is not there | 2 | key
d = {"a": 1}
d.pop("b")

#: an index of a letter that is not in a word | 1 | text absent
print("salom".index("z"))

#: a split by nothing | 1
print("a b".split(""))

#: a chr of a text | 1 | number
print(chr("a"))

#: an ord of a word | 1 | never `int(`
print(ord("abc"))

#: a join of mixed things | 2 | text
a = ["Ali", 5]
print(", ".join(a))

#: a round by a text | 1 | never quote
print(round(3.14, "2"))

#: a pow of a text | 1 | never quote
print(pow("2", 3))

#: a min of a number | 1 | number
print(min(5))

#: a len of a float | 1
print(len(3.14))

#: an int of a text with spaces between digits | 1 | input 1 000
print(int(input()))

#: an int of a text with a percent sign | 1 | digit `50%`
print(int("50%"))

#: a float of a word | 1 | `salom`
print(float("salom"))

#: an int of a list | 1 | list
print(int([5]))

#: an int of a float text | 1 | `float`
print(int("5.0"))

#: a bool asked for its length | 1 | never quote
print(len(True))

#: a class attribute that is private | 5 | never quote
class H:
    def __init__(self):
        self.__pin = 1234
h = H()
print(h.__pin)

#: a method called without its object | 4 | `qosh`
class H:
    def qosh(self, a):
        return a
qosh(5)

#: a method called with the object twice | 5 | argument
class H:
    def qosh(self, a):
        return a
h = H()
h.qosh(h, 5)

#: an object compared with another | 5 | never `int(`
class O:
    def __init__(self, y):
        self.y = y
a, b = O(1), O(2)
print(sorted([b, a]))
if a < b:
    print("x")

#: an object added to another | 4 | never `int(`
class O:
    pass
a = O()
print(a + a)

#: an object printed by a text sum | 4 | `str`
class O:
    pass
a = O()
print("Obyekt: " + a)

#: an object walked through | 4 | never `range`
class O:
    pass
a = O()
for x in a:
    print(x)

#: an object asked for a length | 4
class O:
    pass
a = O()
print(len(a))

#: a super without its parent's argument | 6 | argument `ism`
class A:
    def __init__(self, ism):
        self.ism = ism
class B(A):
    def __init__(self):
        super().__init__()
B()

#: a property set that has no setter | 6 | never quote
class A:
    @property
    def x(self):
        return 1
a = A()
a.x = 5

#: an abstract raise | 3 | `raise`
class A:
    def ovoz(self):
        raise NotImplementedError("ovoz yozilmagan")
A().ovoz()

#: a loop variable used before its loop in a function | 2 | `i`
def f():
    print(i)
    for i in range(3):
        pass
f()

#: a global list made in a function that was not called | 4 | inside
def boshla():
    royxat = [1, 2]

print(royxat)

#: a variable of a loop in a function asked outside | 5 | inside `jami`
def hisob(a):
    jami = sum(a)
    return jami
hisob([1, 2])
print(jami)

#: a parameter asked outside | 4 | parameter
def salom(ism):
    print("Salom", ism)
salom("Ali")
print(ism)

#: a comprehension's name asked outside | 2 | `x`
a = [x * 2 for x in range(3)]
print(x)

#: an except's name asked after it | 5 | `e`
try:
    int("a")
except ValueError as e:
    print("xato")
print(e)

#: a with's file read after it | 3 | file
with open("a.txt", "w") as f:
    f.write("x")
f.write("y")

#: a file read as a list of numbers from a text file | 4 | text
with open("n.txt", "w") as f:
    f.write("1\n2\n")
qatorlar = open("n.txt").readlines()
print(sum(qatorlar))

#: a file opened with a wrong mode | 1 | `"r"`
open("a.txt", "o'qish")

#: a file whose name is a number | 1 | never quote
open(5.5)

#: a json dump of a set | 2 | never `int(`
import json
print(json.dumps({1, 2}))

#: a json of an empty text | 2
import json
json.loads("")

#: a datetime compared with a text | 3 | never `int(`
from datetime import datetime
d = datetime(2024, 1, 1)
print(d > "2023-01-01")

#: a strftime of a text | 1 | `strftime`
print("2024-01-01".strftime("%d"))

#: a time sleep of a text | 2 | number
import time
time.sleep("1")

#: a random sample of a dictionary | 3 | never quote
import random
d = {"a": 1}
print(random.sample(d, 1))

#: a random choice by a place that is a dictionary of names | 3 | list
import random
d = {"a": 1, "b": 2}
print(random.choice(d))
