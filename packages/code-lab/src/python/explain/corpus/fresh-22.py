#: a bus ticket by age whose elif is spelt elseif | 4 | `elif`
yosh = 15
if yosh < 7:
    print("bepul")
elseif yosh < 18:
    print("yarim")

#: a shop list where the loop has an Uzbek word | 2
xarid = ["non", "sut"]
har x in xarid:
    print(x)

#: a quiz with a point counter in a text | 3 | number
ball = "0"
for i in range(2):
    ball += 1

#: a countdown by a text | 2 | `int` | input 5
n = input("Nechadan: ")
for i in range(n, 0, -1):
    print(i)

#: a countdown that sleeps by a missing module | 2 | `time`
for i in range(2):
    time.sleep(0)

#: a turtle square with a missing colon | 3 | colon
import turtle
t = turtle.Turtle()
for i in range(4)
    t.forward(50)

#: a turtle circle with a capital method | 3 | `circle`
import turtle
t = turtle.Turtle()
t.Circle(50)

#: a turtle by the module's class misspelt | 2 | `Turtle`
import turtle
t = turtle.turtle()

#: a turtle that turns by no angle | 3 | argument
import turtle
t = turtle.Turtle()
t.left()

#: a drawing imported by star and called by module | 2 | `turtle`
from turtle import *
turtle.forward(5)

#: a birthday by date with a text | 2 | number
from datetime import date
d = date("2010", 5, 1)

#: a difference of days that is printed joined | 3 | `str`
from datetime import date
f = date(2024, 5, 1) - date(2024, 1, 1)
print("Kunlar: " + f)

#: a clock's hour asked with brackets | 3 | number
from datetime import datetime
n = datetime(2024, 1, 1, 10)
print(n.hour())

#: a today without its brackets | 2 | never `int(`
from datetime import date
print("Bugun " + date.today)

#: a random letter from a set | 2 | never `[0]`
import random
print(random.choice({"a", "b"}))

#: a random number added to a text | 2 | `str`
import random
print("Son: " + random.randint(1, 6))

#: a seed that is never imported | 1 | `random`
random.seed(5)

#: a password from letters joined with a number | 3 | `str`
import string
p = string.ascii_letters[:3]
print(p + 5)

#: a file of scores with an empty line | 5
with open("b.txt", "w") as f:
    f.write("Ali 5\n\n")
jami = 0
for q in open("b.txt"):
    ism, ball = q.split()

#: a file written by a list | 2 | list
f = open("a.txt", "w")
f.write(["a", "b"])

#: a file read by a method misspelt | 3 | `readlines`
open("a.txt", "w").close()
f = open("a.txt")
print(f.readline_s())

#: a file opened by a word without quotes | 1 | quote
f = open(natija.txt)

#: a file's name that is an input and empty | 1 | file | input yoq
f = open(input("Fayl: "))

#: a with without as | 2 | name `f`
with open("a.txt", "w"):
    f.write("x")

#: a csv with a module's writer unknown | 2
import csv
csv.write("a")

#: a recursion that returns nothing in its branch | 5 | `None`
def faktorial(n):
    if n == 1:
        return 1
    faktorial(n - 1)
print(faktorial(3) * 2)

#: a recursion that prints and multiplies | 4 | `None`
def f(n):
    if n == 0:
        print(1)
    else: return n * f(n - 1)
f(2)

#: a gcd by a recursion with too few values | 4 | argument
def ekub(a, b):
    if b == 0:
        return a
    return ekub(b)
ekub(4, 2)

#: a bubble sort that goes too far | 4 | index
a = [3, 1, 2]
for i in range(len(a)):
    for j in range(len(a)):
        if a[j] > a[j + 1]:
            a[j], a[j + 1] = a[j + 1], a[j]

#: a binary search with a decimal middle | 3 | `//`
a = [1, 3, 5]
l, r = 0, len(a)
if a[(l + r) / 2] == 3:
    print("bor")

#: a stack that pops from a tuple | 2
s = (1, 2)
s.pop()

#: a queue by a list with a popleft | 2 | absent
q = [1, 2]
q.popleft()

#: a list in a list changed by a text key | 2 | index
t = [["Ali", 5]]
t[0]["ball"] = 6

#: a list of dictionaries asked without its place | 2 | index
t = [{"ism": "Ali"}]
print(t["ism"])

#: a dictionary of lists appended to an absent key | 2 | key
d = {}
d["a"].append(1)

#: a dictionary asked by a dot | 2 | `d["ism"]`
d = {"ism": "Ali"}
print(d.ism)

#: a dictionary written by a dot | 2 | never quote
d = {}
d.ism = "Ali"

#: a dictionary called by brackets | 2 | square
d = {"a": 1}
print(d("a"))

#: a list called by brackets | 2 | square
a = [1, 2]
print(a(0))

#: a function asked by square brackets | 3 | bracket `kv(`
def kv(x):
    return x * x
print(kv[5])

#: a range asked for an append | 2 | `list(`
r = range(3)
r.append(5)

#: a comprehension with its if first | 1
a = [if x > 2 x for x in range(5)]

#: a comprehension's condition with an else at the end | 1 | never comma
a = [x for x in range(5) if x > 2 else 0]

#: a generator asked for its length | 2 | `list(`
g = (x for x in range(3))
print(len(g))

#: a lambda with a body of two lines | 1 | never comma
f = lambda x:
    return x

#: a decorator unknown | 1 | `sanagich`
@sanagich
def f():
    pass

#: an async without await | 1
x = await f()

#: an f-string with a wrong brace | 2 | brace
ism = "Ali"
print(f"Salom {ism]")

#: an f-string whose name is misspelt | 2 | `ism`
ism = "Ali"
print(f"Salom {imm}")

#: an f-string's expression with a text and number | 2 | text
n = "5"
print(f"{n + 1}")

#: an end that is a number | 1 | text
print(1, end=0)

#: a sep that is a list | 1 | text
print(1, 2, sep=[","])

#: an if with text and in reversed | 2 | text
x = ["a"]
print(x in "abc")

#: a bool compared with a text | 1 | compares
print(True > "a")

#: a None compared | 2 | `None`
x = None
if x > 5:
    print("ha")

#: a while whose counter is a None | 4 | `None`
def son():
    print(5)
n = son()
while n > 0:
    n -= 1

#: a sum of a None in a list | 1 | `None`
print(sum([1, None]))

#: a join of a None | 1 | `None`
print(" ".join(["a", None]))

#: an index by a None | 3 | `None`
a = [1, 2]
i = a.sort()
print(a[i])

#: a call of a None | 2 | `None`
f = print("a")
f()

#: a loop over a None | 2 | `None`
a = [1].append(2)
for x in a:
    print(x)
