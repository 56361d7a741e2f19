#: whlie | 2 | name `Python` `whlie`
son = 5
whlie son > 0:
    print(son)
    son -= 1

#: elif after for | 3 | indentation `elif` `else`
for i in range(3):
    print(i)
elif i == 2:
    print("oxiri")

#: input sum range | 2 | always name `input()` | input 3
n = input("Nechta? ")
for i in range(n):
    print("Salom", i)

#: quote apostrophe | 1 | inside quote `Python`
gap = 'O'zbekiston vatanim'
print(gap)

#: mixed quote | 1 | quote text
ism = "Aziza'
print(ism)

#: cyr c | 2 | name `Python` `nаme`
name = "Тимур"
print(nаme)

#: cyr print | 1 | name `Python` `рrint`
рrint("Привет")

#: smart quotes | 1 | quote `Python`
print(“Salom dunyo”)

#: guillemets | 1 | quote `Python`
print(«Salom»)

#: div zero | 2 | zero `if`
baholar = []
ortacha = sum(baholar) / len(baholar)
print(ortacha)

#: max empty | 5 | empty
katta = []
for x in [1, 2, 3]:
    if x > 5:
        katta.append(x)
print(max(katta))

#: cmp str | 2 | always name `input()` `yosh` | input 15
yosh = input("yosh: ")
if yosh >= 18:
    print("katta")
else:
    print("kichik")

#: a number that begins with zero | 1 | zero `"08"`
kun = 07
print(kun)

#: name space | 1 | comma indentation `mening_ismim = `
mening ismim = "Ali"
print(mening ismim)

#: name dash | 1 | argument compares
oy-kun = 5
print(oy-kun)

#: kw name | 1 | name reserved `class`
class = "7-A"
print(class)

#: semicolon brace | 2 | colon indentation
x = 5
if (x > 3) {
    print("katta")
}

#: super | 10 | name `__init__` `ism`
class A:
    def __init__(self, ism):
        self.ism = ism

class B(A):
    def __init__(self, ism, yosh):
        self.yosh = yosh

b = B("Ali", 12)
print(b.ism)

#: fstr fmt | 2 | argument name
pi = "3.14159"
print(f"{pi:.2f}")

#: percent | 3 | argument bracket `% (a, b)`
ism = "Ali"
yosh = 12
print("%s %d yosh" % ism, yosh)

#: unpack more | 1 | argument name | input bir ikki uch
a, b = input().split()
print(a, b)

#: print as return | 4 | absent function `kvadrat(4)` `return`
def kvadrat(x):
    print(x * x)

natija = kvadrat(4) + 1
print(natija)

#: round str | 2 | always name `input()` | input 3.14
x = input()
print(round(x, 1))

#: triple unclosed | 1 | quote text
"""
Bu dastur
print("salom")

#: dict colon | 1 | colon
d = {"a" = 1, "b" = 2}
print(d)

#: list missing comma | 1 | absent argument
x = [1 2 3]
print(x)

#: list missing comma str | 2 | absent index `kunlar`
kunlar = ["dush", "sesh" "chor"]
print(kunlar[2])

#: not equal | 2 | `<>`
a = 5
if a <> 3:
    print("teng emas")

#: ge | 2 | `=>`
a = 5
if a => 3:
    print("katta")

#: for no in | 1 | `in range(0, 6)` `range`
for i = 0 to 5:
    print(i)

#: def call | 3 | argument `f()`
def f(x, y):
    return x + y
print(f(1))

#: str mul | 1 | digit inside `"5"` `"3"`
print("5" * "3")

#: a tuple that a function gives back | 5 | `[0]` `1.5`
def minmax(l):
    return min(l), max(l)

kichik = minmax([3, 1, 2])
print(kichik + 1)

#: global late | 3 | argument empty `global`
x = 5
def f():
    print(x)
    x = 10
f()

#: backslash path | 1 | text `Python`
f = open("C:\Users\Ali\fayl.txt")

#: input without brackets in int | 1 | argument `()`
n = int(input)
print(n)

#: elif no cond | 4 | `elif` `> 0`
x = 1
if x == 1:
    print("bir")
elif:
    print("boshqa")

#: else cond | 4 | `x <= 5` `else`
x = 1
if x > 5:
    print("katta")
else x <= 5:
    print("kichik")

#: a name for a caught error after a comma | 3 | `except ZeroDivisionError as e:`
try:
    print(1 / 0)
except ZeroDivisionError, e:
    print(e)

#: raise str | 3 | text `raise ValueError("...")` `raise`
yosh = -3
if yosh < 0:
    raise "Yosh manfiy"

#: assert | 3 | `ikki(2) 5 emas` `assert`
def ikki(x):
    return x + 2
assert ikki(2) == 5, "ikki(2) 5 emas"

#: list sort none | 3 | argument name `sonlar`
sonlar = [3, 1, 2]
sonlar = sonlar.sort()
print(sonlar[0])

#: json | 3 | comma quote
import json
s = "{'ism': 'Ali'}"
print(json.loads(s))

#: while cond if | 2 | colon | input 2
n = int(input())
while n > 0
    print(n)
    n -= 1

#: str join int | 1 | inside number `join`
print(", ".join([1, 2, 3]))

#: split noparen | 2 | bracket function | input x y
a = input().split
print(a[0])

#: sorted mixed | 1 | compares number
print(sorted([3, "2", 1]))

#: int call | 1 | `Python` `* (3`
print(2(3 + 4))

#: str call | 2 | bracket comma `+ 3`
ism = "Ali"
print("Salom" (ism))

#: nested index | 2 | bracket colon
jadval = [[1, 2], [3, 4]]
print(jadval[1, 0])

#: dict missing | 2 | absent key `'ali'` `in`
yosh = {"Ali": 12, "Vali": 13}
print(yosh["ali"])

#: dict iter unpack | 2 | argument key `in yosh.items()` `for`
yosh = {"Ali": 12, "Vali": 13}
for ism, y in yosh:
    print(ism, y)

#: dict change loop | 2 | `in list(...)` `for`
d = {"a": 1, "b": 2}
for k in d:
    if d[k] == 1:
        del d[k]
print(d)

#: index loop plus1 | 3 | absent index `mevalar`
mevalar = ["olma", "anor", "uzum"]
for i in range(len(mevalar) + 1):
    print(mevalar[i])

#: eq in if | 2 | argument compares | input 12
yosh = int(input())
if yosh = 12:
    print("12 yosh")

#: no colon class | 1 | colon
class Mushuk
    def __init__(self, ism):
        self.ism = ism
m = Mushuk("Mosh")

#: no self | 6 | argument parameter `def miyov(self)` `self`
class Mushuk:
    def miyov():
        print("miyov")

m = Mushuk()
m.miyov()

#: init typo | 5 | argument name `def __init__(self, ...)` `__init__`
class Talaba:
    def _init_(self, ism):
        self.ism = ism

t = Talaba("Jasur")
print(t.ism)

#: self attr | 5 | name `pul`
class Hisob:
    def __init__(self):
        self.pul = 0
    def qosh(self, n):
        pul += n

h = Hisob()
h.qosh(5)
print(h.pul)

#: global counter | 4 | argument empty `global` `count`
count = 0

def plus():
    count += 1

plus()
print(count)

#: recursion no base | 2 | absent function `return` `Python`
def fakt(n):
    return n * fakt(n - 1)

print(fakt(5))

#: recursion noreturn | 4 | function `summa(n - 1)` `return`
def summa(n):
    if n == 0:
        return 0
    n + summa(n - 1)

print(summa(3))

#: gen twice | 3 | empty
g = (x * x for x in range(4))
print(sum(g))
print(max(g))

#: match no colon | 3 | colon
kun = 3
match kun:
    case 1
        print("Dushanba")
    case 3
        print("Chorshanba")

#: try no except | 4 | indentation `except` `try` | input 4
try:
    n = int(input())
    print(n * 2)
print("tamom")

#: random modul | 2 | argument `randint()`
import random
print(random.randint(10))

#: random choice args | 2 | argument parameter `choice()`
from random import choice
print(choice("tosh", "qaychi", "qog'oz"))

#: datetime now | 2 | inside module `datetime`
import datetime
print(datetime.now())

#: math sqrt | 2 | number `if`
import math
print(math.sqrt(-16))

#: sqrt no import | 2 | module name `import sqrt` `Python`
x = 25
print(sqrt(x))

#: file missing | 1 | absent file `baholar.txt`
f = open("baholar.txt")
print(f.read())

#: file read mode | 3 | file `"r"`
f = open("test.txt", "w")
f.write("salom")
print(f.read())

#: file write int | 2 | file number
with open("ball.txt", "w") as f:
    f.write(95)

#: fstring quote nested | 2 | key name `ism`
d = {"ism": "Olim"}
print(f"Ism: {d[ism]}")

#: fstring unclosed | 2 | bracket
a = 5
print(f"javob {a")

#: slice comma | 2 | bracket colon
s = "kitob"
print(s[0,3])

#: str index float | 2 | always number `// 2`
s = [1, 2, 3, 4]
print(s[len(s) / 2])

#: str assign | 2 | inside list
soz = "kalom"
soz[0] = "s"
print(soz)

#: plus str int | 3 | always name `input()` | input 3, 4
a = input("a: ")
b = int(input("b: "))
print(a + b)

#: int of float | 1 | number text `int(...)` `12.5` | input 12.5
narx = int(input("Narxi: "))
print(narx * 2)

#: two on line | 1 | argument left `split()` | input 5
a, b = map(int, input().split())
print(a + b)

#: and comma | 2 | `and` `x `
x = 7
if x > 5 and < 10:
    print("oraliqda")

#: else if | 4 | `else if`
baho = 4
if baho == 5:
    print("a'lo")
else if baho == 4:
    print("yaxshi")

#: tab space | 3 | indentation space `Tab`
for i in range(2):
    print(i)
	print("yana")

#: indent after print | 2 | indentation space
x = 5
  print(x)

#: unfinished def | 3 | colon indentation
def salom(ism):

print("dastur tugadi")

#: pasted repl | 1 | indentation space `>>>`
>>> a = 5
>>> b = 6
>>> print(a + b)

#: append multiple | 2 | argument bracket `.extend([...])` `.append()`
ismlar = []
ismlar.append("Ali", "Vali")
print(ismlar)

#: input shadow | 2 | argument function `input` | input Ali, 12
input = input("Ismingiz: ")
yosh = input("Yoshingiz: ")
print(input, yosh)

#: list shadow | 2 | argument function `list`
list = [1, 2, 3]
harflar = list("abc")
print(harflar)

#: print paren plus | 2 | argument `print("Men")` `print`
yosh = 13
print("Men") + yosh

#: missing paren | 1 | bracket unclosed | input 5
a = int(input("son: ")
print(a)

#: python2 | 1 | bracket `print`
print "Assalomu alaykum"

#: i plusplus | 4 | absent newline `i += 1`
i = 0
while i < 3:
    print(i)
    i++

#: true lower | 1 | capital name `false` `False`
tugadi = false
while not tugadi:
    print("ishlayapti")
    tugadi = true

#: js style | 1 | name `x = ` `let`
let x = 10
console.log(x)

#: return outside | 3 | function indentation `return`
x = 5
if x > 3:
    return x

#: none for | 4 | absent function `return` `print`
def ol():
    a = [1, 2, 3]

for x in ol():
    print(x)

#: zip len | 2 | absent list
a = [1, 2, 3]
print(a.length)

#: sum str | 2 | inside name `sonlar` `son` | input 1 2 3
sonlar = input().split()
print(sum(sonlar))

#: for in int | 2 | number
n = 12345
for raqam in n:
    print(raqam)

#: len int | 2 | absent digit
yil = 2026
print(len(yil))

#: too many args | 4 | argument parameter `yuza()`
def yuza(a, b):
    return a * b

print(yuza(2, 3, 4))

#: kwarg wrong | 4 | absent argument `salom()` `age`
def salom(ism, yosh=10):
    print(ism, yosh)

salom("Ali", age=12)

#: nested fn var | 5 | argument function `hisobla()` `return`
def hisobla():
    jami = 10 + 5

hisobla()
print(jami)

#: use before | 1 | name `natija`
print(natija)
natija = 5 + 3

#: func before def | 1 | name `salomlash`
salomlash("Ali")

def salomlash(ism):
    print("Salom", ism)

#: module typo | 1 | absent module `randon` `random`
import randon
print(randon.randint(1, 6))

#: module method typo | 2 | absent name `randint` `ranint`
import random
print(random.ranint(1, 6))

#: import after name | 4 | absent name `randint`
import random
random = random.randint(1, 6)
print(random)
print(random.randint(1, 6))

#: datetime str | 3 | text `date`
from datetime import date
bugun = date(2026, 11, 28)
print("Bugun: " + bugun)

#: tuple append | 2 | absent bracket `append`
ranglar = ("qizil", "yashil")
ranglar.append("ko'k")
print(ranglar)

#: set index | 2 | absent index
sonlar = {3, 1, 2}
print(sonlar[0])

#: dict append | 2 | absent argument `append`
d = {}
d.append("olma", 5)
print(d)

#: list unhash | 3 | key list
d = {}
kalit = [1, 2]
d[kalit] = "qiymat"

#: print where input is meant | 1 | `print("Son kiriting: ")` `input`
x = int(print("Son kiriting: "))

#: if else one | 2 | absent argument `else` `y =`
x = 4
natija = "juft" if x % 2 == 0
print(natija)

#: lambda | 1 | inside `lambda x` `lambda`
f = lambda x: return x * 2
print(f(3))

#: break outside | 3 | inside loop `break` | input 9
x = int(input())
if x > 5:
    break
print("davom")
