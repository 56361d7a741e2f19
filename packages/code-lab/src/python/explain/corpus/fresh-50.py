#: quiz score local | 5 | argument empty `global` `ball` | input 4, 9
ball = 0
def savol(matn, javob):
    j = input(matn)
    if j == javob:
        ball += 1
        print("To'g'ri!")

savol("2+2=", "4")
savol("3*3=", "9")
print("Ball:", ball)

#: calc div | 2 | zero `if` | input 5, 0
def bolish(a, b):
    return a / b

x = int(input("a: "))
y = int(input("b: "))
print(bolish(x, y))

#: average list input | 2 | inside name `baholar` | input 5,4,3
baholar = input("Baholar: ").split(",")
print("O'rtacha:", sum(baholar) / len(baholar))

#: hangman index | 5 | inside list
soz = "kitob"
yashirin = "_" * len(soz)
for i in range(len(soz)):
    if soz[i] == "t":
        yashirin[i] = "t"
print(yashirin)

#: phonebook | 4 | absent key `'Vali'` `in` | input Vali
kitob = {}
kitob["Ali"] = "+998901234567"
ism = input("Kim: ")
print(ism + ": " + kitob[ism])

#: fstring concat | 2 | number text
yosh = 13
print("Men " + yosh + " yoshdaman")

#: str format age | 2 | number text | input 12
yosh = int(input("Yosh: "))
print("5 yildan keyin " + yosh + 5 + " yosh bo'lasiz")

#: input loop sum | 4 | always name `input()` `son` | input 1, 2, 3
jami = 0
for i in range(3):
    son = input("son: ")
    jami = jami + son
print(jami)

#: csv | 6 | absent key `'ball'` `in`
import csv
with open("d.csv", "w") as f:
    f.write("ism,yosh\nAli,12\n")
with open("d.csv") as f:
    for q in csv.DictReader(f):
        print(q["ball"])

#: json.load of a text | 2 | `json.load(...)` `json.loads(...)`
import json
d = json.load('{"a": 1}')
print(d)

#: numpy | 1 | absent file `numpi`
import numpi as np
print(np.array([1]))

#: pygame | 1 | absent inside `pygame` `Python`
import pygame
pygame.init()

#: try no colon | 1 | colon
try
    x = int("5")
except:
    print("xato")

#: except indent | 3 | indentation inside `except` `else`
try:
    x = int("a")
    except ValueError:
        print("xato")

#: catch | 3 | name `Python` `catch`
try:
    x = int("a")
catch ValueError:
    print("xato")

#: except msg | 4 | text `ZeroDivisionError`
try:
    x = 1 / 0
except ZeroDivisionError as e:
    print("Xato: " + e)

#: raise class | 5 | `Yosh manfiy bo'lmaydi` `raise`
class YoshXato(Exception):
    pass
yosh = -1
if yosh < 0:
    raise YoshXato("Yosh manfiy bo'lmaydi")

#: sum str start | 3 | number text
jami = ""
for i in range(3):
    jami = jami + i
print(jami)

#: throw | 1 | name `Python` `throw`
throw ValueError("xato")

#: finally only except | 1 | indentation inside `except` `else`
except ValueError:
    print("xato")

#: gen index | 5 | index list `generator`
def kv(n):
    for i in range(n):
        yield i * i
k = kv(5)
print(k[2])

#: gen len | 2 | absent list `generator`
k = (x for x in range(5))
print(len(k))

#: list comp missing in | 1 | name `for` `in`
a = [x * 2 for x range(5)]

#: list comp missing for | 1 | argument name `Python`
a = [x * 2 in range(5)]
print(a)

#: even func | 2 | argument compares
def juftmi(n):
    if n % 2 = 0:
        return True
    return False
print(juftmi(4))

#: recursion fib | 2 | absent function `return` `Python`
def fib(n):
    return fib(n-1) + fib(n-2)
print(fib(5))

#: recursion str | 4 | absent index
def teskari(s):
    if s == "":
        return ""
    return teskari(s[1:]) + s[1]
print(teskari("abc"))

#: recursion arg | 5 | absent function `return` `Python`
def sanoq(n):
    if n == 0:
        print("Start")
        return
    print(n)
    sanoq(n)
sanoq(3)

#: pasted md | 1 | fence text `Python`
```python
print("salom")
```

#: pasted out | 2 | argument name `Python` `salom`
print("salom")
salom

#: pasted lineno | 1 | index
1 print("salom")
2 print("xayr")

#: nbsp | 1 | indentation index
x = 5
print(x)

#: zero width | 1 | indentation index
x = 5​
print(x)

#: fullwidth | 1 | `Python`
print（"salom"）

#: cyr c var | 2 | name `Python` `cум`
сум = 5
print(cум)

#: cyr x | 2 | name `Python`
х = 5
print(x + 1)

#: cyr str method | 2 | name `Python` `uррer`
s = "abc"
print(s.uррer())

#: uz apostrophe name | 1 | digit name `oquvchi = `
o'quvchi = "Ali"
print(o'quvchi)

#: uz apostrophe fn | 1 | name quote
def qo'sh(a, b):
    return a + b

#: an apostrophe in a name | 2 | quote `"o'quvchi"` `'`
oʻquvchi = "Ali"
print(o'quvchi)

#: name num first | 1 | digit name
1son = 5
print(1son)

#: name and | 1 | name reserved `and`
and = 5

#: name special | 1 | digit name `narx = `
narx$ = 100
print(narx$)

#: a return with an equals sign | 2 | `return` `=` | never capital
def f(x):
    return = x * 2
print(f(2))

#: kw arg str | 1 | absent argument
print("a", sep = ", " end = "")

#: double eq kw | 1 | argument name `Python` `end`
print("a", end == "")

#: print semicolon kw | 1 | comma
print("a"; "b")

#: indent comment | 3 | colon indentation
if True:
    # hali yozmadim
print("davom")

#: def empty end | 1 | colon indentation
def f():

#: class empty | 2 | colon indentation
class A:
a = A()

#: if empty else | 3 | colon indentation
x = 1
if x == 1:
else:
    print("x")

#: while 1 line | 2 | colon `while` `> 0`
x = 3
while x > 0 print(x); x -= 1

#: int div str | 2 | number text `// 2}"` `// 2`
a = 7
print("Natija: " + a // 2)

#: while true typo | 1 | capital name `true` `True`
while true:
    print("a")
    break

#: class method call noself | 8 | argument parameter `def qosh(self, summa)` `self`
class Bank:
    def __init__(self, balans):
        self.balans = balans
    def qosh(summa):
        self.balans += summa

b = Bank(100)
b.qosh(50)
print(b.balans)

#: class attr not set | 6 | absent name `ism`
class Oyinchi:
    def __init__(self, ism):
        ism = ism
        self.jon = 3
    def holat(self):
        print(self.ism, self.jon)

Oyinchi("Ali").holat()

#: self typo | 3 | name `Python` `slef`
class Oyinchi:
    def __init__(self, ism):
        slef.ism = ism

o = Oyinchi("Ali")

#: init args many | 5 | argument parameter `Nuqta()`
class Nuqta:
    def __init__(self, x, y):
        self.x = x
        self.y = y
n = Nuqta(1, 2, 3)

#: inherit super args | 6 | argument `super().__init__()`
class A:
    def __init__(self, x):
        self.x = x
class B(A):
    def __init__(self, x, y):
        super().__init__()
        self.y = y
b = B(1, 2)

#: property call | 8 | bracket function `d.yuza`
class D:
    def __init__(self, r):
        self.r = r
    @property
    def yuza(self):
        return 3 * self.r ** 2
d = D(2)
print(d.yuza())

#: add objects | 4 | argument `Pul`
class Pul:
    def __init__(self, n):
        self.n = n
print(Pul(3) + Pul(4))

#: cmp objects | 5 | capital compares `Python`
class T:
    def __init__(self, b):
        self.b = b
l = [T(3), T(1)]
l.sort()

#: len object | 5 | absent `Savat`
class Savat:
    def __init__(self):
        self.narsa = []
s = Savat()
print(len(s))

#: iter object | 4 | `Savat`
class Savat:
    def __init__(self):
        self.narsa = ["a"]
for x in Savat():
    print(x)

#: str returns int | 4 | number text `return str(...)` `__str__`
class Y:
    def __str__(self):
        return 5
print(Y())

#: str prints | 4 | text `__str__` `return`
class Y:
    def __str__(self):
        print("Yil")
print(Y())

#: const shadow str | 3 | argument function `str`
str = "salom"
n = 5
print("n = " + str(n))

#: sum shadow | 4 | argument function `sum`
sum = 0
for i in [1, 2]:
    sum += i
print(sum([3, 4]))

#: max shadow | 5 | argument function `max`
max = 0
for x in [4, 8]:
    if x > max:
        max = x
print(max(1, 2))

#: fn var same | 5 | bracket function `yuza`
def yuza(a, b):
    return a * b
yuza = yuza(2, 3)
print(yuza)
print(yuza(4, 5))

#: print shadow | 2 | argument function `print`
print = "salom"
print(print)

#: random name self | 2 | argument `randint()`
from random import *
print(randint(1))

#: math pi call | 3 | `Python` `* pi`
from math import pi
r = 3
print(2pi * r)

#: a comparison of a root of a negative | 2 | `complex`
x = -4
print(x ** 0.5 > 1)

#: round paren | 1 | bracket unclosed
print(round(3.14159), 2))

#: int paren wrong | 1 | bracket unclosed | input 5
a = int(input("a = ")))

#: nested paren missing | 1 | bracket unclosed
x = (3 + 4 * (2 - 1)
y = 5
print(x, y)

#: list missing end | 1 | bracket unclosed
mevalar = ["olma", "nok", "uzum"
for m in mevalar:
    print(m)

#: string missing in list | 1 | name quote
mevalar = ["olma", "nok, "uzum"]
print(mevalar)

#: dict string missing | 1 | name quote
d = {"ism": "Ali, "yosh": 12}
print(d)

#: print comma missing | 2 | absent argument `"Yosh:"` `yosh`
yosh = 12
print("Yosh:" yosh)

#: print plus missing | 3 | absent argument
a = 3
b = 4
print(a b)

#: print quote inside | 1 | inside quote `Python`
print("U menga "salom" dedi")

#: print single inside | 1 | inside quote `Python`
print('Men o'quvchiman')

#: backtick | 1 | quote `Python`
print(`salom`)

#: two quotes | 1 | inside quote `Python`
print(""salom"")

#: triple two | 1 | quote text
print("""salom"")

#: quote mix f | 2 | quote text
ism = "Ali"
print(f'Salom, {ism}")

#: f brace missing | 2 | bracket
ism = "Ali"
print(f"Salom, {ism")

#: f brace extra | 2 | bracket
ism = "Ali"
print(f"Salom, ism}")

#: f no name | 1 | argument name `Python` `isim`
print(f"Salom, {isim}")

#: a colon between two names in an f-string | 3 | `«daqiqa»` `}`
soat = 12
daqiqa = 30
print(f"{soat:daqiqa}")

#: an equals sign in an f-string | 2 | `{ }` | never unclosed
x = 5
print(f"{x = 6}")

#: f excl | 2 | argument name `Python`
x = 5
print(f"{x!}")

#: list idx neg empty | 2 | absent argument
a = []
print(a[-1])

#: last index | 2 | absent index
a = [1, 2, 3]
print(a[len(a)])

#: two d | 4 | absent index `m[i]`
m = [[1, 2, 3], [4, 5]]
for i in range(2):
    for j in range(3):
        print(m[i][j])

#: str idx | 3 | absent index
s = "salom"
for i in range(10):
    print(s[i])

#: pop index | 2 | absent index `len(...)` `- 1`
a = [1, 2]
a.pop(5)

#: assign index new | 2 | absent index
a = []
a[0] = "olma"
print(a)

#: loop assign new | 3 | absent index
a = []
for i in range(3):
    a[i] = i * i
print(a)

#: del index | 2 | absent index
a = [1]
del a[3]

#: while pop | 3 | empty list
a = [1, 2]
while True:
    print(a.pop())

#: for pop | 3 | absent index
a = [1, 2, 3, 4]
for i in range(len(a)):
    if a[i] % 2 == 0:
        a.pop(i)
print(a)

#: set change | 2 | `in list(...)` `for`
s = {1, 2, 3}
for x in s:
    s.add(x + 10)

#: key int str input | 3 | absent key | input 1
oylar = {1: "yanvar", 2: "fevral"}
oy = input("Oy: ")
print(oylar[oy])

#: dict tuple unpack3 | 2 | argument name
d = {"a": (1, 2)}
for k, a, b in d.items():
    print(k, a, b)

#: enumerate missing | 2 | argument name
a = ["x", "y"]
for i, v in a:
    print(i, v)

#: range list | 2 | list number
a = ["x", "y"]
for i in range(a):
    print(i)

#: range len missing | 2 | number
a = ["x", "y"]
for i in len(a):
    print(a[i])

#: in int | 2 | inside list `in`
x = 5
if 3 in x:
    print("ha")

#: int in str | 1 | number text `in`
if 5 in "12345":
    print("bor")

#: str times float | 1 | list number
print("=" * 2.5)

#: list times div | 1 | list number
print([0] * (10 / 2))

#: input mult | 2 | always name `input()` | input 4
n = input("n: ")
print("*" * n)

#: input cmp range | 2 | always name `input()` | input 2026
y = input("Yil: ")
if 2000 < y < 2030:
    print("ok")

#: mod str | 2 | always name `input()` | input 4
n = input()
if n % 2 == 0:
    print("juft")

#: pow str | 2 | always name `input()` | input 4
n = input()
print(n ** 2)

#: float idx | 3 | index number `1, 2`
a = [1, 2, 3]
o = sum(a) / len(a)
print(a[o])

#: float range | 2 | number
n = 10 / 2
for i in range(n):
    print(i)

#: int space | 1 | number `b = map(int, input().split())` `3 4` | input 3 4
a = int(input())
print(a)

#: float text | 1 | digit hyphen `170sm` | input 170sm
a = float(input("Bo'y: "))

#: map int letters | 1 | digit hyphen `uch` | input 1 2 uch
a = list(map(int, input().split()))
print(a)

#: split comma int | 1 | number `b = map(int, input().split())` `3 4` | input 3 4
a, b = map(int, input().split(","))
print(a + b)

#: three vars | 1 | argument left `split()` | input 1 2
a, b, c = input().split()

#: sleep | 1 | module name `import sleep` `Python`
sleep(1)
print("tayyor")

#: time time | 2 | bracket inside `time`
import time
print(time() - 5)

#: datetime two | 4 | always name `input()` `tug` | input 2012
from datetime import datetime
bugun = datetime.today()
tug = input("Tug'ilgan yil: ")
print(bugun.year - tug)

#: date missing | 2 | argument
import datetime
print(datetime.date(2026, 11))

#: os listdir | 2 | absent file `rasmlar`
import os
print(os.listdir("rasmlar"))

#: braces of JSON in format | 1 | `format(...)` `{{` | never key
print('{"ism": "{}"}'.format("Ali"))

#: braces of a style sheet in format | 1 | `format(...)` `{{` | never key
print("h1 { color: {rang} }".format(rang="red"))

#: two names in a brace of an f-string | 3 | comma
a = 1
b = 2
print(f"{a b}")

#: a comparison of two roots of negatives | 2 | `complex`
x = -4
print(x ** 0.5 > (-1) ** 0.5)
