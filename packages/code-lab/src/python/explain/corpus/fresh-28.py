#: a typo of while inside a function | 2 | `whlie` `:`
def sana(n):
    whlie n > 0:
        print(n)
        n -= 1
sana(3)

#: a typo of return at the end | 2 | `retrn` `:`
def kv(x):
    retrn x * x
print(kv(3))

#: a typo of else | 4 | `esle` `:`
x = 5
if x > 3:
    print("a")
esle:
    print("b")

#: a typo of elif | 4 | `elfi` `:`
x = 5
if x > 3:
    print("a")
elfi x == 2:
    print("b")

#: a typo of def with a class | 2 | `dfe` `:`
class A:
    dfe f(self):
        return 1

#: a typo of class | 1 | `clas` `:`
clas A:
    pass

#: a typo of print with a capital | 1 | `Print` `print`
Print("salom")

#: a typo of input | 1 | `inptu` `input`
ism = inptu("Ism: ")

#: a typo of range | 1 | `rnage` `range`
for i in rnage(3):
    print(i)

#: a typo of len | 2 | `lne`
a = [1]
print(lne(a))

#: a typo of True | 1 | `Ture` `:`
davom = Ture
print(davom)

#: true in small letters | 1 | `true` `True`
davom = true
while davom:
    break

#: a tree that is not there | 2 | `tree` `:`
daraxt = 5
print(tree)

#: done that is not there | 1 | `done` `:`
while not done:
    break

#: a typo of import as | 1 | `as`
import random sa r

#: a typo of from | 1 | `form` `:`
form random import randint

#: for each | 1 | `foreach` `:`
foreach i in range(3):
    print(i)

#: for each with of | 2
a = [1, 2]
for x of a:
    print(x)

#: a for with a comma | 1 | `enumerate(...)` `for`
for i, in range(3):
    print(i)

#: an in missing | 2 | `for` `in`
a = [1, 2]
for x a:
    print(x)

#: two conditions with a sign missing | 2
x = 5
if x > 3 x < 10:
    print("ha")

#: two conditions with and written as && | 2 | `:`
x = 5
if x > 3 && x < 10:
    print("ha")

#: not written as ! | 2 | `!` `:`
t = False
if !t:
    print("ha")

#: a condition without the name again | 2 | `and` `:`
x = 5
if x > 3 and < 10:
    print("ha")

#: a condition with an assignment | 2 | `==` `(`
x = 5
if x = 5:
    print("ha")

#: an attribute assigned in a condition | 4 | `==` `(`
class A: pass
a = A()
a.x = 5
if a.x = 5:
    print("ha")

#: an element assigned in a condition | 2 | `==` `(`
a = [1]
if a[0] = 1:
    print("ha")

#: a ternary with colons | 2
x = 5
y = "a" if x > 3: "b"

#: a question mark ternary | 2
x = 5
y = x > 3 ? "a" : "b"

#: a switch | 2 | `switch` `:`
x = 1
switch x:
    case 1:
        print("a")

#: a try with catch | 3 | `catch` `:`
try:
    x = int("a")
catch ValueError:
    print("xato")

#: an except with a comma | 3
try:
    x = int("a")
except ValueError, e:
    print(e)

#: a throw | 3 | `throw` `:`
x = 5
if x > 3:
    throw "xato"

#: a semicolon for a colon | 2 | `(` `)`
x = 5
if x > 3;
    print("a")

#: a dot for a comma | 1
print("a". "b")

#: a comma for a dot | 2 | `x.append(...)` `append`
a = [1]
a,append(2)

#: brackets of a wrong kind | 1
a = [1, 2, 3)
print(a)

#: a missing bracket at the end of a long program | 3 | `(`
ism = input("Ism: ")
if len(ism) > 3:
    print("Salom, " + ism.upper()
else:
    print("Qisqa")

#: a bracket too many in the middle | 1
x = (5 + 3)) * 2

#: a missing opening bracket | 1
print "a")

#: a list opened twice | 1 | `[`
a = [[1, 2, 3]
print(a)

#: a quote missing at the start | 1 | `salom` `:`
print(salom")

#: a quote missing at the end in a list | 1
a = ["olma, "nok"]

#: a quote of another kind | 1 | `"` `'`
ism = "Ali'
print(ism)

#: three quotes not closed | 1 | `(` `"`
matn = """Salom
dunyo
print(matn)

#: an apostrophe in a double-quoted one, right, but a bracket missing | 1 | `(`
print("O'zbekiston"

#: a single quoted with apostrophe and a name | 2 | `'` `:`
ism = 'Ali'
print('Bu ' + ism + 'ning kitobi va o'yini')

#: a backslash at the end | 1
yol = "C:\papka\"
print(yol)

#: indent by three and by four | 3
def f():
   x = 1
    return x

#: unindent to a level of a closed block | 6
def f():
  x = 1
  return x
if True:
    y = 2
  z = 3

#: first line indented | 1
  x = 5
print(x)

#: indent after a comment header | 3
x = 1
# if x:
    print(x)

#: a function without a body at the end | 1 | `(` `)`
def f():

#: a function with only a comment | 2 | `(` `)`
def f():
    # keyin yozaman

#: if then else in one line | 2
x = 5
if x > 3: print("a") else: print("b")

#: an else after a while body with a print between | 5 | `else` `if`
x = 3
if x > 1:
    print("a")
print("orada")
else:
    print("b")

#: two elses | 6 | `else` `if`
x = 3
if x > 1:
    print("a")
else:
    print("b")
else:
    print("c")

#: an elif after an else | 6 | `elif` `else`
x = 3
if x > 1:
    print("a")
else:
    print("b")
elif x == 3:
    print("c")

#: an except at a wrong depth | 3 | `finally` `except`
try:
    x = 1
    except ValueError:
        print("a")

#: a try alone | 3 | `except` `try`
try:
    x = 1
print(x)

#: a method outside of its class | 6 | `(` `)`
class A:
    def __init__(self):
        self.x = 1
def f(self):
    return self.x
print(A().f())

#: self forgotten in an attribute | 5 | `self` `:`
class A:
    def __init__(self, x):
        self.x = x
    def f(self):
        return x * 2
print(A(2).f())

#: self forgotten in a call | 5 | `self.g()` `self`
class A:
    def g(self):
        return 1
    def f(self):
        return g()
print(A().f())

#: self written as this | 3 | `this` `:`
class A:
    def __init__(self, x):
        this.x = x
A(1)

#: a class called without its value | 4 | `(` `)`
class A:
    def __init__(self, x):
        self.x = x
print(A.x)
