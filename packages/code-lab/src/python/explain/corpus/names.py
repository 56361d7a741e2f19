#: a name spelt otherwise | 2 | `salom`
salom = 5
print(saolm)

#: a name never given | 1 | `x` name
print(x + 1)

#: a name used before it is given | 1 | name `ball` | never `«all»`
ball = ball + 1

#: a local name before its value | 3 | `global`
ball = 0
def qosh():
    ball = ball + 1
qosh()

#: a module never imported | 1 | `import` `random`
print(random.randint(1, 6))

#: a module spelt wrong | 1 | `random`
import randon

#: a name of two words | 1 | space `_` | never operator
mening ismim = 1

#: a name with a hyphen | 1 | hyphen `_`
mening-ism = 1

#: a name that begins with a digit | 1 | digit
1sinf = 30

#: datetime.now on the module | 2 | `datetime.datetime`
import datetime
print(datetime.now())

#: a method that lists do not have | 2 | `append`
a = [1]
a.add(2)

#: a method spelt wrong | 1 | `upper`
print("salom".uper())

#: prnt for print | 1 | `print`
prnt("salom")

#: imput for input | 1 | `input`
ism = imput("Ism? ")

#: rang for range | 1 | `range`
for i in rang(3):
    print(i)

#: ln for len | 1 | `len`
print(lenn([1]))

#: a name in another case | 2 | `Ism` | never quote
Ism = "Ali"
print(ism)

#: a module in another case | 1 | `import random`
import Random

#: a module used by another name | 2 | `rd`
import random as rd
print(random.randint(1, 2))

#: sqrt without its module | 1 | `math`
print(sqrt(9))

#: randint without its module | 1 | `random`
print(randint(1, 6))

#: pi without its module | 1 | `math`
print(pi)

#: random called as a function | 2 | `random.`
import random
print(random(1, 6))

#: a function of a module spelt wrong | 2 | `randint`
import random
print(random.randit(1, 6))

#: a function that a module does not have | 2 | `random` absent
import random
print(random.tanla([1, 2]))

#: a name of a function's inside | 3 | function
def f():
    ichki = 5
print(ichki)

#: a function called before it is written | 1 | `salom`
salom()
def salom():
    print("salom")

#: a name that only a branch gives | 4 | `2`
x = 5
if x > 10:
    y = 1
print(y)

#: a name that an empty loop gives | 3 | `for`
for s in []:
    oxirgi = s
print(oxirgi)

#: a name with a point | 1 | name
mening.ism = "Ali"

#: a name with a dollar | 1 | `$`
$ism = "Ali"

#: a name with a question mark | 1 | `?`
ism? = "Ali"

#: a name with an apostrophe | 1 | name
so'z = 5

#: a value first | 1 | name
5 = x

#: a call on the left | 1 | name
input() = x

#: two equals for a value | 1 | `==` name
x == 5

#: getpass never imported | 1 | `getpass` `import`
parol = getpass()

#: time of the module called | 2 | `time.time`
import time
print(time())

#: datetime.today on the module | 2 | `datetime.datetime`
import datetime
bugun = datetime.today()

#: date on the module called as module | 2 | `datetime.date`
import datetime
print(datetime(2026, 1, 1))

#: a package that is not here | 1 | `numpy` absent
import numpy as np

#: a window library | 1 | `tkinter` `turtle`
import tkinter

#: pip in a program | 1 | `pip`
pip install requests

#: a Cyrillic letter | 2 | `с`
son = 5
print(сon)

#: an uppercase string method | 1 | `upper`
print("salom".Upper())

#: length of a list | 2 | `len`
a = [1, 2]
print(a.length)

#: push to a list | 2 | `append`
a = []
a.push(1)

#: a key with a point | 2 | key `["ism"]`
d = {"ism": "Ali"}
print(d.ism)

#: a name deleted | 3 | `x`
x = 5
del x
print(x)

#: has_key | 2 | `in`
d = {"a": 1}
print(d.has_key("a"))

#: sort of a number | 2 | number
n = 312
n.sort()

#: isnumeric of a number | 2 | number
n = 5
print(n.isdigit())

#: split of a list | 2 | list
a = ["a b"]
print(a.split())

#: append to a dictionary | 2 | `d["`
d = {}
d.append("a")
