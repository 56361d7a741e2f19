#: a text with braces and no f | 2 | `f"`
ism = "Ali"
print("Salom {ism}")

#: a text with braces and no f, from input | 2 | `f"` | input Ali
ism = input("Ism? ")
print("Salom, {ism}!")

#: braces with a sum and no f | 3 | `f"`
a = 2
b = 3
print("Yigʻindi: {a + b}")

#: braces with a format and no f | 2 | `f"`
narx = 2.5
print("Narx: {narx:.2f}")

#: a text without f in a name | 2 | `f"`
ism = "Ali"
gap = "Salom {ism}"
print(gap)

#: a question without f | 2 | `f"` | input 5
ism = "Ali"
yosh = input("{ism}, yoshing? ")

#: a text without f in a function | 2 | `f"`
def salom(ism):
    print("Salom {ism}")
salom("Ali")

#: a comparison alone | 2 | `==` `=`
x = 3
x == 5
print(x)

#: a greater alone | 2 | compares
x = 3
x > 2
print(x)

#: a sorted list that nobody takes | 2 | `sorted` `=`
a = [3, 1, 2]
sorted(a)
print(a)

#: upper that nobody takes | 2 | `upper` `=`
ism = "ali"
ism.upper()
print(ism)

#: replace that nobody takes | 2 | `replace` `=`
gap = "salom dunyo"
gap.replace("dunyo", "Ali")
print(gap)

#: int that nobody takes | 2 | `int` `=` | input 5
yosh = input()
int(yosh)
print(yosh)

#: strip that nobody takes | 2 | `strip` `=` | input  a
ism = input()
ism.strip()
print(ism)

#: round that nobody takes | 2 | `round` `=`
x = 2.6
round(x)
print(x)

#: a sum that nobody takes | 2 | nobody_takes
x = 5
x + 1
print(x)

#: print that was meant as return | 3 | `return` `print`
def kvadrat(x):
    print(x * x)
natija = kvadrat(3)
print(natija)

#: print of a function that prints | 3 | `return` `print`
def kvadrat(x):
    print(x * x)
print(kvadrat(3))

#: a sum of what a function prints, compared | 3 | `return` `print`
def kvadrat(x):
    print(x * x)
if kvadrat(3) == 9:
    print("toʻqqiz")

#: a function that forgot to return | 3 | `return`
def kvadrat(x):
    y = x * x
print(kvadrat(3))

#: a method that prints | 5 | `return` `print`
class Kub:
    def hajm(self, a):
        print(a ** 3)
k = Kub()
print(k.hajm(2))

#: a function that is not called | 3 | `salom()`
def salom():
    print("Salom")
salom

#: a method that is not called | 2 | `a.append(...)`
a = [3, 1]
a.append
print(a)

#: print that is not called | 1 | `print()`
print
x = 5

#: a list that became None | 2 | `None` `append`
a = [1]
a = a.append(2)
print(a)

#: sort printed | 2 | `None` `sort`
a = [3, 1]
print(a.sort())

#: a sorted list in a name | 2 | `None` `sort`
a = [3, 1]
b = a.sort()
print(b)

#: input compared with a number | 2 | `int` text | input 18
yosh = input()
if yosh == 18:
    print("oʻn sakkiz")

#: input itself compared with a number | 1 | `int` text | input 5
if input("Son? ") == 5:
    print("besh")

#: or with a text | 2 | `or` always | input ha
javob = input()
if javob == "ha" or "yes":
    print("davom")

#: or with a number | 2 | `or` always
x = 7
if x == 1 or 2:
    print("bir yoki ikki")

#: plus the wrong way round | 2 | `+=`
ball = 5
ball =+ 1
print(ball)

#: a range that never begins | 1 | `range` `-1`
for i in range(10, 0):
    print(i)

#: numbers from input put side by side | 3 | `int` text | input 2, 3
a = input()
b = input()
print(a + b)

#: a random number that nobody takes | 2 | `randint` `=`
import random
random.randint(1, 6)
print("tashlandi")

#: len that nobody takes | 2 | `len` `print`
a = [1, 2]
len(a)

#: a text made of itself that nobody takes | 3 | `upper` `=` | input  ali
ism = input()
ism = ism.strip()
ism.upper()
print(ism)

#: exit that is not called | 1 | `exit()`
exit
print("davom")

#: a sum of two texts in f without f | 3 | `f"`
olma = 3
nok = 4
print("Jami mevalar: {olma + nok} ta")

#: a counter that is compared and not changed | 3 | `==` `=`
n = 0
while n < 1:
    n == n + 1
    n = n + 1
print(n)

#: a name made with title that nobody takes | 2 | `title` `=`
ism = "malika"
ism.title()
print(ism)

#: a function without brackets at the end of a program | 3 | `boshla()`
def boshla():
    print("Oyin boshlandi")
boshla

#: an append in an assignment | 2 | `None` `append`
mevalar = ["olma"]
mevalar = mevalar.append("anor")
print(mevalar)

#: an answer with or | 2 | `or` always | input yo'q
javob = input("Davom etasizmi? ")
if javob == "ha" or "Ha":
    print("Davom")

#: two numbers of input put side by side | 3 | `int` text | input 12, 30
olma = input("Olma: ")
anor = input("Anor: ")
print(olma + anor)

#: a count downwards that does nothing | 1 | `range` `-1`
for i in range(10, 0):
    print(i)

#: a function whose sum is printed and asked for | 3 | `return` `print`
def ikki_barobar(x):
    print(x * 2)
natija = ikki_barobar(6)
print(natija)

#: a word compared with a number from input | 2 | `int` text | input 7
tahmin = input("Qaysi son? ")
if tahmin == 7:
    print("Topdingiz")

#: a counter with the signs turned round | 3 | `+=`
ball = 0
for i in range(3):
    ball =+ 10
print(ball)
