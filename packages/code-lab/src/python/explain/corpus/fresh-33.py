#: a sports table sorted by a function called at once | 4 | function `jadval.sort(...)`
jadval = [("A", 3), ("B", 5)]
def kalit(x):
    return x[1]
jadval.sort(key=kalit(jadval))

#: a sports table printed by a wrong number of names | 2 | `:`
jadval = [("A", 3, 1), ("B", 5, 2)]
for nom, ochko in jadval:
    print(nom)

#: a sports table in a dictionary of dictionaries | 2 | `[` `]`
j = {"A": {"ochko": 3}}
print(j["A"]["ochko"]["gol"])

#: a contest's winners by a slice of a dictionary | 2 | `[` `:`
d = {"A": 3, "B": 5}
print(d[:1])

#: a contest's best by max of a dictionary's items with a text | 2 | `float(...)` `int(...)`
d = {"A": 3, "B": "5"}
print(max(d.items(), key=lambda i: i[1]))

#: a vote by a counter, misspelt | 3 | `most_common` `most_comon`
from collections import Counter
c = Counter(["a", "b", "a"])
print(c.most_comon(1))

#: a vote by a counter printed beyond | 3 | `len(...)` `-`
from collections import Counter
c = Counter(["a"])
print(c.most_common(1)[1])

#: a menu by functions in a dictionary, called wrong | 4 | `None` `:`
def bir():
    print("bir")
menyu = {"1": bir()}
menyu["1"]()

#: a menu by functions with a number for a text | 4 | `str(...)` `(`
def bir():
    print("bir")
menyu = {"1": bir}
menyu[1]()

#: a menu whose function is a text | 2 | `:`
menyu = {"1": "bir"}
menyu["1"]()

#: a map of a level by a text that is read | 2 | `xarita` `ta`
xarita = ["###", "#.#"]
print(xarita[1][1][1])

#: a level read of a file that has one line | 4 | `qatorlar`
with open("l.txt", "w") as f:
    f.write("###")
qatorlar = open("l.txt").read().split("\n")
print(qatorlar[1])

#: a score added to a file opened to be read | 4 | `"`
with open("l.txt", "w") as f:
    f.write("1")
with open("l.txt") as f:
    f.write("2")

#: a number read of a file with a word | 3 | `besh` `:`
with open("l.txt", "w") as f:
    f.write("besh")
print(int(open("l.txt").read()))

#: a file read twice, its second being empty | 5
with open("l.txt", "w") as f:
    f.write("5")
f = open("l.txt")
a = f.read()
b = int(f.read())

#: a file iterated by name | 1 | `readlines` `(`
for q in "l.txt".readlines():
    print(q)

#: a path joined by a plus of a number | 1 | `str(5)` `:`
print("rasm" + 5 + ".png")

#: a word counter with a get misused | 3 | `d.get(s)` `get()`
d = {}
for s in "a b a".split():
    d[s] = d.get(s) + 1
print(d)

#: a letter counter by a list's method | 1 | `counts` `count`
print([1, 2, 1].counts(1))

#: a longest word with a wrong key | 1 | `lenn` `:`
print(max(["a", "bb"], key=lenn))

#: a word's vowels by a missing in | 2
for h in "salom":
    if h "aeiou":
        print(h)

#: a sentence split and indexed beyond | 1 | `len(...)` `-`
print("salom dunyo".split()[2])

#: a sentence's first letters by a call on a list | 1 | `upper` `(`
print("salom dunyo".split().upper())

#: a number's digits by a map not made a list | 2 | `list(...)` `map`
r = map(int, "123")
print(r[0])

#: a number's digits by a map whose length is asked | 1 | `list(...)` `map`
print(len(map(int, "123")))

#: a number's digits by a map of a wrong function | 1 | `:`
print(list(map(int(), "123")))

#: a sum over a nested list | 1 | `+` `:`
print(sum([[1], [2]]))

#: a matrix's sum by rows misspelt | 3 | `qator` `qatr`
m = [[1, 2], [3, 4]]
for qator in m:
    print(sum(qatr))

#: a matrix by a multiplication, a row too far | 2
m = [[0] * 3] * 2
m[2][0] = 1

#: a matrix's width by len of a number | 2 | `str(...)` `len`
m = [[0] * 3] * 2
print(len(m[0][0]))

#: a transpose by a star misused | 2 | `argument` `mapping`
m = [[1, 2], [3, 4]]
print(list(zip(**m)))

#: a call with two stars of a list | 3 | `__main__.f()` `argument`
def f(a, b):
    return a
f(**[1, 2])

#: a call with one star of a number | 3 | `*`
def f(a):
    return a
f(*5)

#: a call of a text's name | 2 | `nom`
nom = "salom"
nom("Ali")

#: a bracket after a call's result | 3 | `:`
def f():
    return 5
print(f()())

#: a property set that has none | 5 | `property` `object`
class A:
    @property
    def x(self):
        return 1
A().x = 5

#: slots | 4 | `:` `[`
class A:
    __slots__ = ("x",)
a = A()
a.y = 5

#: a private name from outside | 4 | `_A__pin` `__pin`
class A:
    def __init__(self):
        self.__pin = 1
print(A().__pin)

#: a class method without its decorator | 5 | `A.qosh()` `(`
class A:
    soni = 0
    def qosh(cls):
        cls.soni += 1
A.qosh()

#: a class that inherits an object | 4 | `class` `(`
class A:
    pass
a = A()
class B(a):
    pass

#: a class that inherits an unknown | 1 | `Hayvon` `:`
class It(Hayvon):
    pass

#: super outside of a class | 1 | `arguments` `super()`
super().__init__()

#: an isinstance with a text | 1 | `isinstance()` `tuple`
print(isinstance(5, "int"))

#: an int compared by is, right, and a name misspelt | 2 | `Nonne` `:`
x = 5
print(x is Nonne)

#: an own exception without Exception | 3 | `__init__(self, ...)` `Xato()`
class Xato:
    pass
raise Xato("a")

#: an except of a text | 3 | `BaseException` `catching`
try:
    1 / 0
except "ZeroDivisionError":
    pass

#: an assert by a bracket pair | 2 | `assert` `:`
x = 5
assert x == 6

#: a raise alone | 1 | `exception` `reraise`
raise

#: a raise of a number | 1 | `ValueError("...")` `X(Exception)`
raise 5

#: an error inside an except | 4 | `xabar` `:`
try:
    int("a")
except ValueError:
    print(xabar)

#: an error inside a finally | 4 | `:` `"`
try:
    x = 1
finally:
    y = z

#: a with of a function's None | 3 | `open("a.txt")` `with`
def f():
    pass
with f() as g:
    pass

#: a generator expression given two | 1 | `parenthesized` `expression`
print(sum(x for x in [1], 2))

#: an unpacking in a lambda | 1 | `parenthesized` `expression`
f = lambda (a, b): a

#: a default that is not known | 1 | `:` `"`
def f(a=b):
    return a

#: an annotation misspelt | 3 | `int("2")` `"`
def f(a: itn) -> int:
    return a
print(f(1) + "2")

#: a return of two added | 3 | `:`
def f():
    return 1, 2
print(f() + 1)

#: a loop over two ranges at once | 1
for i, j in range(3), range(3):
    print(i, j)

#: a countdown by a minus in the wrong place | 3 | `for` `:`
for i in range(5, 0 -1):
    print(i)
print(i)

#: a while with an else misspelt | 4 | `esle` `:`
n = 2
while n > 0:
    n -= 1
esle:
    print("tamom")

#: a nested if whose inner lacks a body | 4 | `(` `)`
x = 1
if x > 0:
    if x > 5:
print("a")

#: a body deeper than its header by a line in between | 3
if True:
    x = 1
      y = 2

#: a tab among spaces in one line | 3 | `Tab`
if True:
    x = 1
	y = 2

#: a continuation sign with a space after it | 1 | `continuation` `unexpected`
x = 1 + \ 
    2

#: a line that ends with an operator | 1 | `+`
x = 1 +
2

#: a list that ends with a colon | 1
a = [1, 2]:

#: a dictionary with semicolons | 1 | `(` `)`
d = {"a": 1; "b": 2}

#: a dictionary with equal signs | 1 | `=` `(`
d = {"a" = 1, "b" = 2}

#: a dictionary with a trailing name | 1 | `"`
d = {"a": 1 "b": 2}

#: a set of dictionaries | 1
s = {{"a": 1}}
