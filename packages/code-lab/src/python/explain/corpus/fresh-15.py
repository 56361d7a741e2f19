#: recursion that is right but too deep | 4 | never `kerak.`
def yigindi(n):
    if n == 0:
        return 0
    return n + yigindi(n - 1)

print(yigindi(3000))

#: recursion whose end is stepped over | 4 | recursion
def sana(n):
    if n == 0:
        return
    sana(n - 2)

sana(5)

#: a split by a comma of an answer with a space | 1 | `split` | never space | input Ali 15
ism, yosh = input("Ism,yosh: ").split(",")

#: two names from a line of a text that is fixed | 2 | `1` | never space
satr = "Toshkent;3000000"
shahar, aholi = satr.split(",")

#: a basket's price taken from a dictionary within remove | 3 | key `olma`
savat = [5000, 7000]
narx = {"anor": 5000}
savat.remove(narx["olma"])

#: a greeting whose format takes an absent key | 2 | key `yosh` | never `format(yosh`
oquvchi = {"ism": "Vali"}
print("Ism: {}, yosh: {}".format(oquvchi["ism"], oquvchi["yosh"]))

#: points counted by a key of another dictionary | 3 | key `Vali` | never `.get(kalit`
jami = {"Ali": 0}
ballar = {"Ali": 5}
jami["Ali"] += ballar["Vali"]

#: a grade that only the second branch gives | 6 | `baho` | never `3-qatordagi shart bajarilmadi` `условие в строке 3 не выполнилось`
ball = 95
if ball > 90:
    print("zo'r!")
elif ball > 70:
    baho = 4
print(baho)

#: a name given in a loop after a continue | 5 | `oxirgi` | never `marta ham`
for i in [2, 4, 6]:
    if i % 2 == 0:
        continue
    oxirgi = i
print(oxirgi)

#: a name given in a second handler | 7 | `xato` | never `xatosiz`
try:
    son = int("besh")
except ZeroDivisionError:
    xato = "nol"
except ValueError:
    print("son emas")
print(xato)

#: a name given by the line of a try that fails | 5 | `yosh` | never `undan oldin xatoga`
try:
    yosh = int("o'n besh")
except:
    print("xato kiritdingiz")
print(yosh + 1)

#: an average of texts from the keyboard by sum | 2 | text | never `sum(map(int`
mevalar = ["olma", "nok", "anor"]
print(sum(mevalar))

#: a range of a half of a decimal | 2 | number | never `n // 2`
n = float("10")
for i in range(n / 2):
    print(i)

#: a name of an object called as its method | 7 | text | never comma
class Mushuk:
    def __init__(self, ism):
        self.ism = ism
    def gapir(self):
        print("miyov")
m = Mushuk("Mosh")
print(m.ism())

#: a number of an object called as its method | 8
class Hisob:
    def __init__(self):
        self.balans = 0
    def qosh(self, n):
        self.balans += n
h = Hisob()
h.qosh(5)
h.balans(100)

#: a local text that is called | 3 | never comma
def salom(ism):
    print("Salom")
    ism()
salom("Olim")

#: random called as a function with two bounds | 2 | module | never `random.random(`
import random
son = random(1, 10)

#: a length of a dictionary's method that is none | 2 | absent | never `d["isdigit"]`
d = {"a": 1}
d.isdigit()

#: a function of a return of sort | 4 | `None` | never `yetmay` `дошла`
def tartibla(royxat):
    return royxat.sort()
a = tartibla([3, 1, 2])
print(a[0])

#: a parameter whose name also a global list has | 3 | `None` `ism`
ism = print("Ism")
def katta(ism):
    return ism.upper()
katta(None)

#: an absent key got and raised to capitals | 2 | `None`
tel = {"Ali": "901234567"}
print(tel.get("Vali").upper())

#: a del of an element that is not there | 2 | never `.append`
a = [1, 2, 3]
del a[5]

#: a negative power of zero | 2 | zero
x = 0
print(x ** -1)

#: a file of a folder of the computer | 1 | file | never `loyihaga shunday`
f = open("C:/Users/Ali/Desktop/matn.txt")

#: a result written into a folder that is not there | 1 | file
with open("natijalar/ball.txt", "w") as f:
    f.write("5")

#: a guess compared with a random number | 4 | `int` `taxmin` | input 5
import random
son = random.randint(1, 10)
taxmin = input("Taxmin: ")
if taxmin > son:
    print("kichikroq")

#: a menu with a match of a text and a number | 3 | key | input 1
menyu = {1: "Osh", 2: "Somsa"}
tanlov = input("Tanlang: ")
print(menyu[tanlov])

#: a list that a for gives as its index | 3 | index
oylar = ["yanvar", "fevral"]
for oy in oylar:
    print(oylar[oy])

#: one bracket too many after a input | 1 | bracket
ism = input("Ismingiz: "))
print(ism)

#: an input with a missing bracket | 1 | bracket | never comma
ism = input("Ism: "
print(ism)

#: a while with a single equals sign | 2 | `==`
x = 0
while x = 0:
    x += 1

#: a for without in | 1 | `in`
for i range(10):
    print(i)

#: an elif without condition | 4 | never comma
x = 5
if x > 3:
    print("katta")
elif:
    print("kichik")

#: an else with more indentation | 4 | indentation
x = 5
if x > 3:
    print("katta")
  else:
    print("kichik")

#: a def with its body not indented | 2 | indentation
def salom():
print("Salom")

#: a capital If | 2 | `if`
x = 4
If x == 4:
    print("turt")

#: a word in Uzbek with an apostrophe in single quotes | 1 | quote
print('Bugun o'quvchilar keldi')

#: an f-string with a brace that is not closed | 2 | brace
ism = "Ali"
print(f"Salom {ism")

#: two equal signs for assignment | 1 | `=`
ball == 0
print(ball)

#: a plus between a text and a number in print | 2 | `str` text
yosh = 14
print("Yoshim " + yosh + " da")

#: a turtle whose method has a wrong name | 3 | `forward`
import turtle
t = turtle.Turtle()
t.foward(100)

#: a class without self in a method | 5 | `self`
class Robot:
    def yur():
        print("yurdi")
r = Robot()
r.yur()

#: an attribute that no line gives | 5 | `yosh`
class Odam:
    def __init__(self, ism):
        self.ism = ism
o = Odam("Lola")
print(o.yosh)

#: an object made without its value | 4 | argument `ism`
class Odam:
    def __init__(self, ism):
        self.ism = ism
o = Odam()

#: a datetime of a text | 2 | never quote
from datetime import datetime
print(datetime.strptime("2024-13-45", "%Y-%m-%d"))

#: a date with a thirteenth month | 2 | never quote
import datetime
print(datetime.date(2024, 13, 1))

#: a choice from a dictionary | 3 | never quote
import random
d = {"a": 1, "b": 2}
print(random.choice(d))

#: a sample larger than the list | 2 | never quote
import random
print(random.sample([1, 2, 3], 5))

#: a sort of numbers and texts | 2 | text number
a = [3, "ikki", 1]
a.sort()

#: a max of nothing | 2 | empty
ballar = []
print(max(ballar))

#: a tuple that is to be changed | 2 | never quote
nuqta = (3, 4)
nuqta[0] = 10

#: a letter of a text that is to be changed | 2 | text
soz = "kitob"
soz[0] = "K"

#: a global counter without global | 3 | `global`
hisob = 0
def bosildi():
    hisob += 1
bosildi()

#: a value that only a function knows | 3 | inside
def hisobla():
    natija = 5
hisobla(); print(natija)

#: a while True that never asks | 3 | name `javob`
sirli = 7
while True:
    if javob == sirli:
        break

#: a table of products with three values for two names | 2 | argument
mahsulotlar = [("non", 3000, 2), ("sut", 9000, 1)]
for nom, narx in mahsulotlar:
    print(nom, narx)

#: a json text with single quotes | 2 | `JSON`
import json
d = json.loads("{'ism': 'Ali'}")

#: a lambda with two parameters for map of one list | 1 | argument
print(list(map(lambda x, y: x + y, [1, 2, 3])))

#: a zero division in a mean of nothing | 2 | zero
baholar = []
print(sum(baholar) / len(baholar))

#: a counter over a set's index | 2 | list
ranglar = {"qizil", "kok"}
print(ranglar[0])
