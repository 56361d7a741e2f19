#: a calculator whose choice is a number and a text | 5 | `natija` | input 1
tanlov = input("1-qo'shish 2-ayirish: ")
a, b = 4, 5
if tanlov == 1:
    natija = a + b
print(natija)

#: a login that compares with a name unknown | 2 | `parol`
kiritilgan = "1234"
if kiritilgan == parol:
    print("xush kelibsiz")

#: a vending machine whose stock is a tuple | 2
ombor = (5, 3, 0)
ombor[2] = 10

#: a temperature table with a list index beyond | 3 | index
t = [21, 23, 19]
for kun in range(len(t)):
    print(t[kun + 1] - t[kun])

#: a matrix printed by columns that are too many | 4 | index
m = [[1, 2, 3], [4, 5, 6]]
for i in range(3):
    for j in range(2):
        print(m[i][j])

#: a palindrome check with reverse of a text | 2 | `[::-1]`
s = "kiyik"
if s == s.reverse():
    print("ha")

#: a word reversed by reversed and added | 2 | never `int(`
s = "olma"
print("teskari: " + reversed(s))

#: a vowel count with in of a number | 2 | text
n = 12345
print("a" in n)

#: a digit sum over a number | 2 | never `*`
n = 12345
for r in n:
    print(r)

#: a digit sum with text digits | 4 | text
n = "123"
s = 0
for r in n:
    s += r

#: a prime check whose function ends without a result | 6 | `None` `return`
def tub(n):
    for i in range(2, n):
        if n % i == 0:
            return False
son = tub(7)
print("Natija: " + son)

#: a leap year by a text year | 2 | `int` | input 2024
yil = input("Yil: ")
print(yil % 4 == 0)

#: a currency of a dictionary with numbers as texts | 3 | text `float`
kurs = {"usd": "12650.5"}
summa = 100
print(summa * kurs["usd"] / 2)

#: a marks' dictionary of lists whose average is taken of the dictionary | 2 | text
baholar = {"Ali": [5, 4]}
print(sum(baholar) / 2)

#: a dictionary's items unpacked without items | 2 | `.items()`
narx = {"olma": 5000}
for nom, n in narx:
    print(nom, n)

#: a dictionary's key of a list | 3 | list
sinf = {}
ism = ["Ali"]
sinf[ism] = 5

#: a nested function's variable changed | 4 | never `global son`
def tashqi():
    son = 0
    def ichki():
        son += 1
    ichki()
tashqi()

#: a counter of a class changed without its object | 4
class S:
    soni = 0
    def qosh(self):
        soni += 1
S().qosh()

#: a static method that wants self | 4 | argument
class A:
    @staticmethod
    def f(self, x): return x
A().f(5)

#: a constructor with a typo of self | 3 | `self`
class A:
    def __init__(slef, ism):
        self.ism = ism
A("x")

#: an attribute of the class written with a comma | 4
class A:
    def __init__(self):
        self.x = 5
print(A(),x)

#: a list of objects sorted without a key | 4 | compares
class A:
    pass
a = [A(), A()]
a.sort()

#: a text that is called for its length | 2 | `len(`
s = "salom"
print(s.length())

#: a text whose size is asked | 2 | `len(`
s = "salom"
print(s.size)

#: a list whose length is printed as a function of it | 2 | `len(`
a = [1, 2]
print(a.len())

#: a contains of another language | 2 | never `[`
s = "salom"
print(s.contains("al"))

#: a substring of another language | 2 | never `(0`
s = "salom"
print(s.substring(0, 2))

#: a charAt of another language | 2 | absent
s = "salom"
print(s.charAt(0))

#: a toUpperCase of another language | 2 | absent
s = "salom"
print(s.toUpperCase())

#: a Math of another language | 1 | `math`
print(Math.sqrt(9))

#: a random of another language | 1 | never quote
print(random(1, 6))

#: a console log | 1 | `print`
console.log("salom")

#: a parseInt | 1 | `int` | input 5
n = parseInt(input())

#: a string function | 1 | `str`
print(string(5))

#: a null | 1 | `None`
x = null

#: a this in a class | 3 | `self`
class A:
    def __init__(self):
        this.x = 5
A()

#: a new before a class | 3 | `new`
class A:
    pass
a = new A()

#: a try whose name is asked after a failed open | 6
try:
    f = open("yoq.txt")
    matn = f.read()
except FileNotFoundError:
    print("fayl yo'q")
print(matn)

#: a finally that closes what was not opened | 6 | `f`
try:
    f = open("yoq.txt")
except ValueError:
    pass
finally:
    f.close()

#: an else of a for asked for its name | 5
for i in range(3):
    topildi = i
    break
else: natija = 5
print(natija)

#: a while that never begins | 4 | `x`
n = 0
while n > 5:
    x = n
print(x)

#: a match of which no case fits | 5 | `soz`
n = 5
match n:
    case 1:
        soz = "bir"
print(soz)

#: an if in a function whose name is asked in it | 4 | `s`
def f(n):
    if n > 5:
        s = "katta"
    return s
f(1)

#: two ifs of which none gives the name | 6 | `s`
n = 0
if n > 0:
    s = "musbat"
if n < 0:
    s = "manfiy"
print(s)

#: a nested if of which the inner gives the name | 5 | `s`
n = 5
if n > 0:
    if n > 10:
        s = "katta"
print(s)

#: a name given only on the second round | 4 | `oldingi`
for i in range(2):
    if i == 1:
        oldingi = 0
    print(oldingi)

#: a call of a function with its name misspelt by a letter | 3 | `hisobla`
def hisobla(a):
    return a
print(hisobal(5))

#: a variable misspelt by a letter | 2 | `narx`
narx = 5
print(narz * 2)

#: a variable of which an underscore is lacking | 2 | `jami_narx`
jami_narx = 5
print(jaminarx)

#: a misspelt module | 1 | `random`
import randon

#: a misspelt function of a module | 2 | `randint`
import random
print(random.randit(1, 6))

#: a misspelt method of a list | 2 | `append`
a = []
a.apend(5)

#: a misspelt method of a text | 1 | `upper`
print("a".uper())

#: a misspelt parameter of print | 1 | `end`
print("a", ends="")

#: a misspelt parameter of sorted | 1 | `reverse`
print(sorted([1], revers=True))

#: a parameter that a function of its own has not | 3 | `yosh`
def f(ism):
    return ism
f(yosh=5)

#: an argument given twice | 3 | `a`
def f(a):
    return a
f(5, a=6)

#: an input with two texts | 1 | never quote
yosh = input("Yoshingiz", "yoshda")

#: a range with four numbers | 1 | `range`
for i in range(1, 2, 3, 4):
    print(i)

#: an int with two numbers | 1 | `int`
print(int(5, 6))

#: an append with two values | 2 | `append`
a = []
a.append(1, 2)

#: a max of a text and a list | 1 | never `int(`
print(max("a", [1]))
