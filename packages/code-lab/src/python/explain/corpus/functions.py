#: an argument too few | 3 | argument `b`
def f(a, b):
    return a + b
print(f(1))

#: an argument too many | 3 | argument
def f(a):
    return a
print(f(1, 2))

#: a call of itself without an end | 2 | recursion
def f(n):
    return f(n - 1)
f(5)

#: return outside a function | 2 | `return` function
x = 5
return x

#: break outside a loop | 3 | `break` loop
x = 5
if x > 3:
    break

#: init without self | 4 | `self`
class Oquvchi:
    def __init__(ism):
        pass
a = Oquvchi("Ali")

#: a method without self | 5 | `self`
class It:
    def hur():
        print("vov")
a = It()
a.hur()

#: await outside a function | 2 | `await` function
import asyncio
await asyncio.sleep(1)

#: a file that is not there | 1 | file `a.txt`
f = open("a.txt")

#: a comment of another language | 1 | `#` | never operator
// bu izoh
x = 1

#: a pasted prompt | 1 | `>>>` | never operator
>>> print("Salom")

#: x++ | 2 | `+= 1`
x = 1
x++

#: try without except | 3 | `except`
try:
    x = 5
print(x)

#: no value for any of two | 3 | argument `a`
def f(a, b):
    return a + b
print(f())

#: a keyword that is not there | 3 | `yoshi` absent
def f(ism):
    return ism
print(f(yoshi=5))

#: len of two | 1 | `len`
print(len("a", "b"))

#: int of nothing given and two | 1 | `int`
print(int("5", "6"))

#: randint of one | 2 | `randint`
import random
print(random.randint(6))

#: a class without its values | 4 | `ism`
class It:
    def __init__(self, ism):
        self.ism = ism
a = It()

#: an attribute never given | 5 | `yosh` absent
class It:
    def __init__(self, ism):
        self.ism = ism
a = It("Bobik")
print(a.yosh)

#: init with one underscore | 4 | `__init__`
class It:
    def _init_(self, ism):
        self.ism = ism
a = It("Bobik")

#: int for init | 4 | `__init__`
class It:
    def __int__(self, ism):
        self.ism = ism
a = It("Bobik")

#: a value without self | 5 | `self.ism`
class It:
    def __init__(self, ism):
        self.ism = ism
    def hur(self):
        print(ism)
a = It("Bobik")
a.hur()

#: a method called without its object | 5 | `self`
class It:
    def hur(self):
        print("vov")

It.hur()

#: a method called on its own | 5 | `self.hur` | never quote
class It:
    def hur(self):
        print("vov")
    def salom(self):
        hur()
a = It()
a.salom()

#: an object called as a function | 4 | `It`
class It:
    pass
a = It()
a()

#: a subclass without super | 7 | `super`
class Hayvon:
    def __init__(self, ism):
        self.ism = ism
class It(Hayvon):
    def __init__(self, ism):
        self.tur = "it"
print(It("Bobik").ism)

#: a function that gives nothing | 3 | `None` `return`
def f(x):
    y = x * 2
print(f(2) + 1)

#: a function that sometimes gives nothing | 4 | `None` `return`
def f(x):
    if x > 5:
        return x
print(f(2) + 1)

#: continue outside a loop | 1 | `continue` loop
continue

#: yield outside a function | 1 | `yield` function
yield 5

#: nonlocal outside | 1 | `nonlocal` function
nonlocal x

#: a default before a parameter without one | 1 | parameter `b`
def f(a=1, b):
    return a

#: two parameters of one name | 1 | `a`
def f(a, a):
    return a

#: global after use | 3 | `global`
def f():
    x = 1
    global x
f()

#: a positional after a keyword | 3 | argument
def f(a, b):
    return a
print(f(a=1, 2))

#: an exception that is text | 1 | `raise`
raise "xato"

#: an exception of its own | 3 | `raise` `yosh manfiy`
yosh = -1
if yosh < 0:
    raise ValueError("yosh manfiy")

#: except misplaced | 1 | `try`
except ValueError:
    print("xato")

#: a file read while written | 2 | `"r"`
f = open("a.txt", "w")
print(f.read())

#: a file written while read | 3 | `"w"`
open("a.txt", "w").close()
f = open("a.txt")
f.write("a")

#: a file closed already | 3 | `with`
with open("a.txt", "w") as f:
    f.write("a")
f.write("b")

#: a number in a file | 2 | `str`
with open("a.txt", "w") as f:
    f.write(5)

#: a mode that is none | 1 | `"w"`
f = open("a.txt", "write")

#: open without quotes | 1 | quote
f = open(a.txt)

#: a C comment after code | 1 | `#` | never operator
x = 5 // bu son
print(x)

#: a block comment of C | 1 | `#` | never operator
/* izoh */
x = 1

#: a comment of HTML | 1 | `#` | never operator
<!-- izoh -->
x = 1

#: a pasted prompt in the middle | 2 | `>>>` | never operator
x = 1
>>> print(x)

#: a pasted continuation | 2 | `...` | never operator
for i in range(3):
...     print(i)

#: a line number pasted with the code | 1 | index | never operator
1 x = 5
2 print(x)

#: pasted spaces that cannot be seen | 1 | space
x = 5

#: a Markdown fence | 1 | fence | never operator
```python
print("a")
```

#: assert | 1 | `assert`
assert 2 + 2 == 5

#: an object without the operator | 4 | `It`
class It:
    pass
a = It()
print(a + a)
