#: a bus timetable whose minutes are texts | 2 | text `int` | input 45
daqiqa = input("Daqiqa: ")
soat = daqiqa // 60

#: a wallet that is spent in text | 3 | text `int` | input 5000
pul = 10000
narx = input("Narx: ")
print(pul - narx)

#: an area whose second side is forgotten | 3 | argument `eni`
def yuza(boyi, eni):
    return boyi * eni
print(yuza(5))

#: a message with three values and no commas | 3 | comma
ism = "Ali"
yosh = 14
print("Ism:" ism "Yosh:" yosh)

#: a circle whose pi is from a module that was not brought | 2 | `math` `import`
r = 3
s = math.pi * r ** 2

#: a leap year with a wrong percent line | 2 | colon
yil = 2024
if yil % 4 == 0
    print("kabisa")

#: a max search that forgets its start | 3 | name `eng`
sonlar = [3, 9]
for s in sonlar:
    if s > eng:
        eng = s

#: a counter that is never begun | 2 | name `soni`
for i in range(3):
    soni = soni + 1

#: a list whose name is written as the loop's | 3 | number
olma = [1, 2]
for olma in olma:
    print(olma[0])

#: a dictionary printed by a key in capitals | 2 | key `Ism`
d = {"ism": "Ali"}
print(d["Ism"])

#: a two-dimensional board with one index too far | 2 | index
doska = [["-"] * 3] * 3
print(doska[1][3])

#: a stack that is emptied once too often | 3 | empty
stek = [1]
stek.pop()
stek.pop()

#: a text that is turned by a dot | 1 | `[::-1]`
print("kitob".reverse())

#: a palindrome whose bracket is a brace | 2 | bracket
s = "kiyik"
if s == s[::-1}:
    print("ha")

#: a factorial that calls a misspelt self | 4 | name `faktorial`
def faktorial(n):
    if n == 0:
        return 1
    return n * faktoral(n - 1)
faktorial(3)

#: a fibonacci without its first step | 2 | recursion
def fib(n):
    return fib(n - 1) + fib(n - 2)
fib(5)

#: a menu in a while with True in small letters | 1 | `True` capital
while true:
    break

#: a menu choice in match with equals | 3 | never indentation
x = 1
match x:
    case = 1:
        print("bir")

#: a function printed with its bracket only opened | 3 | bracket unclosed
def salom():
    return "salom"
print(salom()
print("tamom")

#: a sentence with a quote of each kind | 1 | quote
print("Salom')

#: an f-text without its quotes | 1 | never bracket
ism = f Salom

#: a variable beginning with a dollar | 1 | name
$narx = 500

#: a variable with an exclamation mark | 1 | name
ism! = "Ali"

#: a name with a space in a loop | 1 | name space
for bir son in [1, 2]:
    print(bir)

#: a list with a semicolon between | 1 | comma
a = [1; 2; 3]

#: a call with a semicolon between | 1 | comma
print("a"; "b")

#: a range with a semicolon | 1 | comma
for i in range(1; 5):
    print(i)

#: a def with a semicolon among parameters | 1 | comma | never colon
def f(a; b):
    return a

#: a decimal comma in a product | 1 | never indentation
print(2 * 3,5.upper())

#: a greater or equal turned | 2 | `>=`
a = 5
if a => 5:
    print("ha")

#: not equal as in other places | 2 | `!=`
a = 5
if a <> 5:
    print("ha")

#: an else in the same line as print | 3 | never comma
a = 5
if a > 3: print("katta")
else print("kichik")

#: an elif after else | 6 | `else` `elif`
a = 5
if a > 3:
    pass
else:
    pass
elif a > 1:
    pass

#: an else of a for with a wrong depth | 3 | indentation
for i in range(2):
    print(i)
  else:
    print("tamom")

#: a try whose except has no line | 4 | indentation
try:
    int("5")
except ValueError:
print("x")

#: a with that lacks as | 2 | name `f`
with open("a.txt", "w"):
    f.write("a")

#: an import of two with a full stop | 1 | `import math, random` | never `from`
import math.random

#: an import with a word of ours | 1 | never quote
import matematika

#: a star import of what is not there | 1 | name
from matn import *

#: an attribute set on a number | 2 | number
x = 5
x.nom = "besh"

#: an attribute set on a text | 2 | text
s = "a"
s.uzunlik = 5

#: a class whose init has no colon | 2 | colon
class A:
    def __init__(self)
        self.x = 1

#: a class that is called with too few | 4 | argument `y`
class A:
    def __init__(self, x, y):
        self.x = x
A(1)

#: a class whose method uses a misspelt self | 3 | name `self`
class A:
    def f(self):
        return slef.x
A().f()

#: a child that misses its parent's value | 6 | `super()`
class A:
    def __init__(self):
        self.x = 1
class B(A):
    def __init__(self):
        self.y = self.x
B()

#: an object looked up in a dictionary by a dot on a list | 2 | list absent
odamlar = [{"ism": "Ali"}]
print(odamlar.ism)

#: an object's list that was never begun | 3 | `savat`
class Mijoz:
    def ol(self, x):
        self.savat.append(x)
Mijoz().ol("non")

#: a function's text added to a list's | 1 | list `append`
print([1, 2] + "3")

#: a list taken from a list | 1 | list
print([1, 2] - [1])

#: a dictionary added to a dictionary | 1 | `+`
print({"a": 1} + {"b": 2})

#: a set added to a set | 1 | `+`
print({1} + {2})

#: a None that is looped over | 3 | `None`
def f():
    print("a")
for x in f():
    print(x)

#: a None whose length is asked | 2 | `None`
x = None
print(len(x))

#: a bool that is called | 2 | never quote
tayyor = True
tayyor()

#: a global number called in a function | 3 | never quote
n = 3
def f():
    return n()
f()

#: input with a plus of a number | 1 | text number
x = input("Son" + 5)

#: a print with a text minus a number | 1 | text number | never `str(`
print("yosh: " - 5)

#: a power of a text | 1 | text
print("2" ** 3)

#: a remainder of a text from input | 2 | text `int` | input 7
n = input()
if n % 2 == 0:
    print("juft")

#: a negative text | 1 | text
print(-"5")

#: an abs of a text | 1 | text
print(abs("5"))

#: a random number of a text | 2 | text
import random
print(random.randint("1", "6"))

#: a sleep that is not known | 1 | `time`
sleep(1)

#: a date that is misspelt | 2 | `today`
import datetime
print(datetime.date.tody())
