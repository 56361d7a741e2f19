#: hello without a bracket at the start | 1 | bracket
print"Salom")

#: a name asked without a prompt in quotes | 1 | quote
ism = input('Ismingiz: ")

#: a greeting with a forgotten plus | 2 | comma
ism = "Ali"
print("Salom, " ism "!")

#: an age that is added to text | 2 | text `str(`
yosh = 14
print("Men " + yosh + " yoshdaman")

#: an even number from input | 2 | text `int` | input 6
son = input("Son: ")
if son % 2 == 0:
    print("juft")

#: a bigger of two inputs and a number | 2 | text `int` | input 6
a = input()
if a > 5:
    print("katta")

#: a table with a wrong word | 1 | `for` | never comma
foor i in range(3):
    print(i)

#: a while with a wrong word | 2 | `while` | never comma
i = 0
wile i < 3:
    i += 1

#: elif with a wrong word | 4 | `elif` | never comma
ball = 70
if ball > 85:
    print("5")
elfi ball > 70:
    print("4")

#: else with a semicolon | 4 | colon
x = 1
if x > 2:
    print(1)
else;
    print(2)

#: a function with a wrong word | 1 | `def` | never comma
define salom():
    print("salom")

#: return with a wrong word | 2 | `return` | never comma
def f(x):
    retun x
print(f(1))

#: import with a wrong word | 1 | `import` | never comma
inport math

#: from with a wrong word | 1 | `from` | never comma
fron math import sqrt

#: True misspelt | 1 | `True`
davom = Ture

#: False in lower case in a loop | 2 | `False`
topildi = True
while topildi == false:
    pass

#: a list with a point for a comma | 1 | comma
sonlar = [1. 2. 3]

#: a list that is never opened | 1 | bracket
sonlar = 1, 2, 3]

#: a dictionary with a semicolon | 1 | comma
d = {"a": 1; "b": 2}

#: a dictionary with a bracket of another kind | 1 | bracket
d = {"a": 1, "b": 2]

#: a print in a loop that is not moved | 2 | indentation
while True:
print("salom")

#: a function body that is moved once more | 3 | indentation
def f():
    x = 1
      y = 2

#: an if in an if without indentation | 3 | indentation
x = 5
if x > 1:
if x > 2:
    print(x)

#: a variable with a space | 1 | space `_`
yosh 2 = 5

#: a variable with a hyphen and a number | 1 | hyphen `_`
ball-1 = 5

#: a variable that begins with a digit | 1 | digit
2son = 4

#: a variable that is a word of Python | 1 | reserved `from`
from = "Toshkent"

#: a variable in quotes | 1 | name
"ism" = "Ali"

#: a name that was spelt with a capital | 2 | `Ball`
Ball = 5
print(ball + 1)

#: a function that was not called in a sum | 3 | bracket
def narx():
    return 5
print(narx * 2)

#: a function with a number too many | 3 | argument
def kvadrat(x):
    return x * x
print(kvadrat(2, 3))

#: a function that has no values | 3 | argument
def salom():
    print("salom")
salom("Ali")

#: a function that was defined later | 1 | `yuza`
print(yuza(2, 3))
def yuza(a, b):
    return a * b

#: a local name used outside | 4 | function
def hisobla():
    natija = 5
hisobla()
print(natija)

#: a counter in a function | 3 | `global`
n = 0
def oshir():
    n = n + 1
oshir()

#: a division by input | 2 | zero | input 0
n = int(input())
print(10 / n)

#: an index that is as long as the list | 2 | index `3`
a = ["a", "b", "c", "d"]
print(a[4])

#: a name not in a dictionary | 2 | key `Lola`
telefon = {"Ali": "90"}
print(telefon["Lola"])

#: a list with push | 2 | `append`
a = []
a.push("x")

#: a list with size | 2 | `len`
a = [1]
print(a.size)

#: a text with add | 2 | text
s = "a"
s.add("b")

#: a text with push | 2 | text
s = "a"
s.push("b")

#: a split of a number | 2 | number
n = 123
print(n.split())

#: text changed at a place | 2 | text
s = "salom"
s[1] = "o"

#: int of a list's part that is text | 2 | number `olma`
a = ["olma"]
print(int(a[0]))

#: a loop over len without range | 2 | `range`
a = [1, 2]
for i in len(a):
    print(i)

#: a range that is given two texts | 1 | number
for i in range("1", "5"):
    print(i)

#: a power with a caret of text | 1 | number
print("2" ** 3)

#: random without a module's name | 2 | `random.randint`
import random
print(randint(1, 6))

#: choice without a module's name | 2 | `random.choice`
import random
print(choice([1, 2]))

#: sleep without a module's name | 2 | `time.sleep`
import time
sleep(1)

#: a module with a wrong letter | 1 | `turtle`
import turtel

#: a turtle without brackets | 3 | bracket `Turtle(...)`
import turtle
t = turtle.Turtle
t.forward(100)

#: a class without a colon | 1 | colon
class Odam
    pass

#: a class with a capital word | 1 | `class` capital
CLASS Odam:
    pass

#: a method without self that takes a value | 5 | `self`
class Odam:
    def salom(ism):
        print(ism)
a = Odam()
a.salom("Ali")

#: a file that is not there, read in a with | 1 | file `malumot.txt`
with open("malumot.txt") as f:
    pass

#: try without a colon | 1 | colon
try
    x = 1
except ValueError:
    x = 2

#: except without a colon | 3 | colon
try:
    x = 1
except ValueError
    x = 2

#: a comment with two slashes at the end | 1 | `#`
ball = 5 // ball beramiz
