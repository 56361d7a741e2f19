#: a shop cart with a stray comma price | 1 | argument brace `(` `:`
savat = {"olma": 5000, "non": 3,500}
jami = 0
for nom in savat:
    jami += savat[nom]
print(jami)

#: an if without brackets closed at input | 1 | bracket unclosed `(`
yosh = int(input("Yosh: ")
if yosh >= 18:
    print("Katta")

#: elif after a comment at wrong depth | 5 | indentation `elif` `else`
x = 5
if x > 3:
    print("katta")
# endi ikkinchi
    elif x > 1:
        print("o'rta")

#: a generator indexed | 6 | index list `generator` `list(...)`
def juft(n):
    for i in range(n):
        if i % 2 == 0:
            yield i
a = juft(10)
print(a[2])

#: a class attribute misspelled | 5 | absent `nomi` `nom`
class It:
    def __init__(self, nom):
        self.nom = nom
    def hur(self):
        print(self.nomi, "vov")
It("Rex").hur()

#: a file read after with | 5 | file unclosed `close()` `with`
with open("a.txt", "w") as f:
    f.write("salom")
with open("a.txt") as f:
    pass
print(f.read())

#: match with a missing case colon | 3 | colon `(` `:`
kun = 3
match kun:
    case 1
        print("dushanba")
    case _:
        print("boshqa")

#: f-string with a quoted key in old habit | 2 | key `d["ism"]` `ism`
d = {"ism": "Ali"}
print(f"Salom {d[ism]}")

#: global declared after use | 4 | function `global` `hisob`
hisob = 0
def oshir():
    hisob += 1
    global hisob
oshir()

#: an Uzbek word with an apostrophe in single quotes | 1 | inside quote `o`
xabar = 'Bugun o'qishga bordim'
print(xabar)

#: slicing with round brackets | 2 | bracket colon `s[0:3]` `/`
soz = "dasturlash"
print(soz(0:3))

#: a decorator that returns nothing | 8 | empty `salom` `None`
def sovun(f):
    def ichki():
        print("oldin")
        f()
@sovun
def salom():
    print("salom")
salom()

#: a recursion without return | 4 | function `fakt(n - 1)` `fakt()`
def fakt(n):
    if n == 1:
        return 1
    n * fakt(n - 1)
print(fakt(3) + 1)

#: a comprehension with do | 1 | `or`
kvadratlar = [x**2 do x in range(5)]
print(kvadratlar)

#: comparing input with a number | 3 | argument bracket `input(4444)` `input`
parol = input("PIN: ")
if parol > 1000:
    print("katta") | input 4444

#: an input compared | 2 | always `int(parol)` `input()` | input 4444
parol = input("PIN: ")
if parol > 1000:
    print("katta")

#: two inputs in one line | 1 | number `input()` `split()` | input 5 6
a = int(input())
b = int(input())
print(a + b)

#: split of a comma answer | 1 | argument left `split()` | input 5,6
a, b = input().split()
print(int(a) + int(b))

#: sum of a map of texts | 1 | inside number `input().split()` `sum(...)` | input 1 2 3
print(sum(input().split()))

#: an async function called plainly | 5 | number `coroutine` `+`
import asyncio
async def ish():
    await asyncio.sleep(0)
    return 5
print(ish() + 1)

#: print with a percent and two values | 1 | argument bracket `%` `:`
print("%s %s" % "Ali", 12)

#: a date made of text | 2 | number `int(...)`
import datetime
d = datetime.date("2024-01-05")
print(d)

#: difference of dates as number | 3 | argument `o` `:`
from datetime import date
kun = date(2024, 1, 5) - date(2024, 1, 1)
if kun > 3:
    print("kop")

#: a list changed by index beyond | 3 | absent index `append(...)`
baholar = []
for i in range(3):
    baholar[i] = i * 2
print(baholar)

#: del of an index beyond | 2 | absent index `baholar`
baholar = [1, 2, 3]
del baholar[3]

#: dict pop of an absent key | 2 | absent key `get(...)` `nok`
narx = {"olma": 3}
narx.pop("nok")

#: a set with add of a list | 2 | key list
s = set()
s.add([1, 2])

#: a nested function that changes outer | 4 | argument function `son`
def tashqi():
    son = 0
    def ichki():
        son += 1
        return son
    return ichki()
print(tashqi())

#: random sample too many | 2 | argument `print` `o`
import random
print(random.sample([1, 2, 3], 5))

#: randrange of nothing | 3 | absent number `randrange(...)` `:`
import random
a = []
print(random.randrange(len(a)))

#: while with =  | 2 | argument compares `==` `=`
i = 0
while i = 5:
    i += 1

#: a tab and spaces | 3 | indentation space `Tab`
def f():
    x = 1
	return x
print(f())

#: a missing operator between brackets | 2 | `(` `*`
x = 3
y = 2(x + 1)
print(y)

#: a Cyrillic c in print | 1 | `print.` `рrint`
рrint("salom")

#: Cyrillic variable | 2 | argument `con` `con`
сон = 5
print(con)

#: typographic minus | 1 | hyphen
x = 10 – 3

#: JavaScript let and semicolons | 1 | `let_x.` `let`
let x = 5;
console.log(x);

#: JS function braces | 1 | function `function` `def`
function salom() {
    print("salom")
}

#: C++ cout | 2 | `print("...")` `print`
x = 5
cout << x << endl

#: for with until | 1 | `range(1, 6)` `range`
for i = 1 to 5:
    print(i)

#: else if | 4 | `else if` `elif.`
x = 3
if x > 5:
    print("a")
else if x > 2:
    print("b")

#: a string times a string | 1 | list number `float(...)` `int(...)`
print("ha" * "3")

#: int of a float text | 1 | number `float(...)` `int(...)` | input 3.7
n = int(input())
print(n)

#: float with comma | 1 | comma number `split(",")` `:` | input 3,7
n = float(input())
print(n)

#: method without brackets then used | 2 | bracket function `:` `(`
soz = "salom"
print(soz.upper + "!")

#: list sorted and saved | 3 | argument `sort()` `None`
a = [3, 1, 2]
b = a.sort()
print(b[0])

#: unpack three of two | 1 | argument `:`
for a, b, c in [(1, 2), (3, 4)]:
    print(a)

#: enumerate reversed names | 2 | argument comma `:`
for i in enumerate(["a", "b"]):
    print(i + 1)

#: dict items without brackets | 2 | bracket function `:` `(`
d = {"a": 1}
for k, v in d.items:
    print(k)

#: a lambda with a colon missing | 1
f = lambda x x + 1
print(f(2))

#: try without indentation | 2 | colon indentation `(` `)`
try:
print(5)
except:
    print("xato")

#: raise of text in a function | 3 | `ValueError("...")` `raise`
def bol(a, b):
    if b == 0:
        raise "nolga"
    return a / b
bol(1, 0)

#: json of a single quoted text | 2 | comma quote `JSON`
import json
print(json.loads("{'a': 1}"))

#: super without brackets | 6 | argument `o` `:`
class A:
    def __init__(self):
        self.x = 1
class B(A):
    def __init__(self):
        super.__init__()
B()

#: property called | 5 | bracket function `D().yuza`
class D:
    @property
    def yuza(self):
        return 5
print(D().yuza())

#: abstract too few args | 5 | argument `N()` `y.`
class N:
    def __init__(self, x, y):
        self.x = x
        self.y = y
print(N(1).x)

#: string index assignment | 2 | inside list
ism = "ali"
ism[0] = "A"

#: return in the module | 3 | function indentation `return` `def`
x = 5
if x > 3:
    return x

#: end-of-line backslash with space | 1 | `:`
jami = 1 + \ 
    2
print(jami)

#: a nested f-string with same quotes and missing bracket | 2 | bracket unclosed
ismlar = ["Ali", "Vali"]
print(f"{', '.join(ismlar}")

#: turtle color misspelled | 3 | absent `forward` `forwrd`
import turtle
t = turtle.Turtle()
t.forwrd(100)
