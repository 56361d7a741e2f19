#: greeting | input Ali
ism = input("Ism? ")
print(f"Salom, {ism}!")

#: format
ism = "Ali"
print("Salom, {ism}!".format(ism=ism))

#: a template kept for later
ism = "Ali"
andoza = "Salom, {ism}!"
print(andoza.format(ism=ism))

#: format_map
ism = "Ali"
andoza = "Salom, {ism}!"
print(andoza.format_map({"ism": ism}))

#: braces that are meant
ism = "Ali"
print("{" + ism + "}")
print(f"{{ism}} = {ism}")

#: a set in words
a = 1
print("Toʻplam: {1, 2, 3}")

#: JSON in text
import json
a = 1
print(json.loads('{"a": 1}')["a"])

#: a style sheet in text
color = "red"
print("p { color: red; }")

#: a docstring
def f(ism):
    """Salom beradi: {ism}."""
    return "Salom " + ism
print(f("Ali"))

#: replaced by hand
ism = "Ali"
print("Salom {ism}".replace("{ism}", ism))

#: a docstring of a module
"""Bu dastur salom beradi."""
print("Salom")

#: a text as a comment
x = 5
"""
x == 5
"""
print(x)

#: sorted that is used
a = [3, 1]
print(sorted(a))
a.sort()
print(a)

#: pop
a = [3, 1]
a.pop()
print(a)

#: a dictionary's way
d = {}
d.setdefault("a", 1)
d.update(b=2)
d.pop("a")
print(d)

#: int as a test | input abc
matn = input()
try:
    int(matn)
    print("son")
except ValueError:
    print("son emas")

#: a name as a test
try:
    x
except NameError:
    print("x yoʻq")

#: an index as a test
a = []
try:
    a[0]
except IndexError:
    print("boʻsh")

#: input that waits | input a
print("Enter bosing")
input()

#: a function that prints
def salom(ism):
    print("Salom", ism)
salom("Ali")

#: a function that prints and gives back
def kvadrat(x):
    print("hisob")
    return x * x
print(kvadrat(3))

#: a function that gives back in a branch
def topish(a, x):
    for i, y in enumerate(a):
        if y == x:
            return i
print(topish([1, 2], 5))

#: a result that is None on purpose
def salom():
    print("salom")
if salom() is None:
    print("hech narsa")

#: a name for what is not used
def salom():
    print("salom")
_ = salom()

#: a generator
def sonlar():
    print("boshlandi")
    yield 1
for x in sonlar():
    print(x)

#: a decorator
def ikki_marta(f):
    def yangi():
        f()
        f()
    return yangi
@ikki_marta
def salom():
    print("salom")
salom()

#: an overridden method
class Hayvon:
    def ovoz(self):
        print("...")
class It(Hayvon):
    def ovoz(self):
        return "vov"
print(It().ovoz())

#: a class with print methods
class It:
    def __init__(self, ism):
        self.ism = ism
    def hur(self):
        print(self.ism, "vov")
a = It("Bobik")
a.hur()

#: a callback
def bosildi():
    print("bosildi")
amallar = {"a": bosildi}
amallar["a"]()

#: a function handed on
def kvadrat(x):
    return x * x
print(list(map(kvadrat, [1, 2])))

#: a list of what functions print
def salom():
    print("salom")
[salom() for _ in range(2)]

#: a recursion that prints
def sana(n):
    if n == 0:
        return
    print(n)
    sana(n - 1)
sana(3)

#: a comparison in a loop's head | input 3, 0
n = int(input())
while n != 0:
    n = int(input())
print("tamom")

#: text compared with text | input 18
yosh = input()
if yosh == "18":
    print("oʻn sakkiz")

#: input made a number later | input 18
yosh = input()
yosh = int(yosh)
if yosh == 18:
    print("oʻn sakkiz")

#: input of two kinds | input 5
x = 0
if True:
    x = input()
if x == 0:
    print("nol")

#: or that gives a value | input Ali
ism = input() or "mehmon"
print(ism)

#: or of two conditions | input ha
javob = input()
if javob == "ha" or javob == "yes":
    print("davom")

#: in with a row | input ha
if input() in ("ha", "yes"):
    print("davom")

#: a loop with or
while False or 0:
    pass
print("tamom")

#: a negative number
x = -1
x = +1
x += 1
print(x)

#: a range downwards
for i in range(5, 0, -1):
    print(i)

#: a range of names
a, b = 5, 1
for i in range(a, b):
    print(i)
print("yoʻq")

#: names put together | input Ali, Valiyev
ism = input()
familiya = input()
print(ism + familiya)

#: a phone number put together | input 90, 1234567
kod = input()
raqam = input()
print(kod + raqam)

#: a set of operators
class Vektor:
    def __init__(self, x):
        self.x = x
    def __add__(self, other):
        self.x += other.x
        return self
    def __eq__(self, other):
        print("solishtirildi")
        return True
a = Vektor(1)
a + Vektor(2)
a == a
print(a.x)

#: a class of its own with upper
class Lift:
    def __init__(self):
        self.qavat = 1
    def upper(self):
        self.qavat += 1
    def replace(self, n):
        self.qavat = n
lift = Lift()
lift.upper()
lift.replace(5)
print(lift.qavat)

#: the turtle
import turtle
t = turtle.Turtle()
t.speed(0)
wn = turtle.Screen()
wn.title("Oʻyin")
t.forward(10)

#: a file renamed
import os
open("a.txt", "w").close()
os.replace("a.txt", "b.txt")
print(os.path.exists("b.txt"))

#: sorted of its own
natija = []
def sorted(a):
    natija.append(a)
sorted(3)
print(natija)

#: a dot for nothing
def keyin():
    ...
keyin()
print("tamom")

#: a lambda
kvadrat = lambda x: x * x
print(kvadrat(3))

#: a match
x = 2
match x:
    case 1:
        print("bir")
    case _:
        print("boshqa")

#: a list appended to
a = []
a.append(1)
b = a.copy()
print(b)

#: a guess | input 3, 7
son = 7
while True:
    x = int(input())
    if x == son:
        break
print("topdingiz")

#: lines that are not needed | input 3, 1 2 3, 7
int(input())
input().split()
print(int(input()))

#: map for its effect
list(map(print, [1, 2]))

#: a check by a function
def tekshir(matn):
    int(matn)
try:
    tekshir("a")
except ValueError:
    print("son emas")

#: a result compared with None
def salom():
    print("salom")
if salom() == None:
    print("hech narsa")

#: a template for re
import re
ism = "Ali"
andoza = "Salom {ism}"
print(re.sub(r"\{ism\}", ism, andoza))

#: a template of JavaScript
ism = "Ali"
print("Salom ${ism}")

#: a text made of itself | input  ali
ism = input()
ism = ism.strip()
ism = ism.title()
print(ism)

#: a result by reference
def qosh(royxat):
    royxat.append(1)
a = []
qosh(a)
print(a)

#: a function that ends the program
def tugat():
    print("xayr")
    raise SystemExit
tugat()

#: a program that shows braces on purpose
print("JSON bunday: {kalit: qiymat}")

#: names joined on purpose | input Ali, Valiyev
ism = input()
fam = input()
print(ism + fam)

#: an f-string with the same quotes for a key, right in new Python
d = {"ism": "Ali"}
print(f"Salom {d["ism"]}")

#: a template that is filled later, right
shablon = "Salom, {ism}!"
print(shablon.format(ism="Ali"))

#: an input that is only waited for, right | input tamom
print("Tamom")
input("Enter bosing")

#: an is of an input | input 1
n = input()
if n == "1":
    print("bir")

#: a non-breaking space of a web page
if 5 > 3:
    print("ha")

#: a recursive printer, right
def sana(n):
    if n == 0:
        print("tamom")
        return
    print(n)
    sana(n - 1)
sana(3)

#: a callback that is named, right
def bos():
    print("bosildi")
tugma = bos
tugma()

#: a comparison kept, right
a = 5
teng = a == 5
print(teng)

#: a chained or of comparisons, right
t = "b"
if t == "a" or t == "b":
    print("bor")

#: an or for a default, right
ism = "" or "mehmon"
print(ism)

#: a range downwards with its step, right
for i in range(5, 0, -1):
    print(i)

#: braces in an f-string of doubles, right
ism = "Ali"
print(f"{{ism}} = {ism}")

#: a docstring, right
"""Bu dastur salom beradi."""
def f():
    """Izoh"""
    print("salom")
f()

#: an ellipsis for a body, right
def keyin(): ...
keyin()

#: a list appended in a comprehension
a = []
[a.append(x) for x in range(3)]
print(a)

#: a plus of texts from input that are digits on purpose | input 99, ab
kod = input()
qism = input()
print(kod + qism)

#: a print of a function that shows a menu and asks, in an if, right | input 1
def menyu():
    print("1. Boshlash")
    return input()
if menyu() == "1":
    print("boshlandi")

#: a greeting that returns and prints, right
def salom(ism):
    matn = "Salom, " + ism
    print(matn)
    return matn
print(salom("Ali"))

#: an if with an assignment by walrus, right
if (n := len("salom")) > 3:
    print(n)

#: a trailing comma that makes a tuple, printed
x = 5,
print(x)

#: a walrus in while without brackets
while n := input("son: ") != "":
    print(int(n) * 2)
    break

#: except with comma
try:
    x = 1 / 0
except ZeroDivisionError, ValueError:
    print("xato")

#: a menu with an f forgotten in a dict value
narx = 5
matn = {"a": "Narxi {narx} so'm"}
print(matn["a"])

#: a template used by format later
shablon = "Salom, {ism}!"
print(shablon.format(ism="Ali"))

#: a validated int in try
s = "12"
try:
    int(s)
    print("son")
except ValueError:
    print("son emas")

#: and with texts
x = "a"
if x == "a" and "b":
    print("ha")

#: range with equal ends
for i in range(3, 3):
    print(i)

#: minus equals swapped
x = 10
x =- 3
print(x)

#: strip of a list element not kept
soz = ["a ", "b "]
for s in soz:
    s.strip()
print(soz)

#: a print of a function without call
def f():
    return 5
print(f)

#: a generator printed
print(x * 2 for x in range(3))

#: reversed printed with text
print("Teskari:", reversed([1, 2]))

#: names glued | input Ali, Valiyev
a = input()
b = input()
print(a + b)

#: str equals number by str
x = str(5)
print(x == 5)

#: upper in a condition
s = "ha"
if s.upper == "HA":
    print("ok")

#: a list multiplied rows
m = [[0] * 2] * 2
m[0][0] = 1
print(m)

#: a logger that returns nothing on purpose
def log(x):
    print("log:", x)
natija = log(5)

#: a function used for its effect in a list
def ishla(x):
    print(x)
[ishla(i) for i in range(2)]

#: dunder eq alone
class A:
    def __eq__(self, o):
        print("solishtirildi")
        return True
A() == A()

#: a comparison chained in assert
x = 5
assert 1 < x < 10
x

#: braces meant for later
qolip = "{ism} keldi"
for ism in ["Ali", "Vali"]:
    print(qolip.format(ism=ism))

#: braces replaced by hand
ism = "Ali"
print("Salom {ism}".replace("{ism}", ism))

#: a json text with braces
x = 5
print('{"x": 1}')

#: css in a text
color = "red"
print("p {color: red}")

#: set printed
x = 1
print("{" + str(x) + "}")

#: a generator by next
g = iter([1, 2])
next(g)
print(next(g))

#: pop to throw away
a = [1, 2]
a.pop()
print(a)

#: setdefault
d = {}
d.setdefault("a", []).append(1)
print(d)

#: a wait for a key | input a
input("Enter bosing")
print("tamom")

#: or with a default
ism = "" or "mehmon"
print(ism)

#: or in a condition with a call
x = 3
if x == 1 or x in (2, 3):
    print("ha")

#: while with a number and or
x = 0
while x < 3 or x == 5:
    x += 1
print(x)

#: range downwards with a step
for i in range(5, 0, -1):
    print(i)

#: range with variables that are empty
a, b = 5, 2
for i in range(a, b):
    print(i)
print("bo'sh")

#: ellipsis body
def f():
    ...
f()

#: texts joined on purpose | input a, 5
x = input()
y = input()
print(x + y)

#: an input compared with a text number | input 5
x = input()
if x == "5":
    print("besh")

#: sorted in place and returned
def tartib(a):
    a.sort()
    return a
print(tartib([2, 1]))

#: a method chain whose value is shown
print(" a ".strip().upper())

#: a string method alone within a try
try:
    "a".index("b")
except ValueError:
    print("yo'q")

#: a plus sign before a number
x = +5
print(x)

#: minus one
x = -1
x = - 1
print(x)

#: a recursive print
def sana(n):
    if n == 0:
        return
    print(n)
    sana(n - 1)
sana(2)

#: a function that returns print
def chiqar(x):
    return print(x)
chiqar(5)

#: main guard
def main():
    print("asosiy")
if __name__ == "__main__":
    main()

#: a map printed by list
print(list(map(str, [1])))

#: a star print of map
print(*map(str, [1, 2]))

#: a lambda kept
f = lambda x: x
print(f(1))

#: a class with only a docstring
class A:
    """Bo'sh sinf"""
print(A.__doc__)

#: decorators
def d(f):
    def i():
        print("a")
        f()
    return i
@d
def g():
    print("b")
g()

#: result of append within a condition
a = []
if a.append(1) is None:
    print("qo'shildi")

#: text with percent braces
n = 5
print("%d {n}" % n)

#: a walrus alone
(n := 5)
print(n)

#: braces that no f-string would read
x = 3
print("{x} - bu to'plam yozuvi: {", x, "}")
print('JSON: {"ism": "Ali"}')

#: a template that is filled in later
shablon = "Salom, {ism}! Yosh: {yosh}"
print(shablon.format(ism="Nodira", yosh=14))

#: sums of a list by a function with an early return
def juft(n): return n % 2 == 0
print([x for x in range(10) if juft(x)])
print(list(filter(juft, range(6))))

#: a class that adds and shows itself
class Nuqta:
    def __init__(self, x=0, y=0):
        self.x, self.y = x, y
    def __add__(self, o):
        return Nuqta(self.x + o.x, self.y + o.y)
    def __repr__(self):
        return f"({self.x}; {self.y})"
print(Nuqta(1, 2) + Nuqta(3, 4))

#: a call whose result nobody needs
def hisobla(a):
    print(a)
    return a
hisobla(5)
print(hisobla(6))

#: a sort by the second of a pair
d = {}
for soz in "olma nok olma".split():
    d[soz] = d.get(soz, 0) + 1
for k, v in sorted(d.items(), key=lambda p: -p[1]):
    print(k, v)
