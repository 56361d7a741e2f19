#: a shop cart with a method misspelt | 2 | `append` `apend`
savat = []
savat.apend("non")
print(savat)

#: a shop cart with totals of texts | 3 | `int(narxi)` `int(soni)` | input 2, 3000
soni = input("soni: ")
narxi = input("narxi: ")
jami = soni * narxi
print(jami)

#: a bank with balance as global | 3 | `balans` `global`
balans = 1000
def yech(x):
    if x > balans:
        print("yetmaydi")
    balans -= x
yech(100)

#: a guess game comparing a text | 4 | `int(taxmin)` `input()` | input 7
import random
son = 7
taxmin = input()
if taxmin > son:
    print("katta")

#: a class with a list default shared, right but a wrong call | 7 | `Sinf.qosh()` `(`
class Sinf:
    def __init__(self):
        self.bolalar = []
    def qosh(self, ism):
        self.bolalar.append(ism)
s = Sinf()
Sinf.qosh("Ali")

#: a class whose attribute is set on a local | 5 | `Hisob` `pul`
class Hisob:
    def __init__(self, pul):
        pul = pul
    def ol(self):
        return self.pul
print(Hisob(5).ol())

#: a class printing an attribute of none | 6 | `return` `append`
class Tugun:
    def __init__(self, q):
        self.q = q
        self.keyingi = None
t = Tugun(1)
print(t.keyingi.q)

#: a linked list walk past its end | 7 | `None`
class Tugun:
    def __init__(self, q, k=None):
        self.q = q
        self.k = k
a = Tugun(1, Tugun(2))
while True:
    print(a.q)
    a = a.k

#: a stack class with a wrong attribute | 5 | `ichi` `ich`
class Stek:
    def __init__(self):
        self.ichi = []
    def qosh(self, x):
        self.ich.append(x)
Stek().qosh(5)

#: str method returning a number | 4 | `str(...)` `__str__`
class A:
    def __str__(self):
        return 5
print(A())

#: str method returning nothing | 4 | `__str__` `return`
class A:
    def __str__(self):
        print("salom")
print(A())

#: eq with a missing argument | 4 | `A.__eq__()`
class A:
    def __eq__(self):
        return True
print(A() == A())

#: len of an own class | 3 | `len` `(`
class A:
    pass
print(len(A()))

#: an own class not iterable | 3
class A:
    pass
for x in A():
    print(x)

#: an own class called | 4
class A:
    pass
a = A()
a()

#: a subscript of an own class | 4 | `[` `]`
class A:
    pass
a = A()
print(a[0])

#: class name lower-case | 3 | `odam` `Odam`
class Odam:
    pass
o = odam()

#: init with a colon missing and self | 2 | `(` `:`
class Odam:
    def __init__(self, ism)
        self.ism = ism

#: enum misuse | 4 | `Rang` `KOK`
from enum import Enum
class Rang(Enum):
    QIZIL = 1
print(Rang.KOK)

#: enum by a wrong name | 4 | `get(...)` `KOK`
from enum import Enum
class Rang(Enum):
    QIZIL = 1
print(Rang["KOK"])

#: namedtuple missing | 3 | `N.__new__()` `(`
from collections import namedtuple
N = namedtuple("N", "x y")
n = N(1)

#: namedtuple set | 4 | `attribute` `print`
from collections import namedtuple
N = namedtuple("N", "x y")
n = N(1, 2)
n.x = 5

#: deque index | 3 | `len(...)` `-`
from collections import deque
d = deque([1])
print(d[3])

#: deque pop of empty | 3 | `empty` `deque`
from collections import deque
d = deque()
d.popleft()

#: defaultdict without a factory | 3 | `'` `:`
from collections import defaultdict
d = defaultdict()
d["a"] += 1

#: dict popitem empty | 2
d = {}
d.popitem()

#: dict pop missing | 2 | `get(...)` `in`
d = {"a": 1}
d.pop("b")

#: set remove missing variable | 3 | `discard(...)` `in`
s = {1, 2}
x = 5
s.remove(x)

#: set remove of item | 3 | `discard(...)` `in`
s = {1}
a = [7]
s.remove(a[0])

#: dict get then add | 2 | `d.get("b")` `get()`
d = {"a": 1}
x = d.get("b") + 1

#: nested lists wrong comma | 1 | `[` `]`
m = [[1, 2] [3, 4]]

#: matrix with one index by comma | 2 | `[` `]`
m = [[1, 2], [3, 4]]
print(m[0, 1])

#: a tuple variable as an index | 3 | `:`
m = [[1, 2], [3, 4]]
joy = (0, 1)
print(m[joy])

#: matrix row beyond | 3
m = [[1, 2], [3, 4]]
for i in range(3):
    print(m[i][0])

#: slices by text | 2 | `[` `:`
s = "salom"
print(s["0":2])

#: text index by float | 2 | `len(s)` `/`
s = "salom"
print(s[len(s) / 2])

#: ord of two letters | 1 | `character` `expected`
print(ord("ab"))

#: chr of text | 1 | `int(...)`
print(chr("a"))

#: bin of a float | 1 | `int(...)`
print(bin(2.5))

#: round of text | 2 | `float(x)` `input()` | input 2.567
x = input()
print(round(x, 2))

#: abs of text | 1 | `int("-5")` `"`
print(abs("-5"))

#: sum of texts | 1 | `sum(...)` `[`
print(sum(["1", "2"]))

#: max of number | 1
print(max(5))

#: min of empty | 1 | `min()`
print(min([]))

#: pow of three | 1 | `int("3")` `"`
print(pow(2, "3"))

#: divmod zero | 1 | `if`
print(divmod(5, 0))

#: percent of zero | 1 | `if`
print(5 % 0)

#: int of None | 1 | `int(...)`
print(int(None))

#: open of none | 1 | `(` `)`
f = open()

#: with missing as | 1 | `open("a.txt", "w")` `with`
with open("a.txt", "w") f:
    f.write("a")

#: with number | 1 | `open("a.txt")` `with`
with 5 as f:
    print(f)

#: file mode wrong | 1 | `:` `"`
open("a.txt", "x y")

#: writelines of numbers | 2 | `str(...)`
with open("a.txt", "w") as f:
    f.writelines([1, 2])

#: list print with f missing quote | 2
ism = "Ali"
print(f"Salom {ism})

#: f-string double brace | 2 | `-` `:`
ism = "Ali"
print(f"Salom {{ism}")

#: f-string empty | 1 | `-` `{`
print(f"Salom {}")

#: f-string expression error | 1 | `-` `{`
print(f"{5 +}")

#: f-string statement | 2 | `-` `:`
x = 3
print(f"{x = = 3}")

#: a nested function call missing bracket across lines | 1 | `(`
print(max(1, 2)
print("tamom")

#: pasted with line numbers | 1
1 x = 5
2 print(x)

#: pasted from a shell | 1 | `>` `:`
>>> x = 5
>>> print(x)

#: pasted markdown | 1
```python
print("salom")
```

#: html in python | 1
<p>Salom</p>

#: a java main | 1
public static void main(String[] args) {
    System.out.println("Salom");
}

#: a js function | 1 | `function` `def`
function salom(ism) {
    return "Salom " + ism;
}

#: a js const | 1 | `const` `:`
const x = 5;

#: a c include | 2
#include <stdio.h>
int main() { printf("Salom"); }

#: a pascal begin | 2
begin
    writeln('Salom');
end.

#: russian quotes | 1 | `"` `'`
print(«Привет»)

#: fullwidth comma | 1
a = [1， 2]

#: a nbsp | 1
x = 5

#: emoji as a name | 1
🙂 = 5

#: en dash minus | 1 | `-`
x = 5 – 3

#: a degree sign | 1
t = 25°

#: a percent as math | 1
x = 20% of 50

#: number with unit | 1 | `:`
vazn = 60kg

#: number with comma thousands then text | 2 | `:`
narx = 12,500
print(narx + 500)

#: number with underscores at end | 1 | `invalid` `decimal`
x = 5_

#: hex wrong | 1 | `hexadecimal` `invalid`
x = 0xZZ

#: octal zero | 1 | `:` `"`
kun = 07

#: a date minus | 1 | `:` `"`
sana = 2024-05-08

#: assigning to a call | 1 | `==`
input("a") = x

#: assigning to literal in loop | 1 | `literal` `cannot`
for 5 in range(3):
    print("a")

#: assigning in a list | 1 | `==` `(`
a = [x = 5]

#: assign in call wrong | 1 | `(` `=`
print("a", end = "b", "c")

#: keyword repeated | 2 | `argument` `repeated`
def f(a): return a
f(a=1, a=2)

#: return in class | 2 | `return` `def`
class A:
    return 5

#: break in if | 3 | `break` `while`
x = 5
if x > 3:
    break

#: continue in function | 2 | `continue` `while`
def f():
    continue

#: yield at top | 1 | `yield` `def`
yield 5

#: a global after | 3 | `global` `:`
def f():
    x = 1
    global x
    x = 2

#: nonlocal top | 2 | `nonlocal` `binding`
def f():
    nonlocal y
    y = 1
