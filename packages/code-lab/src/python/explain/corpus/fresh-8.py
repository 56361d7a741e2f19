#: a total that is called sum and then sum is called | 3 | `sum`
sum = 0
sonlar = [1, 2]
print(sum(sonlar))

#: a number written beside a bracket | 2 | `*`
a = 3
print(2(a + 1))

#: a multiplication by a name that stands beside | 2 | `*`
a = 3
print(2a)

#: print as in Python 2 | 1 | bracket
print "Salom"

#: an exponent with a caret on a decimal | 1 | `**`
print(2.5 ^ 2)

#: a ternary without else | 2 | `else`
x = 4
y = "juft" if x % 2 == 0
print(y)

#: an if in a list in the wrong place, without else | 1 | `if` `for`
a = [x if x > 2 for x in range(5)]

#: a slice with a comma | 2 | `:` | never `int`
a = [1, 2, 3, 4]
print(a[1,3])

#: a tuple that is changed | 2 | list
rang = (255, 0, 0)
rang[1] = 128

#: a set that is indexed | 2 | list
harflar = {"a", "b"}
print(harflar[0])

#: an empty pair of braces that is added to | 2 | `set()`
mevalar = {}
mevalar.add("olma")

#: a generator's length | 1 | list
print(len(x for x in range(3)))

#: a map that is indexed | 1 | `list(`
print(map(int, ["1", "2"])[0])

#: a range that is added to | 2 | `list(`
a = range(3)
a.append(5)

#: dictionary keys by index | 2 | `list(`
d = {"a": 1}
print(d.keys()[0])

#: two values to a loop over numbers | 1 | `enumerate`
for i, x in [10, 20]:
    print(i, x)

#: two names for the keys of a dictionary | 2 | `.items()`
d = {"Ali": 5, "Vali": 4}
for ism, baho in d:
    print(ism, baho)

#: a dictionary with a pair in a loop over items with three names | 2 | `3`
d = {"Ali": 5}
for a, b, c in d.items():
    print(a)

#: split into more names than words | 1 | `split` `2` | input Ali
ism, familiya = input().split()

#: a map of ints with letters | 1 | `x` number | input 5 x
a, b = map(int, input().split())

#: max of an empty list | 1 | empty `max`
print(max([]))

#: a text compared with None | 2 | `None`
eng = None
if 5 > eng:
    print("katta")

#: a function's result that is None added | 3 | `return`
def olish():
    5
print(olish() + 1)

#: a method of a list chained | 1 | `None` `sort`
print([3, 1].sort()[0])

#: append assigned and used again | 3 | `None` `append`
a = []
a = a.append(1)
a.append(2)

#: an index out of a text | 2 | index
soz = "Xiva"
print(soz[4])

#: an index in a while that never stops in time | 4 | index
a = [1, 2]
i = 0
while i <= len(a):
    print(a[i])
    i += 1

#: a list emptied in its loop by index | 4 | index
a = [1, 2, 3]
i = 0
for i in range(len(a)):
    if a[i] < 3:
        a.pop(i)

#: a dictionary changed while looped | 2 | `for`
d = {"a": 1, "b": 2}
for k in d:
    del d[k]

#: a local that covers the global in its own sum | 3 | `global` `hisob`
hisob = 10
def oyna():
    hisob = hisob + 1
oyna()

#: a name made only in one branch | 4 | `natija`
x = 3
if x > 5:
    natija = "katta"
print(natija)

#: a name that was deleted | 3 | `x`
x = 5
del x
print(x)

#: a class used without brackets | 4 | `Mushuk(`
class Mushuk:
    def miyov(self):
        print("miyov")
Mushuk.miyov()

#: init with one underscore | 4 | `__init__`
class Nuqta:
    def _init_(self, x):
        self.x = x
n = Nuqta(5)

#: init that was misspelt | 4 | `__init__`
class Nuqta:
    def __int__(self, x):
        self.x = x
n = Nuqta(5)

#: a self that was forgotten in a call to another method | 5 | `self`
class Robot:
    def yur(self):
        print("yur")
    def ishla(self):
        yur()
Robot().ishla()

#: an attribute that is misspelt | 5 | `ism`
class Bola:
    def __init__(self):
        self.ism = "Oybek"
b = Bola()
print(b.isim)

#: str that returns a number | 4 | `__str__` text
class Ball:
    def __str__(self):
        return 5
print(Ball())

#: a comparison of two objects | 4 | `Odam` | never `int`
class Odam:
    pass
a, b = Odam(), Odam()
print(a < b)

#: a module that is called | 2 | module
import random
print(random(1, 6))

#: datetime now from the module | 2 | `datetime.datetime.now`
import datetime
print(datetime.now())

#: random with the ends swapped | 2 | `randint`
import random
print(random.randint(10, 1))

#: randint with one end | 2 | argument
import random
print(random.randint(6))

#: sqrt of a negative | 2 | number
import math
print(math.sqrt(-4))

#: sqrt of a text from input | 2 | text | input 9
import math
print(math.sqrt(input()))

#: time sleep with text | 2 | text | input 1
import time
time.sleep(input())

#: sep handed as a number | 1 | `sep` text
print("a", "b", sep=1)

#: end misspelt in print | 1 | `end`
print("a", ent="")

#: a format with a wrong letter | 2 | `d`
narx = 2.5
print(f"{narx:d}")

#: a two-places format on a text | 2 | text | input 3
narx = input()
print(f"{narx:.2f}")

#: percent with a text where a number is asked | 1 | text
print("%d yosh" % "o'n")

#: join called on the list | 1 | `join` text
print(["a", "b"].join(", "))

#: split called with the text inside | 1 | `split` text
print(split("a b"))

#: reverse called on a text | 1 | `[::-1]`
print("salom".reverse())

#: a replace with one text | 1 | argument
print("salom".replace("s"))

#: a file read as if it were a list | 3 | file
with open("a.txt", "w") as f:
    f.write("1")
    print(f[0])

#: raise of a text | 1 | text
raise "xato"

#: an assert without a word | 2 | `assert`
ball = 3
assert ball > 4

#: a recursion whose end is passed | 4 | recursion
def fakt(n):
    if n == 0:
        return 1
    return n * fakt(n - 2)
print(fakt(5))

#: two values returned into three names | 3 | `3`
def ikki():
    return 1, 2
a, b, c = ikki()
