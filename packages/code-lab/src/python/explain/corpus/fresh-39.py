#: a weather station whose list of readings has a stray dot | 1
harorat = [12, 15. 18]

#: a weather station whose maximum is asked of a number | 2
harorat = 12
print(max(harorat))

#: a weather station that formats a text as a number | 2 | `:`
h = "12"
print(f"{h:.1f}")

#: a weather station with an average outside of its loop, misspelt | 4 | `soni` `:`
jami = 0
for h in [1, 2]:
    jami += h
print(jami / soni)

#: a weather station whose dictionary is sorted by a value of None | 2 | `return` `append`
d = {"a": None, "b": 1}
print(sorted(d.values()))

#: a weather station whose reading is converted twice | 1 | `:`
print(int(float("12.5.")))

#: a weather station whose readings come by split and a wrong index | 1 | `len(...)` `-` | input 1 2
print(input().split()[2])

#: a weather station whose text is searched in a number | 1 | `in`
print("1" in 12)

#: a weather station whose class forgets an argument of a method | 4 | `S.o()` `(`
class S:
    def o(self, h):
        return h
S().o()

#: a weather station whose class gives too many to a method | 4 | `S.o()`
class S:
    def o(self):
        return 1
S().o(5)

#: a weather station whose class has an init that is not called with a name | 4 | `nomi` `S()`
class S:
    def __init__(self, nom):
        self.nom = nom
S(nomi="a")

#: a weather station whose method is called on None | 4 | `yarat()` `return`
def yarat():
    pass
s = yarat()
s.o()

#: a weather station whose attribute is asked before it is set | 3 | `(` `)`
class S:
    def o(self):
        return self.h
    def yoz(self):
        self.h = 1
S().o()

#: a weather station with a constant in an if, right, and a bracket missing | 1 | `(`
if True and (False or True:
    print("a")

#: a weather station with an elif that is alone | 1 | `elif` `else`
elif True:
    print("a")

#: a weather station with a for that is empty and an else at depth | 2 | `else` `if`
for i in range(3):
    else:
        print("a")

#: a weather station with a return and an indentation | 3
def f():
    x = 1
     return x

#: a weather station with a mix of a class and a print | 2 | `(` `)`
class A:
print("a")

#: a drawing by turtle with a text colour missing quotes | 2 | `red` `:`
import turtle
turtle.color(red)

#: a drawing by turtle with a method without the module | 2 | `forward` `:`
import turtle
forward(50)

#: a drawing by turtle with a missing bracket | 2
import turtle
turtle.forward 50

#: a drawing by turtle in a loop with a text | 2 | `int("4")` `"`
import turtle
for i in range("4"):
    turtle.left(90)

#: a drawing by turtle given None | 2 | `return` `append`
import turtle
turtle.forward(None)

#: a drawing by turtle with a class's instance misspelt | 3 | `tt`
import turtle
t = turtle.Turtle()
tt.forward(10)

#: a drawing by turtle with a class called as a module | 2 | `turtle` `Turtle`
import turtle
t = turtle.turtle()

#: a puzzle with a permutation of a number | 2
from itertools import permutations
print(list(permutations(3)))

#: a puzzle with a product that is misspelt | 1 | `itertools` `product`
from itertools import prduct

#: a puzzle with a combination indexed | 2 | `combinations` `[`
from itertools import combinations
print(combinations([1, 2], 2)[0])

#: a puzzle with functools misspelt | 1 | `functool.py` `functool`
import functool

#: a puzzle with a partial call too many | 3 | `invalid` `literal`
from functools import partial
f = partial(int, base=2)
print(f("12"))

#: a puzzle with a bisect on a number | 2 | `len` `(`
import bisect
bisect.insort(5, 3)

#: a puzzle with a heap of a text | 2 | `heappush()` `argument`
import heapq
heapq.heappush("a", 1)

#: a puzzle with a queue that is full of a text | 3 | `float(...)` `int(...)`
import queue
q = queue.Queue("a")
q.put(1)

#: a puzzle with a complex number compared | 1 | `complex` `:`
print(1j > 2)

#: a puzzle with a root of a negative by power, compared | 2 | `complex` `:`
x = (-8) ** 0.5
print(x > 1)

#: a puzzle with a shift by a float | 1 | `<` `:`
print(1 << 2.0)

#: a puzzle with a bitwise and of texts | 1 | `float(...)` `int(...)`
print("a" & "b")

#: a puzzle with a not of a bitwise on a text | 1 | `int("5")` `"`
print(~"5")

#: a puzzle with a matrix product | 1
print([1] @ [2])

#: a puzzle with a range in a range | 1 | `range` `(`
for i in range(range(3)):
    print(i)

#: a puzzle with a set of sets | 1
s = {set()}

#: a puzzle with a frozen set added | 2 | `frozenset` `add`
s = frozenset([1])
s.add(2)

#: a puzzle with a bytes and a text | 1 | `concat` `bytes`
print(b"a" + "b")

#: a puzzle with a bytes that is not ascii | 1 | `characters` `contain`
x = b"салом"

#: a puzzle with an encode that is decoded twice | 1 | `decode` `encode`
print("a".decode())

#: a puzzle with a chr beyond | 1 | `range(0x110000)` `chr()`
print(chr(99999999))

#: a puzzle with an int of a base beyond | 1 | `int()` `print`
print(int("5", 99))

#: a puzzle with a round of None | 1 | `__round__` `NoneType`
print(round(None))

#: a puzzle with an isinstance of one | 1 | `isinstance()` `ta`
isinstance(5)

#: a puzzle with a sorted of a None | 1 | `None`
sorted(None)

#: a puzzle with an any of a bool | 1
print(any(True))

#: a puzzle with a zip strict | 1 | `argument` `longer`
for a, b in zip([1], [1, 2], strict=True):
    print(a)

#: a puzzle with a star in a subscript of a dictionary | 2 | `get(...)` `in`
d = {}
print(d[*[1, 2]])

#: a puzzle with a walrus in a comprehension's row | 1 | `:` `"`
print([y := 1, y ** z])

#: a puzzle with a match that captures and is asked beyond | 4 | `:` `"`
match [1, 2]:
    case [a]:
        pass
print(a)

#: a puzzle with a type as a key, right, then a missing | 2 | `get(...)` `class`
d = {int: 1}
print(d[str])

#: a puzzle with a global used as a list | 2 | `royxat`
def f():
    royxat.append(1)
f()

#: a puzzle with a nonlocal that is a global | 3 | `nonlocal` `binding`
x = 1
def f():
    nonlocal x
    x = 2
f()

#: a puzzle with a while's else, right, and an undefined | 5 | `:` `"`
n = 0
while n > 0:
    y = 1
else:
    print(y)
