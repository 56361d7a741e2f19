#: the line qosh("Alpomish") of 4, 000 | 4 | argument `qosh()`
kitoblar = []
def qosh(nom, yil):
    kitoblar.append({"nom": nom, "yil": yil})
qosh("Alpomish")

#: the line print(hisob(soni=2)) of 3, 001 | 3 | argument `hisob()`
def hisob(narx, soni=1):
    return narx * soni
print(hisob(soni=2))

#: the line print(hisob("5000", "2")) of 3, 002 | 2 | digit inside `narx` `soni`
def hisob(narx, soni):
    return narx * soni
print(hisob("5000", "2"))

#: the line print(int(narx) * 2) of 2, 003 | 2 | digit hyphen `5000 so'm`
narx = "5000 so'm"
print(int(narx) * 2)

#: the line print(soat) of 3, 004 | 2 | argument name | input 12:30
vaqt = input("Vaqt (soat:daqiqa): ")
soat, daqiqa = vaqt.split()
print(soat)

#: the line kun, oy = sana.split(".") of 2, 005 | 2 | argument name
sana = "28.11.2026"
kun, oy = sana.split(".")

#: the line print(meva) of 3, 007 | 2 | argument name
savat = {"olma": 5}
for meva, soni in savat.keys():
    print(meva)

#: the line print(meva.narx) of 3, 008 | 3 | absent name `narx`
savat = {"olma": 5}
for meva in savat:
    print(meva.narx)

#: the line jadval[3][0] = "X" of 2, 009 | 2 | absent index `jadval`
jadval = [[0] * 3 for i in range(3)]
jadval[3][0] = "X"

#: the line jadval[0, 1] = "X" of 2, 010 | 2 | bracket colon
jadval = [[" "] * 3] * 3
jadval[0, 1] = "X"

#: the line print(random.choice(a[5])) of 3, 012 | 3 | absent index
import random
a = [1, 2, 3]
print(random.choice(a[5]))

#: the line print(random.choice[1, 2, 3]) of 2, 013 | 2 | bracket function `random.choice`
import random
print(random.choice[1, 2, 3])

#: the line taxmin = int(input()) of 4, 014 | 3 | loop `taxmin` | input 3
import random
son = random.randint(1, 10)
while taxmin != son:
    taxmin = int(input())

#: the line urinish += 1 of 7, 015 | 6 | name `Python` `brek` | input qadam
urinish = 0
while urinish < 3:
    parol = input()
    if parol == "qadam":
        print("ok")
        brek
    urinish += 1

#: the line print("kichik") of 5, 016 | 4 | indentation space
x = 5
if x > 3:
    print("katta")
  else:
    print("kichik")

#: the line f() of 3, 017 | 2 | colon indentation
def f():
print("salom")
f()

#: the line return x of 3, 018 | 3 | indentation space
def f():
    x = 1
   return x

#: the line print("b") of 3, 019 | 3 | indentation space
if True:
    print("a")
     print("b")

#: the line print("a") of 1, 020 | 1 | indentation space
  print("a")

#: the line print("b") of 2, 021 | 2 | indentation space
print("a")
    print("b")

#: the line pass of 3, 022 | 2 | colon indentation
class A:
def f(self):
    pass

#: the line print(i, j) of 3, 023 | 3 | colon indentation
for i in range(3):
    for j in range(3):
    print(i, j)

#: the line print("nol") of 4, 024 | 3 | name quote `ZeroDivisionError` `ZeroDivisionEror`
try:
    x = 5 / 0
except ZeroDivisionEror:
    print("nol")

#: the line print("xato") of 4, 025 | 2 | digit hyphen
try:
    x = int("a")
except TypeError:
    print("xato")

#: the line print(x) of 4, 027 | 4 | argument name `Python`
try:
    x = int("a")
except ValueError or TypeError:
    print(x)

#: the line print(f.read()) of 3, 030 | 3 | file unclosed `with`
with open("a.txt", "w") as f:
    f.write("a")
print(f.read())

#: the line f.writeln("a") of 2, 031 | 2 | absent name `writeln` `write`
with open("a.txt", "w") as f:
    f.writeln("a")

#: the line f.write("a") of 2, 032 | 1 | colon
with open("a.txt", "w") as f
    f.write("a")

#: the line f.write(["a"]) of 3, 033 | 3 | file list
f = open("a.txt", "w")
print("a", f)
f.write(["a"])

#: the line f.write("a") of 2, 034 | 1 | absent file `b.txt`
f = open("b.txt", "r")
f.write("a")

#: the line print(qator) of 2, 035 | 1 | file `"r"`
for qator in open("a.txt", "w"):
    print(qator)

#: the line a, b, c = gen() of 4, 036 | 4 | argument name
def gen():
    yield 1
    yield 2
a, b, c = gen()

#: the line print(gen()[0]) of 3, 037 | 3 | index list `generator`
def gen():
    yield 1
print(gen()[0])

#: the line x.append(4) of 2, 039 | 2 | absent list `append`
x = (i for i in range(3))
x.append(4)

#: the line print(f(1)) of 2, 040 | 2 | argument `lambda()`
f = lambda a, b: a + b
print(f(1))

#: the line print(f() + "b") of 2, 041 | 2 | argument empty `return` `append`
f = lambda: print("a")
print(f() + "b")

#: the line print(kvadrat("5")) of 2, 042 | 1 | digit inside
kvadrat = lambda x: x ** 2
print(kvadrat("5"))

#: the line print(map(lambda x: x * 2, sonlar)[0]) of 2, 043 | 2 | index list `map`
sonlar = [1, 2]
print(map(lambda x: x * 2, sonlar)[0])

#: the line print(sorted(["b", "a"], reverse="ha", kye=len)) of 1, 045 | 1 | absent argument `sorted()` `kye`
print(sorted(["b", "a"], reverse="ha", kye=len))

#: the line print(sorted({"a": 2, "b": 1}.items(), key=lambda k, v: v)) of 1, 046 | 1 | argument `lambda()`
print(sorted({"a": 2, "b": 1}.items(), key=lambda k, v: v))

#: the line print(c.most_comon(1)) of 3, 047 | 3 | absent name `most_common` `most_comon`
from collections import Counter
c = Counter("salom")
print(c.most_comon(1))

#: the line from collections import counter of 1, 048 | 1 | absent module `collections` `counter`
from collections import counter

#: the line print(A()) of 5, 049 | 5 | argument `A()`
from dataclasses import dataclass
@dataclass
class A:
    x: int
print(A())

#: the line print(Rang.YASHIL) of 4, 050 | 4 | absent name `YASHIL`
from enum import Enum
class Rang(Enum):
    QIZIL = 1
print(Rang.YASHIL)

#: the line print("a") of 3, 051 | 3 | colon indentation
match "a":
    case "a":
    print("a")

#: the line print("a") of 3, 052 | 1 | argument name `Python`
match x:
    case 1:
        print("a")

#: the line assert 2 + 2 == 5 of 1, 055 | 1 | `assert`
assert 2 + 2 == 5

#: the line print(x + 1) of 2, 056 | 2 | number text
x: int = "salom"
print(x + 1)

#: the line print(x.__len__()) of 2, 057 | 2 | absent name `__len__` `__le__`
x = 5
print(x.__len__())

#: the line print(f"{5 / 0}") of 1, 058 | 1 | zero `if`
print(f"{5 / 0}")

#: the line print(f"{'a' + 1}") of 1, 059 | 1 | number text
print(f"{'a' + 1}")

#: the line print(f"{ism.uper()}") of 2, 060 | 2 | absent name `upper` `uper`
ism = "Ali"
print(f"{ism.uper()}")

#: the line print(f"{ism!z}") of 1, 061 | 1 | argument name `Python`
print(f"{ism!z}")

#: the line print("%s" % ("a", "b")) of 1, 062 | 1 | argument index
print("%s" % ("a", "b"))

#: the line print("{:.2f}".format("5")) of 1, 064 | 1 | argument name
print("{:.2f}".format("5"))

#: the line print("{0} {2}".format("a", "b")) of 1, 065 | 1 | absent argument
print("{0} {2}".format("a", "b"))

#: the line oldingi = i of 3, 070 | 2 | loop `oldingi`
for i in range(3):
    print(oldingi)
    oldingi = i

#: the line print(x) of 4, 071 | 2 | name `salom`
for i in range(2):
    salom(i)
    def salom(x):
        print(x)

#: a letter of a format that Python has not | 1 | `Python` `unsupported format character`
print("%z" % 5)
