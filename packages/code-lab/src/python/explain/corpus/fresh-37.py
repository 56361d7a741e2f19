#: a city list with a quote missing in the second | 1
shaharlar = ["Toshkent", "Buxoro, "Xiva"]

#: a city list with a missing first quote | 1
shaharlar = ["Toshkent", Buxoro"]

#: a print whose end is cut | 2
for i in range(3):
    print(i, end="

#: a print whose separator has no quotes | 1
print("a", "b", sep=-)

#: a print with a text and a number glued | 1 | `Yosh` `"`
print("Yosh: "12)

#: a print with two texts glued, right, then an undefined | 1 | `:` `"`
print("a" "b" + c)

#: a print with a plus at both sides | 1 | `operand` `unary`
print(+ "a")

#: a print in an if by one line | 1 | `print(...)` `print`
if True: print "a"

#: a print of a call that is not closed across lines | 1 | `(`
print(len("salom")
x = 5
print(x)

#: a text in Russian quotes inside straight ones, right, then a wrong method | 1 | `upperr` `upper`
print("«salom»".upperr())

#: a dictionary printed by a for with a colon missing and a comma | 2 | `(` `:`
d = {"a": 1}
for k, v in d.items()
    print(k, v)

#: a dictionary whose key has no quote at its end | 1
d = {"a: 1}

#: a dictionary with a bracket in place of a brace | 1
d = {"a": 1]

#: a nested dictionary not closed | 1 | `{`
d = {"a": {"b": 1}
print(d)

#: a list by a dictionary's colon | 1 | `/`
a = [1: 2]

#: a tuple with a missing comma | 1
t = (1 2)

#: a comparison chain with a word | 2
x = 5
if x is > 3:
    print("a")

#: a comparison with a missing side | 2
x = 5
if > x:
    print("a")

#: an equality by one sign in while | 2 | `==` `(`
x = 5
while x = 5:
    break

#: an assignment in an and | 2
x = 5
if x > 3 and y = 4:
    print("a")

#: an assignment to a call's result in a loop | 2 | `==`
for i in range(3):
    len(i) = 5

#: an assignment to a text by index of a call | 1
"salom"[0] = "x"

#: an import with a colon | 1
import random:

#: an import with brackets | 1
import(random)

#: a from without import | 1
from random

#: an import of a name in quotes | 1
import "random"

#: a function with a return's brackets missing | 2 | `(`
def f(x):
    return (x + 1
f(1)

#: a function with a default in the middle of a call | 3 | `(` `=`
def f(a, b):
    return a
f(a=1, 2)

#: a function with its body on the wrong side | 2 | `(` `)`
def f(x):
return x
f(1)

#: a function with a nested definition not indented | 3 | `(` `)`
def f():
    def g():
    return 1
f()

#: a class with a method at the wrong depth | 4
class A:
    def f(self):
        return 1
      def g(self):
        return 2

#: a class with its name in lower letters and an unknown base | 1 | `:` `"`
class a(b):
    pass

#: a class with an attribute by a colon | 2
class A:
    rang: "qizil
a = A()

#: a lambda with a missing colon and brackets | 1
f = lambda x (x + 1)

#: a lambda in a list without a comma | 1
a = [lambda: 1 lambda: 2]

#: a comprehension with two ifs and a missing for | 1 | `else` `if`
a = [x if x > 1]

#: a comprehension with for at the front | 1
a = [for x in [1, 2]: x]

#: a comprehension with in missing | 1 | `for` `in`
a = [x for x [1, 2]]

#: a generator with a star | 1 | `expression` `starred`
a = *(x for x in [1])

#: a with that has no body | 1 | `(` `)`
with open("a.txt", "w") as f:

#: a try whose except is misspelt and indented | 3
try:
    x = 1
    exept:
    print("a")

#: a try whose else comes first | 3 | `except` `try`
try:
    x = 1
else:
    print("a")
except ValueError:
    print("b")

#: a try whose error is misspelt | 3 | `ValueError` `ValuError`
try:
    int("a")
except ValuError:
    print("b")

#: a while with a semicolon | 2 | `(` `)`
x = 1
while x < 3;
    x += 1

#: a while with do | 2 | `do` `:`
x = 1
while x < 3 do:
    x += 1

#: a for with a dash range | 1 | `range(...)`
for i in 1-5:
    print(i)

#: a for with a double dot | 1 | `range(1, 6)` `range`
for i in 1..5:
    print(i)

#: a for with a text range | 1 | `int(...)`
for i in range("a", "z"):
    print(i)

#: a for over a name that is a function | 3 | `:` `(`
def sonlar():
    return [1]
for i in sonlar:
    print(i)

#: a for whose variable is a call | 1 | `function` `cannot`
for f() in [1]:
    pass

#: a break with a semicolon glued to a word | 2 | `breakk` `:`
while True:
    breakk

#: a global with a value | 3
x = 1
def f():
    global x = 2
f()

#: a del of a call | 1 | `function` `cannot`
del len("a")

#: an assert with a comma missing | 1 | `xato` `"`
assert 1 > 2 "xato"

#: a raise with a class missing brackets' end | 1 | `(`
raise ValueError("a"

#: a match with equal | 2 | `(` `:`
x = 1
match x
    case 1:
        pass

#: a type hint with an arrow broken | 1 | `(` `:`
def f(x) - > int:
    return x

#: a walrus out of place | 1 | `(` `:`
if x := 5 > 3
    print(x)

#: a star argument after a double star | 1 | `arguments` `argument`
def f(**a, *b):
    pass

#: a number with two points | 1
x = 1.2.3

#: a number with a letter o | 1 | `:`
x = 1O

#: a name with a space before its bracket, right, and a typo inside | 1 | `salomm` `:`
print (salomm)

#: an underscore name misspelt | 2 | `mening_ismim` `mening_ismm`
mening_ismim = "a"
print(mening_ismm)

#: a camel name misspelt | 2 | `meningismim` `meningIsmim`
meningIsmim = "a"
print(meningismim)
