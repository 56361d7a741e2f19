#: a shop whose total is counted by a name in the loop only | 6 | `jami`
narxlar = {"non": 4000, "sut": 12000}
savat = []
for nom in savat:
    jami = 0
    jami += narxlar[nom]
print("Jami:", jami)

#: an elif whose value is asked after | 8 | `chegirma`
summa = 40000
if summa > 100000:
    chegirma = 20
elif summa > 50000:
    chegirma = 10
else:
    print("chegirma yo'q")
print(summa - summa * chegirma / 100)

#: a name that a while with a break gives | 7 | `javob`
urinish = 0
while urinish < 3:
    urinish += 1
    if urinish == 1:
        break
    javob = "ha"
print(javob)

#: a name given in a with that is not there | 3 | file
import json
data = {}
with open("sozlama.json") as f:
    data = json.load(f)

#: a function whose branch gives nothing | 6 | `None` `return`
def baho(b):
    if b >= 86:
        return 5
    elif b >= 71:
        return 4
print(baho(50) + 1)

#: a function that gives a parameter that is none | 4 | `None`
def oxirgi(a, b=None):
    return b
x = oxirgi(5)
print(x + 1)

#: a bare return in a guard | 5 | `None`
def ildiz(n):
    if n < 0:
        return
    return n ** 0.5
print(ildiz(-4) * 2)

#: a method that gives nothing | 6 | `None`
class Savat:
    def jami(self):
        summa = 5000
s = Savat()
x = s.jami()
print(x + 100)

#: a regular expression that finds nothing | 3 | `None`
import re
m = re.search(r"\d+", "salom")
print(m.group())

#: a chain of append | 2 | `append`
a = []
a.append(1).append(2)

#: a replace of a None from input's dictionary | 2 | `None`
til = {"salom": "hello"}
print(til.get("xayr") + "!")

#: a get with a number kept first | 3 | `None` `get`
narx = {"olma": 8000}
n = narx.get("banan")
print(n * 2)

#: a sum of values of a dictionary that are texts | 2 | text
d = {"a": "5", "b": "6"}
print(sum(d.values()))

#: a sum over a dictionary | 2 | text
d = {"a": 5, "b": 6}
print(sum(d))

#: a comparison of a list's length with the list | 3 | list
a = [1, 2, 3]
i = 0
while i < a:
    i += 1

#: a range of a list | 2 | list `len`
a = ["x", "y"]
for i in range(a):
    print(a[i])

#: a list asked by a decimal middle | 3 | `//`
a = [1, 2, 3, 4]
n = len(a)
print(a[n / 2])

#: a list asked by a rounded middle of a decimal | 3
a = [1, 2, 3, 4]
n = 3.0
print(a[n])

#: a text multiplied by a decimal | 1 | text
print("=" * 2.5)

#: a print shadowed by a text | 2 | `print`
print = "salom"
print("xayr")

#: a len shadowed by a number in a function | 3 | `len`
def f(a):
    len = 5
    return len(a)
f([1])

#: an input shadowed | 2 | `input`
input = 5
x = input("Ism: ")

#: a list named list then used | 2 | `list`
list = [1, 2]
b = list("abc")

#: a function and a variable of one name | 4 | never `*`
def yosh():
    return 5
yosh = 15
print(yosh())

#: a string formatted with too few | 1
print("%s %s" % "Ali")

#: a format with too few | 1
print("{} {}".format("Ali"))

#: a format by a name that is not given | 1 | `ism`
print("Salom {ism}".format(nom="Ali"))

#: a format letter d of a text | 2 | number
x = "5"
print(f"{x:d}")

#: a format letter of a float | 1 | number
print(f"{3.5:d}")

#: a thread of recursion in a property | 4 | recursion
class A:
    @property
    def ism(self):
        return self.ism
print(A().ism)

#: a mutual recursion | 4 | recursion
def juft(n):
    return toq(n - 1)
def toq(n):
    return juft(n - 1)
juft(4)

#: a Fibonacci without a base for zero | 4 | recursion
def fib(n):
    if n == 1:
        return 1
    return fib(n - 1) + fib(n - 2)
fib(5)

#: a student class with a list of the class | 6 | `append`
class Guruh:
    def __init__(self):
        self.talabalar = "yo'q"
g = Guruh()
g.talabalar
g.talabalar.append("Ali")

#: an attribute by a wrong letter | 5 | `balans`
class H:
    def __init__(self):
        self.balans = 5
h = H()
print(h.balnas)

#: a class called before it is made | 1 | `Robot`
r = Robot("R2")
class Robot:
    pass

#: a subclass of a name unknown | 1 | `Hayvon`
class It(Hayvon):
    pass

#: an __init__ that returns | 4 | never quote
class A:
    def __init__(self):
        return 5
A()

#: a self forgotten in a call of a method | 5 | `self`
class A:
    def bir(self):
        return 1
    def ikki(self):
        return bir() + 1
A().ikki()

#: a module's function asked of a copy | 2 | never `math.math`
import math
print(math(5))

#: a time called | 2 | `time`
import time
time(2)

#: a datetime called with numbers | 2 | `datetime.datetime`
import datetime
d = datetime(2024, 5, 1)

#: a calendar day out of its month | 2 | never quote
from datetime import date
print(date(2023, 2, 30))

#: a text date added to a number | 3 | `str`
from datetime import datetime
yil = datetime(2024, 1, 1).year
print("Yil: " + yil)

#: an os listdir of a folder that is not there | 2 | absent `rasmlar`
import os
print(os.listdir("rasmlar"))

#: a file of a backslash path | 1
f = open("C:\\Users\\Ali\\a.txt")

#: a path with an unescaped backslash | 1 | backslash
f = open("C:\Users\Ali\a.txt")

#: a csv by split with a short line | 5
with open("b.csv", "w") as f:
    f.write("Ali;5\nVali\n")
jami = 0
for q in open("b.csv"):
    ism, ball = q.split(";")

#: a set of lists | 1 | list
s = {[1, 2], [3]}

#: a tuple's element deleted | 2
t = (1, 2, 3)
del t[0]

#: a text's letter deleted | 2 | text
s = "salom"
del s[0]

#: an unpacking of a text | 1
a, b = "abc"

#: a swap with one name | 2 | never quote
a, b = 1, 2
a, b = b

#: a lambda called with too few | 2 | argument
f = lambda a, b: a + b
print(f(1))

#: a sorted by a key that is called | 2 | never `*`
a = ["bb", "a"]
print(sorted(a, key=len()))

#: a map without its function | 1 | never `*`
print(list(map(5, [1, 2])))

#: a join of one number | 1 | never `*`
print("-".join(5))

#: an any of a number | 1 | number
print(any(5))

#: an enumerate of a number | 1 | number
for i, x in enumerate(5):
    print(i)

#: a zip of a number | 1 | number
for a, b in zip([1], 5):
    print(a)

#: a reversed of a number | 1
for x in reversed(5):
    print(x)

#: a while over an iterator's end | 3 | never quote
it = iter([1])
next(it)
next(it)

#: an int of a None | 2 | `None`
x = None
print(int(x))

#: a choice of nothing | 2 | empty
import random
random.choice([])

#: a shuffle of a text | 2 | text
import random
random.shuffle("abc")

#: a shuffle of a tuple | 3
import random
t = (1, 2, 3)
random.shuffle(t)

#: a statistics mean of nothing | 2 | never `*`
import statistics
print(statistics.mean([]))

#: a Counter asked for a most common of a text | 3 | number
from collections import Counter
c = Counter("salom")
print(c.most_common("2"))

#: a deque popped when empty | 3
from collections import deque
q = deque()
q.popleft()
