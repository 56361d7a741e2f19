#: a cinema's seats by rows that begin at one | 3 | index
qatorlar = [[0, 0], [0, 1]]
for q in range(1, 3):
    print(qatorlar[q][0])

#: a pizza price with a dictionary of sizes and a space | 2 | key
narx = {"katta": 50000}
print(narx["katta "])

#: a birthday greeting with an unknown variable in Russian | 2 | `имя`
возраст = 15
print("Привет, " + имя)

#: a Russian name with a misspelt letter | 2 | `возраст`
возраст = 15
print(возрост)

#: a Russian condition that is spelt right but for its colon | 2 | colon
возраст = 15
if возраст > 10
    print("да")

#: a Russian text with an inner quote | 1 | quote
print("Он сказал "привет" и ушёл")

#: a Russian input counted | 2 | `int` | input 5
кол = input("Сколько: ")
цена = кол * 1000.0

#: an emoji as a name | 1 | never quote
🍎 = 5

#: an Uzbek name with a turned comma | 2 | never comma
oʻquvchi = "Ali"
print(oʻquvch)

#: a number with a point at its end and a method | 1 | never comma
print(5.upper())

#: a two-dimensional list made by one row | 3 | never `*`
m = [[0] * 3] * 3
m[0][0] = 1
print(m[3])

#: a coordinates' tuple added to another by one number | 2 | never `int(`
p = (1, 2)
p = p + 3

#: a robot whose commands are in a dictionary that calls at once | 4 | `None`
def oldinga():
    print("oldinga")
buyruq = {"w": oldinga()}
buyruq["w"]()

#: a dictionary of functions asked by an absent key | 4 | key
def a():
    print("a")
amal = {"1": a}
amal["2"]()

#: a password check that asks forever by a typed name | 3
togri = "1234"
while True:
    if prol == togri:
        break

#: a menu with a value asked out of its branch | 6 | `summa`
tanlov = "2"
if tanlov == "1":
    summa = 10
elif tanlov == "2":
    summ = 20
print(summa)

#: a counter made in an if and added in another | 4 | `son`
x = 5
if x < 3:
    son = 0
son += 1

#: an average computed before its sum | 2 | `jami`
sonlar = [1, 2]
ortacha = jami / 2
jami = sum(sonlar)

#: a function that uses a global that comes later, called before it | 3 | `soliq`
def narx(x):
    return x * 2 + \
        soliq
print(narx(5))
soliq = 10

#: a sort with a key by a misspelt attribute | 5 | `ball`
class O:
    def __init__(self, ball):
        self.ball = ball
a = [O(2), O(1)]
a.sort(key=lambda x: x.bal)

#: a filter whose lambda compares texts and numbers | 2 | text number
a = ["1", "5"]
print(list(filter(lambda x: x > 3, a)))

#: a map of int over words | 1 | `olma` number
print(list(map(int, ["5", "olma"])))

#: a sum of ints of an answer with commas | 1 | number | input 1,2,3
print(sum(map(int, input().split())))

#: an unpacking of three from a map of two | 1 | input 1 2
a, b, c = map(int, input().split())

#: a split into a list and counted with | 2 | list | input 3 4
a = input().split()
print(a + 1)

#: a list of texts compared with a number by max | 2 | text number | input 3 4
a = input().split()
if max(a) > 3:
    print("ha")

#: a text's letter compared with a number | 2 | text number
s = "a1"
if s[1] > 0:
    print("raqam")

#: a zero division in a loop | 2 | zero
for i in range(3):
    print(6 / i)

#: a modulo by zero | 2 | zero
n = 0
print(7 % n)

#: an integer division by zero of an input | 2 | zero | input 0
n = int(input())
print(7 // n)

#: a logarithm of zero | 2 | never quote
import math
print(math.log(0))

#: a factorial of a negative | 2 | never quote
import math
print(math.factorial(-1))

#: a factorial of a decimal | 2 | never quote
import math
print(math.factorial(2.5))

#: a huge power as a decimal | 1 | never quote
print(2.0 ** 5000)

#: a list of a huge length | 1 | never quote
a = [0] * (10 ** 12)

#: a class that makes itself | 3 | recursion
class A:
    def __init__(self):
        self.ichki = A()
A()

#: an inheritance from an instance | 4 | never quote
class A:
    pass
a = A()
class B(a):
    pass

#: a class with a method called on an attribute of a number | 5 | absent `qosh`
class A:
    def __init__(self):
        self.son = 5
a = A()
a.son.qosh(1)

#: an object kept in a list asked for its method without its place | 6 | absent `hur`
class It:
    def hur(self):
        print("vov")

itlar = [It(), It()]
itlar.hur()

#: a class variable changed by the class's other name | 4 | `soni`
class It:
    soni = 0
It.soni += 1
print(It.sonn)

#: an exception that is misspelt | 3 | `ValueError`
try:
    int("a")
except ValuError:
    print("xato")

#: a raise of a text | 1 | never quote
raise "xato"

#: a raise of a class that is no exception | 3 | never quote
class X:
    pass
raise X()

#: an assert with a message | 2 | `manfiy`
x = -1
assert x > 0, "x manfiy"

#: an import of a file that is not there | 1 | `yordamchi`
import yordamchi

#: an import from a file by its ending | 1 | `.py`
import yordamchi.py

#: an import of a name that is in no module | 1 | `randomint`
from random import randomint

#: an import with a hyphen | 1 | never quote
import mening-modulim

#: an import of two by from | 1 | never quote
from math, random import sqrt

#: a print with its end before its text | 1 | argument
print(end="", "salom")

#: a def in a call's bracket that is open | 1 | bracket
print("a"
def f():
    pass

#: an if after an open list | 1 | bracket
a = [1, 2
if a:
    print(a)

#: a dictionary that is not closed before a for | 1 | brace
d = {
    "a": 1,
    "b": 2
for k in d:
    print(k)

#: a bracket closed twice | 2 | bracket
x = 5
print((x + 1)))

#: a text over two lines | 1 | quote
print("birinchi
ikkinchi")

#: a backslash at a text's end | 1 | backslash
print("papka\")
