#: a homework about rectangles, half-finished | 4
class Tortburchak:
    def __init__(self, a, b):
        self.a = a
        self.b = 
    def yuza(self):
        return self.a * self.b

#: a homework about rectangles with a call missing | 6 | `:` `(`
class T:
    def __init__(self, a):
        self.a = a
    def yuza(self):
        return self.a ** 2
print(T(3).yuza * 2)

#: a homework about time as text | 2 | `split()`
soat = "12:30"
h, m, s = soat.split(":")

#: a homework about a text with a number in the middle | 1 | `int("12")` `"`
x = "12" + 3 + "4"

#: a homework about three numbers on a line | 1 | `split()` | input 1 2
a, b, c = map(int, input().split())

#: a homework about numbers by commas | 1 | `split(",")` `input()` | input 1,2
a, b = map(int, input().split())

#: a homework about numbers with a word | 1 | `ikki` `:` | input 1 ikki
a, b = map(int, input().split())

#: a homework with two inputs in one, int left out | 3 | `input()` `int(a)` | input 3, 4
a = input()
b = input()
c = (a ** 2 + b ** 2) ** 0.5

#: a homework with a formula without signs | 2 | `(` `*`
a = 2
x = 2a + 3

#: a homework with a formula of brackets without signs | 2 | `(` `*`
a = 2
x = 3(a + 1)

#: a homework with a formula by brackets side by side | 2 | `(` `*`
a = 2
x = (a + 1)(a - 1)

#: a homework with a square root sign | 1
x = √16

#: a homework with a power by a caret of decimals | 1 | `*` `:`
x = 2.0 ^ 2

#: a homework with a fraction by a colon | 1
x = 10 : 2

#: a homework with a modulus by a word | 1
x = 10 mod 3

#: a homework with a div by a word | 1
x = 10 div 3

#: a homework with a less-or-equal sign of books | 2 | `<=` `:`
x = 5
if x ≤ 5:
    print("a")

#: a homework with a not-equal sign of books | 2 | `!=` `:`
x = 5
if x ≠ 5:
    print("a")

#: a homework with between written as in a book, right, and a mistake in the print | 2 | `(` `:`
x = 5
if 1 < x < 10
    print("a")

#: a homework where an if compares two names with a comma | 2
x, y = 1, 2
if x, y > 0:
    print("a")

#: a homework where an if has a dangling and | 2 | `and`
x = 1
if x > 0 and:
    print("a")

#: a homework where a not is last | 2
x = True
if x not:
    print("a")

#: a homework where an in has nothing | 1
if 5 in:
    print("a")

#: a homework where else has an if's words | 4 | `(` `:`
x = 1
if x > 0:
    print("a")
else if:
    print("b")

#: a program that pastes its output back | 4
x = 5
print(x)
5
Salom dunyo

#: a program that pastes an error back | 1
Traceback (most recent call last):
  File "main.py", line 1

#: a program with an instruction from a lesson | 1
1. print("salom")

#: a program with a bullet | 1 | `print("salom")` `print()`
- print("salom")

#: a program with a bullet of another kind | 1
• print("salom")

#: a program with stars of a chat | 1
**print("salom")**

#: a program with smart quotes around a key | 1 | `"` `'`
d = {‘a’: 1}

#: a program with an ellipsis | 2
for i in range(3):
    …

#: a program with a Cyrillic х for a cross | 1 | `(` `*`
x = 5 х 3

#: a program with a Cyrillic bracket quote | 1 | `"` `'`
print(“Salom“)

#: a program with a number sign for a comment inside text, right, then a bracket missing | 1 | `(`
print("# bu izoh emas"

#: a program in capital letters | 1 | `:`
PRINT("SALOM")

#: a program in capital keywords | 1 | `IF` `if`
IF True:
    print("a")

#: a for in capital | 1 | `FOR` `for`
FOR i in range(3):
    print(i)

#: a def in capital | 1 | `Def` `def`
Def f():
    pass

#: a return in capital | 2 | `Return` `return`
def f():
    Return 5

#: a while True in small, right letters elsewhere | 1 | `true` `True`
while true:
    break

#: an import in capital | 1 | `Import` `import`
Import random

#: a class in capital | 1 | `Class` `class`
Class A:
    pass

#: an and in capital | 1 | `AND` `and`
if True AND False:
    print("a")

#: a none in small | 1 | `none` `None`
x = none

#: a not in capital | 1 | `NOT` `not`
if NOT True:
    print("a")

#: an else with a capital | 3 | `Else` `else`
if False:
    pass
Else:
    print("a")

#: a try with a capital | 1 | `Try` `try`
Try:
    x = 1
except ValueError:
    pass

#: a break misspelt | 2 | `brek` `:`
while True:
    brek

#: a continue misspelt | 2 | `contine` `:`
for i in range(3):
    contine

#: a pass misspelt | 2 | `pas` `:`
def f():
    pas
f()

#: a global misspelt | 3 | `globl` `:`
x = 1
def f():
    globl x
    x = 2

#: a lambda misspelt | 1 | `lamda` `:`
f = lamda x: x

#: a yield misspelt | 2 | `yeild` `:`
def f():
    yeild 5

#: a raise misspelt | 1 | `rise` `:`
rise ValueError("a")

#: a with misspelt | 1 | `wiht` `:`
wiht open("a.txt", "w") as f:
    pass

#: an as misspelt | 1 | `is`
with open("a.txt", "w") sa f:
    pass

#: an except misspelt | 3 | `exept` `:`
try:
    x = 1
exept ValueError:
    pass

#: a finally misspelt | 3 | `finaly` `:`
try:
    x = 1
finaly:
    pass

#: an assert misspelt | 1 | `asert` `:`
asert 5 > 3

#: a del misspelt | 2 | `dle` `:`
x = 1
dle x

#: an is misspelt | 2 | `si` `:`
x = None
if x si None:
    print("a")

#: an in misspelt | 1 | `ni` `:`
for i ni range(3):
    print(i)

#: an or misspelt | 1 | `ro` `:`
if True ro False:
    print("a")

#: a not misspelt | 1 | `nto` `:`
if nto True:
    print("a")

#: an elif with a space | 4
x = 1
if x > 5:
    pass
el if x > 0:
    print("a")

#: an async misspelt | 1 | `asnyc` `:`
asnyc def f():
    pass

#: an await misspelt | 2 | `awiat` `:`
async def f():
    awiat g()

#: a from misspelt by one letter | 1 | `fron` `:`
fron math import sqrt

#: a match misspelt | 2
x = 1
mach x:
    case 1:
        pass

#: a case misspelt | 3
x = 1
match x:
    cas 1:
        pass

#: a self misspelt | 3 | `slef` `self`
class A:
    def __init__(self):
        slef.x = 1
A()

#: an init misspelt | 4 | `__init__(self, ...)` `__init__`
class A:
    def __inti__(self, x):
        self.x = x
A(5)

#: a str misspelt, silent | 4 | `+` `:`
class A:
    def __srt__(self):
        return "a"
print(A() + 1)

#: a super misspelt | 5 | `supre` `super`
class A:
    pass
class B(A):
    def __init__(self):
        supre().__init__()
B()
