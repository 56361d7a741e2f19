#: a rangewith a product of texts | 2 | `input()` `int(d)` | input 5
d = input()
for s in range(d * 2):
    pass

#: a year from an input at the end of a chain | 2 | `int(yosh)` `input()` | input 12
yosh = input()
print("Yil: " + yosh + 1)

#: a library with books as dictionaries | 3 | `nom` `:`
kitoblar = [{"nom": "Otgan kunlar", "yil": 1925}]
for k in kitoblar:
    print(k.nom)

#: a library filtered by a text year | 2 | `float(...)` `int(...)`
kitoblar = [{"nom": "A", "yil": "1925"}]
print([k for k in kitoblar if k["yil"] > 1900])

#: a library whose key is misspelt in f-string | 2 | `get(...)` `nomi`
kitob = {"nom": "A"}
print(f"{kitob['nomi']}")

#: a weather average with commas in texts | 2 | `:`
t = ["12,5", "13"]
print(sum(float(x) for x in t))

#: a weather table as tuples changed | 2
t = [("du", 12)]
t[0][1] = 15

#: a wallet class whose method lacks brackets in a condition | 7 | `:` `(`
class Hamyon:
    def __init__(self):
        self.pul = 5
    def boshmi(self):
        return self.pul == 0
h = Hamyon()
print(h.boshmi - 1)

#: a wallet class whose init is called | 4 | `Hamyon()` `(`
class Hamyon:
    def __init__(self, pul):
        self.pul = pul
h = Hamyon.__init__(5)

#: a queue with get of a wrong module | 2 | `queue.py` `queue`
import queue
q = queue.Que()

#: a stack with a method of another language | 2 | `append(...)` `push`
stek = []
stek.push(5)

#: a set added by append | 2 | `append` `(`
s = {1}
s.append(2)

#: a set by an empty brace | 2 | `set()` `add`
s = {}
s.add(1)

#: a set joined by plus | 1 | `+`
print({1} + {2})

#: a tuple of one, called | 2 | `[` `]`
t = (5)
print(t[0])

#: a tuple in a range | 2 | `len(...)`
n = (5,)
for i in range(n):
    print(i)

#: a dict walked and unpacked | 2 | `:`
d = {"ab": 1, "cd": 2}
for k, v, z in d.items():
    print(k)

#: a dict of lists appended where there is none | 2 | `get(...)` `in`
d = {}
d["a"].append(1)

#: a dict sorted as a list | 2 | `sort` `(`
d = {"b": 1}
d.sort()

#: a dict index by position | 2 | `get(...)` `in`
d = {"a": 1}
print(d[0])

#: a dict with a wrong case | 2 | `get(...)` `ali`
d = {"Ali": 5}
print(d["ali"])

#: a nested function's name used outside | 5 | `return` `a()`
def a():
    x = 5
    def b():
        return x
b()

#: a closure without nonlocal | 4
def sanagich():
    n = 0
    def qosh():
        n += 1
        return n
    return qosh
s = sanagich()
print(s())

#: a loop variable used after a loop of nothing | 3 | `for` `:`
for i in []:
    pass
print(i)

#: a name given in a try that failed | 5 | `try` `:`
try:
    x = int("a")
except ValueError:
    print("xato")
print(x)

#: a name given in a with | 3 | `:` `"`
with open("a.txt", "w") as f:
    n = f.write("abc")
print(m)

#: an exception's name afterwards | 5 | `except`
try:
    1 / 0
except ZeroDivisionError as e:
    pass
print(e)

#: a name given in a function only | 4 | `natija` `return`
def f():
    natija = 5
f()
print(natija)

#: a parameter outside | 3 | `ism` `f()`
def f(ism):
    return ism
print(ism)

#: a global read before it is given | 2 | `def` `(`
def f():
    print(q)
f()
q = 5

#: a function called before a def in a branch | 4 | `:`
if False:
    def f():
        pass
f()

#: a recursion with a text | 4 | `float(...)` `int(...)`
def f(n):
    if n == 0:
        return ""
    return n + f(n - 1)
print(f(2))

#: a recursion that returns nothing in one branch | 4 | `return` `f(2)`
def f(n):
    if n > 0:
        return f(n - 1)
x = f(2) + 1

#: a function with a return of print | 3 | `print()` `f(2)`
def f(x):
    return print(x)
y = f(2) + 1

#: a function that appends and returns it | 3 | `append()` `f([])`
def f(a):
    return a.append(1)
print(f([]) [0])

#: a function given too many | 3 | `f()`
def f(a):
    return a
f(1, 2)

#: a function given by a wrong name | 3 | `rangi` `rang`
def f(rang):
    return rang
f(rangi="oq")

#: a function given twice | 3 | `f()` `:`
def f(a, b):
    return a
f(1, a=2)

#: defaults before the rest | 1 | `f(b, a=1)` `def`
def f(a=1, b):
    return a

#: star before a keyword | 3 | `f()` `(`
def f(*a, b):
    return b
f(1, 2)

#: a lambda with too few | 2 | `lambda()` `(`
f = lambda a, b: a
f(1)

#: a sorted with a key of two | 1 | `lambda()` `(`
print(sorted([1], key=lambda a, b: a))

#: a max of nothing by a generator | 1 | `max()`
print(max(x for x in []))

#: an average by zero length | 2 | `if`
a = []
print(sum(a) / len(a))

#: a text formatted with too few | 1 | `format(...)` `{`
print("{} {}".format(1))

#: a percent with too many | 1 | `%` `(`
print("%d" % (1, 2))

#: a percent with a text for a number | 1 | `%`
print("%d" % "a")

#: a format with a comma in a text | 1 | `specify` `Cannot`
print(f"{'5':,}")

#: an rjust with a text | 1 | `int("5")` `"`
print("a".rjust("5"))

#: a split by a number | 1 | `str(...)`
print("1,2".split(1))

#: a replace with one | 1 | `replace()`
print("aba".replace("a"))

#: a join in the wrong order | 1 | `join` `:`
print(["a", "b"].join(","))

#: a count without an argument | 1 | `count()`
print("aba".count())

#: a find that fails by index | 1 | `find(...)` `in`
print("salom".index("z"))

#: a strip of None | 2 | `None`
x = None
print(x.strip())

#: a list multiplied by a list | 1
print([1] * [2])

#: a list divided | 1 | `/` `:`
print([4] / 2)

#: a list compared to a text | 1 | `:`
print([1] < "a")

#: a range added to a list | 1 | `range` `+`
print(range(3) + [1])

#: a range changed | 2 | `range` `(`
r = range(3)
r[0] = 5

#: a slice of a number | 2 | `[` `]`
n = 12345
print(n[0:2])

#: a digit sum over a number | 2 | `range(...)`
n = 123
for x in n:
    print(x)

#: a reversed of an int | 1 | `reversible` `object`
print(reversed(12))

#: a text changed by index in a loop | 3
s = "abc"
for i in range(3):
    s[i] = "x"

#: a delete of a letter | 2
s = "abc"
del s[0]

#: a float as a key in a list | 2 | `int(...)` `:`
a = [1, 2]
print(a[1.0])

#: a bool as a text | 1 | `str(...)`
print("Javob: " + True)

#: a None in a text | 1 | `return` `append`
print("Javob: " + None)

#: a list in a text | 1 | `str(...)`
print("Javob: " + [1])

#: a class in a text | 3 | `str(...)`
class A:
    pass
print("Javob: " + A())

#: an exponent too large | 1 | `representable` `Result`
print(2.0 ** 5000)

#: a log of zero | 2 | `if`
import math
print(math.log(0))

#: an int too long for a text | 1 | `sys.set_int_max_str_digits()` `conversion`
print(int("1" * 5000))
