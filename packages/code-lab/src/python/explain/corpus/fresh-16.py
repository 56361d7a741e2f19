#: a price list read by split with two colons | 3 | never space
menyu = ["non:3000", "sut:9000:1"]
for q in menyu:
    nom, narx = q.split(":")

#: an age counted from a year that is a text | 2 | `int` | input 2010
yil = input("Tug'ilgan yilingiz: ")
yosh = 2024 - yil
print(yosh)

#: a sum that begins with nothing | 2 | `jami`
for x in [1, 2, 3]:
    jami = jami + x
print(jami)

#: a list that begins with nothing | 2 | `royxat` | never `royxat = 0`
for x in range(3):
    royxat = royxat + [x]

#: a text that begins with nothing | 2 | `matn` | never `matn = 0`
for x in "salom":
    matn = x + matn

#: a variable with another capital on the right | 2 | `jami` capital
jami = 10
Jami = Jami + 5

#: a local of a method asked for in another | 7 | `self.ball`
class Oyin:
    def boshla(self):
        ball = 0
        print("boshlandi")

    def qosh(self):
        print(ball + 1)

o = Oyin()
o.boshla()
o.qosh()

#: a method with a value too many | 5 | `qosh`
class H:
    def qosh(self, a):
        return a
h = H()
h.qosh(1, 2)

#: a print whose result is added | 1 | `None`
x = print("salom") + "!"

#: a loop over a dictionary by two names whose keys are numbers | 2 | `.items()`
baholar = {1: "Ali", 2: "Vali"}
for raqam, ism in baholar:
    print(raqam, ism)

#: an enumerate forgotten over numbers | 1 | `enumerate`
for i, x in [10, 20, 30]:
    print(i, x)

#: a constructor whose name has one underscore | 4 | `__init__`
class It:
    def _init_(self, nom):
        self.nom = nom
r = It("Rex")

#: a str method that prints | 4 | `return`
class It:
    def __str__(self):
        print("Rex")
print(It())

#: an input inside int of a word | 1 | `besh` number digit | input besh
n = int(input("n = "))

#: an input of a decimal for int | 1 | `float` | input 3.5
n = int(input("n = "))

#: a decimal with a comma | 1 | `3.5` | input 3,5
n = float(input("narx: "))

#: a dictionary in a dictionary with a missing inner key | 2 | key `yosh`
talaba = {"ali": {"ism": "Ali"}}
print(talaba["ali"]["yosh"])

#: an index one too far in a while | 4 | index `3`
a = [5, 6, 7]
i = 0
while i <= len(a):
    print(a[i])
    i += 1

#: a matrix with too few rows | 2 | index
m = [[1, 2], [3, 4]]
print(m[2][0])

#: a letter past the end of a word | 2 | index
soz = "kitob"
print(soz[5])

#: a pop of an empty queue | 2 | empty
navbat = []
navbat.pop(0)

#: a remove of a name that is not there | 2 | list absent
ismlar = ["Ali", "Vali"]
ismlar.remove("Gani")

#: an index of a name that is not there | 2 | list absent
ismlar = ["Ali", "Vali"]
print(ismlar.index("Gani"))

#: a count of a dictionary's values | 2 | absent `count` | never `len(`
d = {"a": 1, "b": 1}
print(d.count(1))

#: a length asked by dot | 2 | `len(`
a = [1, 2]
print(a.length)

#: a push of another language | 2 | `.append`
a = []
a.push(5)

#: an add on a list | 2 | `.append`
a = []
a.add(5)

#: an append on a dictionary | 2
d = {}
d.append("a")

#: an uppercase on a list | 2 | text `upper`
a = ["a"]
print(a.upper())

#: a split on a list | 2 | text `split`
a = ["a b"]
print(a.split())

#: a sort on a tuple | 2
t = (3, 1)
t.sort()

#: a text times a text | 1 | number text
print("5" * "3")

#: a list and a number joined | 2 | list `.append`
a = [1, 2]
a = a + 3

#: a dictionary and a dictionary joined | 2 | never `int(`
a = {"x": 1}
b = a + {"y": 2}

#: two sets added | 2 | never `int(`
print(1)
print({1} + {2})

#: a minus of texts | 2 | text | input 5, 3
a, b = input(), input()
print(a - b)

#: a caret for a power of a float | 1 | `**`
print(2.5 ^ 2)

#: a mod of a text by an if | 2 | `int` | input 4
n = input("Son: ")
if n % 2 == 0:
    print("juft")

#: a round of a text | 2 | number | input 3.7
n = input()
print(round(n))

#: an abs of a text | 2 | number | input -5
n = input()
print(abs(n))

#: a range of a text | 2 | `int` | input 5
n = input()
for i in range(n):
    print(i)

#: a math sqrt of a text | 3 | number | input 9
import math
x = input()
print(math.sqrt(x))

#: a math sqrt of a negative number | 2
import math
print(math.sqrt(-4))

#: math without import | 1 | `import math`
print(math.pi)

#: sqrt without its module | 2 | `math`
import math
print(sqrt(9))

#: random with a capital | 1 | `random`
import Random

#: randint with one bound | 2 | argument
import random
print(random.randint(6))

#: randint with bounds in the wrong order | 2
import random
print(random.randint(10, 1))

#: a sleep without import | 1 | `time`
sleep(1)

#: a datetime minus a text | 3 | never `int(`
from datetime import date
bugun = date(2024, 5, 1)
print(bugun - "2024-01-01")

#: a datetime joined to a text | 3 | `str`
from datetime import date
bugun = date(2024, 5, 1)
print("Bugun: " + bugun)

#: a file opened for writing and read | 2 | `"r"`
f = open("a.txt", "w")
print(f.read())

#: a number written to a file | 2 | text `str`
f = open("a.txt", "w")
f.write(25)

#: a closed file | 4 | file
f = open("a.txt", "w")
f.write("x")
f.close()
f.write("y")

#: a file that is not there | 1 | file `ismlar.txt`
with open("ismlar.txt") as f:
    print(f.read())

#: an assert that fails | 2 | `assert`
x = 3
assert x > 5

#: a raise of one's own | 2 | `raise`
yosh = -1
if yosh < 0: raise ValueError("yosh manfiy")

#: a return outside of a function | 2 | `return` function
x = 5
return x

#: a break outside of a loop | 2 | loop
if True:
    break

#: a class attribute asked from the class | 4 | `yosh`
class Odam:
    def __init__(self):
        self.yosh = 5
print(Odam.yosh)

#: a child without super | 8 | `super`
class Hayvon:
    def __init__(self, ism):
        self.ism = ism
class It(Hayvon):
    def __init__(self, ism):
        self.zot = "ovcharka"
i = It("Rex")
print(i.ism)

#: a while else with a missing colon | 4 | colon
n = 3
while n > 0:
    n -= 1
else
    print("tamom")

#: an f-string with a name unknown | 2 | `yosh`
ism = "Ali"
print(f"{ism} {yosh}")

#: a nested function called outside | 5 | `ichki`
def tashqi():
    def ichki():
        print("x")
    ichki()
ichki()
