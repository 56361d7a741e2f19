#: a cash machine whose balance a function takes away | 4 | `global`
balans = 100000

def yechish(summa):
    balans = balans - summa
    print("Qoldiq:", balans)

yechish(20000)

#: a guessing game that asks before its number is drawn | 4 | `son` | input 5
import random
urinish = 0
while urinish < 3:
    if int(input("Son: ")) == son:
        print("Topdingiz!")
        break
    urinish += 1
son = random.randint(1, 10)

#: rock paper scissors with a word without quotes | 3 | text quote `tosh`
import random
variantlar = ["tosh", "qaychi", "qogoz"]
if random.choice(variantlar) == tosh:
    print("Tosh!")

#: a hangman whose word is changed by a place | 4 | text
soz = "python"
yashirin = "_" * len(soz)
for i in range(len(soz)):
    yashirin[i] = soz[i]

#: a quiz whose answer is a list in a dictionary | 3 | `javob`
savollar = [{"savol": "2+2?", "javob": "4"}, {"savol": "3+3?", "jvob": "6"}]
for s in savollar:
    print(s["savol"], s["javob"])

#: a phone book with a number that begins with a zero | 2 | zero
kontaktlar = {
    "Ali": 0901234567
}

#: a shopping list printed by its number without enumerate | 3 | index
xaridlar = ["non", "sut", "tuxum"]
for i in range(1, 4):
    print(i, xaridlar[i])

#: a bank account whose method reads a plain name | 6 | `self.balans`
class Hisob:
    def __init__(self, balans):
        self.balans = balans

    def korsat(self):
        print("Balans:", balans)

h = Hisob(500)
h.korsat()

#: a tic tac toe board asked by one pair in brackets | 3
taxta = [["-", "-", "-"], ["-", "X", "-"], ["-", "-", "-"]]
qator, ustun = 1, 1
print(taxta[qator, ustun])

#: a password made by join of numbers | 3 | text `str`
import random
raqamlar = [random.randint(0, 9) for _ in range(8)]
parol = "".join(raqamlar)

#: degrees converted from a text of a menu | 2 | `float` | input 36.6
c = input("Selsiy: ")
f = c * 9 / 5 + 32
print(f)

#: a comment of another language | 1 | `#`
// bu mening dasturim
print("salom")

#: a condition with two ampersands | 2 | `and` | input 15
yosh = int(input())
if yosh > 12 && yosh < 18:
    print("o'smir")

#: an increment of another language | 3 | `+= 1`
i = 0
while i < 5:
    i++
    print(i)

#: a type before a name | 1 | `ism`
string ism = "Ali"
print(ism)

#: a printf | 1 | `print`
printf("salom")

#: a cout | 1 | `print`
cout << "salom"

#: curved quotes of a messenger | 1 | quote
print(“Salom”)

#: guillemets for quotes | 1 | quote
print(«Salom»)

#: an if whose colon is a semicolon | 2 | colon
x = 5
if x > 3;
    print("ha")

#: a Cyrillic letter in a name | 2
narx = 5
print(nаrx)

#: a Russian word for if | 2 | `if`
x = 5
если x > 3:
    print("ha")

#: an else with a condition | 4 | `elif`
x = 5
if x > 3:
    print("katta")
else x < 3:
    print("kichik")

#: an elif after an else | 6 | `elif`
x = 5
if x > 7:
    print("a")
else:
    print("b")
elif x > 3:
    print("c")

#: a def without a colon | 1 | colon
def salom()
    print("salom")

#: a for with a colon forgotten and a comment | 1 | colon
for i in range(3)  # uch marta
    print(i)

#: a range without brackets | 1 | `range(5)`
for i in range 5:
    print(i)

#: a list without commas | 1
ranglar = ["qizil" "yashil", "kok"
print(ranglar)

#: a dictionary with equals signs | 1 | colon
odam = {"ism" = "Ali", "yosh" = 15}

#: a dictionary without a comma between lines | 3
odam = {
    "ism": "Ali"
    "yosh": 15
}

#: a print with a missing comma | 2 | comma
yosh = 15
print("Yoshim" yosh)

#: an input in a condition without a closing bracket | 1 | bracket
if int(input("Son: ") > 5:
    print("katta")

#: a true in small letters | 1 | `True`
davom = true
while davom:
    break

#: a none in small letters | 1 | `None`
g = none

#: a function called with another capital | 3 | `salom` capital
def salom():
    print("hi")
Salom()

#: a function called before it is written | 1 | `yigindi`
print(yigindi(2, 3))

def yigindi(a, b):
    return a + b

#: a function with a missing value | 3 | argument `b`
def kop(a, b):
    return a * b
print(kop(5))

#: a function printed with too many values | 3 | `kvadrat`
def kvadrat(a):
    return a * a
print(kvadrat(5, 2))

#: a result of a function that returns nothing is counted with | 3 | `return` `None`
def narx(kg):
    summa = kg * 5000
jami = narx(2) + 1000

#: a recursion of a factorial without its end | 2 | recursion
def fakt(n):
    return n * fakt(n - 1)
fakt(5)

#: a file read by lines as numbers with a word | 4 | number `besh`
with open("s.txt", "w") as f:
    f.write("3\nbesh\n")
for q in open("s.txt"):
    print(int(q))

#: a JSON file with a comma too many | 2
import json
json.loads('{"ism": "Ali",}')

#: a date asked in another order | 2 | `does not match`
from datetime import datetime
t = datetime.strptime("25.12.2024", "%Y-%m-%d")

#: a timedelta without its days | 2 | never quote
from datetime import date, timedelta
print(date(2024, 1, 1) + 5)

#: a turtle asked by a name that is no method | 3 | `right`
import turtle
t = turtle.Turtle()
t.righ(90)

#: a turtle drawing whose loop has no range | 3 | `range`
import turtle
t = turtle.Turtle()
for i in 4:
    t.forward(100)

#: a turtle moved by a text | 4 | number | input 100
import turtle
t = turtle.Turtle()
n = input("Masofa: ")
t.forward(n)

#: a class without brackets whose method is called | 5 | `self`
class It:
    def hur(self):
        print("vov")
rex = It
rex.hur()

#: a list of objects asked for a key | 6 | never `[0]`
class O:
    def __init__(self, ism):
        self.ism = ism

a = [O("Ali"), O("Vali")]
print(a[0]["ism"])

#: a while with a text and a number | 2 | `int` | input 3
n = input("Nechta: ")
while n > 0:
    n -= 1

#: an average divided by a list | 2 | list
b = [5, 4, 3]
print(sum(b) / b)

#: a maximum of texts and numbers | 1 | text number
print(max(5, "7"))

#: a slicing with a text | 2 | input 2
soz = "salom"
print(soz[0:input()])

#: a dictionary used with a list key | 2
d = {}
d[[1, 2]] = "nuqta"

#: a dictionary changed while it is walked | 2
d = {"a": 1, "b": 2}
for k in d:
    del d[k]

#: a set asked by its place | 2 | list
s = set([3, 1])
print(s[0])

#: a map asked by its place | 2 | list | input 1 2
a = map(int, input().split())
print(a[0])

#: a tuple with one name more | 1
x, y, z = (1, 2)

#: a join called on a list | 2 | `join`
a = ["a", "b"]
print(a.join(","))

#: a replace with a number | 1 | text `str`
print("a1".replace("1", 2))

#: an import of a part that is not there | 1 | `math`
from math import average

#: a package that is not there | 1 | `pygame`
import pygame
