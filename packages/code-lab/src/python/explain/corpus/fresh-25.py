#: a quiz with a bracket forgotten in the middle of an if | 3 | `(`
ball = 0
javob = input("Poytaxt? ")
if (javob == "Toshkent" and ball == 0:
    ball += 1
print(ball)

#: a dict literal with a = for one pair | 1 | `(` `:`
narx = {"non": 3000, "sut" = 9000}
print(narx["sut"])

#: pasted C++ output | 1 | `print("...")` `print`
cout << "Salom";

#: async without running | 5 | `coroutine` `+`
import asyncio
async def olish():
    return 5
natija = olish()
print(natija + 1)

#: a generator indexed | 5 | `generator` `list(...)`
def juft(n):
    for i in range(n):
        yield i * 2
j = juft(5)
print(j[2])

#: a match with a missing colon | 3 | `(` `:`
kun = 3
match kun:
    case 1
        print("du")
    case _:
        print("boshqa")

#: match with default instead of _ | 5
kun = 3
match kun:
    case 1:
        print("du")
    default:
        print("boshqa")

#: a decorator without its function | 7
def chiroyli(f):
    def ichki(*args):
        print("***")
        return f(*args)
    return ichki
@chiroyli
print("salom")

#: a decorator that returns nothing | 9 | `salom` `None`
def bezak(f):
    def ichki():
        print("---")
        f()
        print("---")
@bezak
def salom():
    print("Salom")
salom()

#: a comprehension with the if before the for | 2 | `for` `if`
sonlar = [1, 2, 3, 4]
juft = [x if x % 2 == 0 for x in sonlar]
print(juft)

#: a comprehension without brackets | 1
kv = x * x for x in range(5)
print(kv)

#: recursion without base | 2 | `return` `if`
def fakt(n):
    return n * fakt(n - 1)
print(fakt(5))

#: recursion forgetting to return | 4 | `fakt(n - 1)` `fakt()`
def fakt(n):
    if n <= 1:
        return 1
    n * fakt(n - 1)
print(fakt(5) + 1)

#: Cyrillic с in a builtin | 1 | `rint` `:`
рrint("Salom")

#: Cyrillic а in a variable used later | 2 | `ll` `:`
bаll = 5
print(ball)

#: a class whose method forgets self in call | 5 | `self.miyov()` `miyov`
class Mushuk:
    def __init__(self, ism):
        self.ism = ism
    def ovoz(self):
        return miyov()
    def miyov(self):
        return "miyov"
print(Mushuk("Barsik").ovoz())

#: class attribute misspelt | 6 | `yoshi` `yosh`
class Oquvchi:
    def __init__(self, ism, yosh):
        self.ism = ism
        self.yosh = yosh
o = Oquvchi("Ali", 12)
print(o.yoshi)

#: __init__ with one underscore | 4 | `__init__(self, ...)` `__init__`
class Oquvchi:
    def _init_(self, ism):
        self.ism = ism
o = Oquvchi("Ali")

#: missing arguments of class | 5 | `Nuqta()` `ta`
class Nuqta:
    def __init__(self, x, y):
        self.x = x
        self.y = y
n = Nuqta(3)

#: a file read after with | 3 | `close()` `with`
with open("a.txt", "w") as f:
    f.write("salom")
f.write("yana")

#: a file written with a number | 2 | `str(...)`
with open("son.txt", "w") as f:
    f.write(12)

#: open for reading a missing one | 1 | `royxat.txt`
f = open("royxat.txt")
for q in f:
    print(q)

#: dict looped by two names | 2 | `baho.items()` `for`
baho = {"Ali": 5, "Vali": 4}
for ism, b in baho:
    print(ism, b)

#: dict changed in loop | 2 | `list(...)` `for`
baho = {"Ali": 5, "Vali": 2}
for ism in baho:
    if baho[ism] < 3:
        del baho[ism]

#: json from single quotes | 3 | `JSON`
import json
matn = "{'ism': 'Ali'}"
d = json.loads(matn)

#: datetime subtract text | 3 | `date` `-`
from datetime import date
tugilgan = "2012-05-01"
yosh = date.today() - tugilgan
print(yosh)

#: statistics of texts | 3 | `denominator` `numerator`
import statistics
baholar = ["5", "4", "3"]
print(statistics.mean(baholar))

#: apostrophe in uzbek text with single quotes | 1 | `'` `"`
print('O'zbekiston go'zal')

#: apostrophe in a variable name | 1 | `oquvchi` `'`
o'quvchi = "Ali"
print(o'quvchi)

#: a curly quote | 1 | `"` `'`
print(“Salom”)

#: a text over two lines | 1
matn = "Salom,
dunyo"
print(matn)

#: half-finished def | 1 | `(`
def hisobla(a, b

#: half-finished assignment | 2
x = 5
y =
print(x + y)

#: half-finished if | 2
yosh = 12
if yosh >

#: half-finished for | 1 | `range(5)` `for`
for i in
    print(i)

#: half-finished import | 1 | `Expected` `import`
from math import
print(sqrt(4))

#: a space in def name | 1 | `_`
def katta son(a, b):
    return max(a, b)

#: a def without params and colon | 1 | `salom()` `def`
def salom
    print("salom")

#: an elif after for | 3 | `elif` `else`
for i in range(3):
    print(i)
elif i == 3:
    print("tamom")

#: else with wrong indentation | 4
x = 3
if x > 2:
    print("katta")
  else:
    print("kichik")

#: if body not indented | 3 | `(` `)`
x = 3
if x > 2:
print("katta")

#: tabs and spaces | 3 | `Tab`
def f():
    x = 1
	return x

#: JS style | 1 | `let` `:`
let x = 5;
if (x > 3) {
    console.log("katta");
}

#: PHP dollar | 1 | `ism` `:`
$ism = "Ali"
print($ism)

#: sum of input | 3 | `input()` `int(a)` | input 4, 5
a = input()
b = int(input())
print(a + b)

#: range of a text | 2 | `input()` `int(n)` | input 5
n = input("n: ")
for i in range(n):
    print(i)

#: while with text compare | 2 | `input()` `int(n)` | input 5
n = input()
while n > 0:
    print(n)
    n -= 1

#: a list index from one to len | 3
a = [1, 2, 3]
for i in range(1, len(a) + 1):
    print(a[i])

#: a call of a list | 2 | `:` `[`
a = [1, 2, 3]
print(a(0))

#: pop from an empty list | 2
navbat = []
print(navbat.pop())

#: sort assigned | 3 | `sort()` `None`
a = [3, 1, 2]
b = a.sort()
print(b[0])

#: split of a number | 2 | `split` `(`
son = 12345
raqamlar = son.split()

#: len of int | 2 | `str(...)` `len`
son = 12345
print(len(son))

#: join numbers | 2 | `str(...)` `join`
a = [1, 2, 3]
print(", ".join(a))

#: string item assignment | 2
soz = "kitob"
soz[0] = "K"

#: global counter | 3 | `global` `hisob`
hisob = 0
def qosh():
    hisob += 1
qosh()

#: return outside | 2 | `return` `def`
x = 5
return x

#: function before definition | 1 | `salom` `def`
salom()
def salom():
    print("salom")

#: random without import | 1 | `random` `import`
son = random.randint(1, 6)

#: math function misspelt | 2 | `squrt` `sqrt`
import math
print(math.squrt(16))

#: percent format | 3 | `%` `:`
ism = "Ali"
yosh = 12
print("%s %d yoshda" % ism, yosh)

#: an f-string with unclosed brace | 2 | `-` `:`
ism = "Ali"
print(f"Salom {ism")

#: an f-string with quotes inside | 2 | `get(...)` `yosh`
d = {"ism": "Ali"}
print(f"Salom {d['ism']} va {d["yosh"]}")

#: unpack three into two | 1 | `:` | input 1 2 3
a, b = input().split()

#: int of decimals | 1 | `float(...)` `int(...)` | input 3.5
x = int(input())

#: lambda with def | 1
kv = def x: x * x

#: star args wrong | 2 | `+` `:`
def ortacha(*sonlar):
    return sum(sonlar) / len(sonlar)
print(ortacha([4, 5, 3]))

#: nested function unreachable | 5 | `tashqi()` `return`
def tashqi():
    def ichki():
        return 1
    return ichki()
print(ichki())

#: set index | 2 | `list(...)` `set`
s = {1, 2, 3}
print(s[0])

#: tuple append | 2 | `append` `:`
t = (1, 2)
t.append(3)

#: None arithmetic | 3 | `kvadrat(3)` `kvadrat()`
def kvadrat(x):
    print(x * x)
y = kvadrat(3) + 1

#: a walrus pascal | 1 | `=` `:`
x := 5
print(x)

#: ++ increment | 4 | `+=` `+`
i = 0
while i < 3:
    print(i)
    i++
