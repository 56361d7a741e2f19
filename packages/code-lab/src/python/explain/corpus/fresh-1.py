#: a calculator with a misspelt elif | 5 | `elif` | never operator comma
a = 5
amal = "+"
if amal == "+":
    print(a + 1)
eilf amal == "-":
    print(a - 1)

#: a password loop with While | 2 | `while` capital | never operator comma
parol = ""
While parol != "123":
    parol = "123"

#: a table of products with a missing colon | 2 | colon
for i in range(1, 4):
    for j in range(1, 4)
        print(i * j)

#: a function with a misspelt def | 1 | `def` | never operator comma
deef yuza(a, b):
    return a * b

#: an unclosed call in the middle of a program | 2 | bracket unclosed | input Ali
ism = input("Ism? ")
print(f"Salom, {ism}"
print("Xayr")

#: a sum of prices from input | 4 | text `int` | never `str(` | input 100
narx = input("Narx: ")
jami = 0
for i in range(2):
    jami = jami + narx

#: a score that grows by input | 3 | text `int` | never `str(` | input 10
ball = 0
qoshimcha = input("Ball: ")
ball += qoshimcha

#: an age compared in a chain | 2 | text `int` | input 15
yosh = input("Yosh: ")
if 7 < yosh < 18:
    print("oʻquvchi")

#: years left, with words | 2 | text `str(`
yosh = 15
print("Yana " + (18 - yosh) + " yil")

#: a list index from len | 2 | index `2`
ranglar = ["qizil", "sariq", "yashil"]
print(ranglar[len(ranglar)])

#: a shopping list with a missing comma | 1 | comma
narxlar = {"non": 3000, "sut": 9000 "choy": 15000}

#: a name of two words in a function | 2 | space `_` | never operator
def f():
    umumiy summa = 0

#: a name with a hyphen in a loop | 1 | hyphen `_`
eng-katta = 0
for x in [1, 2]:
    pass

#: a question in quotes that closes early | 1 | quote inside
savol = "Qaysi "harf" birinchi?"

#: an apostrophe in a contraction | 1 | quote
gap = 'It's fine'

#: a text over two lines in print | 1 | quote unclosed
print("Salom
dunyo")

#: a missing quote at the beginning | 1 | quote
print(Yoshingiz nechada?")

#: a sentence without quotes | 1 | quote | never operator
print(Men dasturchi boʻlaman)

#: a colour without quotes | 3 | quote `Red`
import turtle
t = turtle.Turtle()
t.color(Red)

#: a turtle that is misspelt | 2 | `Turtle`
import turtle
t = turtle.Turtl()

#: a turtle's method that is misspelt | 3 | `forward`
import turtle
t = turtle.Turtle()
t.foward(100)

#: random without import | 2 | `import` `random`
for i in range(2):
    print(random.randint(1, 6))

#: time.sleep without import | 2 | `import` `time`
print("kut")
time.sleep(0)

#: randint from the wrong place | 1 | `randint`
from random import randInt
print(randInt(1, 6))

#: a module with a capital in from | 1 | `random`
from Random import randint

#: a global that is counted up | 3 | `global`
hisob = 0
def bosildi():
    hisob += 1
bosildi()

#: a function with one value too few | 3 | argument `balandlik`
def yuza(asos, balandlik):
    return asos * balandlik / 2
print(yuza(5))

#: a function that prints, summed | 3 | `None` `return`
def kvadrat(x):
    print(x ** 2)
print(kvadrat(2) + kvadrat(3))

#: a class whose init lacks self | 4 | `self`
class Oyinchi:
    def __init__(ism, ball):
        pass
a = Oyinchi("Ali", 5)

#: a class with a misspelt init | 4 | `__init__`
class Oyinchi:
    def __inti__(self, ism):
        self.ism = ism
a = Oyinchi("Ali")

#: a class attribute without self | 5 | `self.ball`
class Oyinchi:
    def __init__(self):
        self.ball = 0
    def qosh(self):
        ball += 1
Oyinchi().qosh()

#: a method of another spelling | 5 | `salomlash`
class Oyinchi:
    def salomlash(self):
        print("salom")
a = Oyinchi()
a.salomlas()

#: a dictionary by a number | 2 | key
d = {"bir": 1}
print(d[1])

#: a missing key with a similar one | 2 | key `ism`
d = {"Ism": "Ali"}
print(d["ism"])

#: a division by a length of zero | 2 | zero
baholar = []
ortacha = sum(baholar) / len(baholar)

#: int of a price with a space | 1 | `15000` | input 15 000
narx = int(input())

#: int of a name | 1 | number `Ali` | input Ali
yosh = int(input("Yosh: "))

#: a list plus a name | 2 | list `append`
ismlar = ["Ali"]
ismlar = ismlar + "Vali"

#: sort with a key that is not called | 2 | `key=`
a = [3, 1]
a.sort(lambda x: -x)

#: an else with nothing above | 1 | `else` `if`
else:
    print("a")

#: a print in front of an indentation | 3 | indentation
n = 3
print(n)
    n = n + 1

#: a function whose body has fallen out | 2 | indentation
def salom(ism):
print("Salom", ism)

#: tabs and spaces in one block | 3 | tab
for i in range(2):
        print(i)
	print("a")

#: a try with a wrong except | 3 | `except` | never operator comma
try:
    n = int("a")
expect ValueError:
    print("xato")

#: equals in while | 2 | `==`
n = 5
while n = 5:
    n = 4

#: not with an exclamation mark | 2 | `not`
tayyor = False
if !tayyor:
    print("kut")

#: a counter as in C | 3 | `+= 1`
i = 0
while i < 3:
    i++

#: a for over a number | 2 | `range`
n = 3
for i in n:
    print(i)

#: an input that lost its bracket | 1 | bracket unclosed
ism = input("Ism? "
print(ism)

#: brackets of another kind in print | 1 | bracket
print{"Salom"}

#: a string multiplied by text | 3 | text `int` | input 3
belgi = "*"
n = input()
print(belgi * n)

#: a range to text | 2 | text `int` | input 3
n = input()
for i in range(1, n + 1):
    print(i)

#: a file of another name | 1 | file `baholar.txt`
with open("baholar.txt") as f:
    print(f.read())

#: with without as | 2 | name `f`
with open("a.txt", "w"):
    f.write("a")

#: two statements on one line | 1 | newline
x = 5 print(x)

#: a comparison as a value at the beginning | 1 | `=` name
hisob == 0
print(hisob)

#: a name in another case in a function | 3 | `Narx`
Narx = 5
def f():
    return narx * 2
f()

#: a star that lacks its value | 1 | `*`
print(2 * )

#: math without import | 1 | `import` `math`
print(math.sqrt(16))

#: what print gives counted on | 2 | `None` `print`
for i in 1, 5:
    print(i) + 1
