#: a game with a guess in a loop | 5 | digit hyphen `olti` `:` | input 5, olti
import random
random.seed(1)
son = 3
while True:
    taxmin = int(input("Taxmin: "))
    if taxmin == son:
        print("Topdingiz!")
        break
    elif taxmin > son:
        print("Kichikroq")

#: a shop whose total is used before | 4 | argument `jami` `jami`
savat = ["non", "sut"]
narxlar = {"non": 3000, "sut": 9000}
for n in savat:
    jami = jami + narxlar[n]
print(jami)

#: a phone book by a function | 2 | absent key `get(...)` `Vali`
def top(kitob, ism):
    return kitob[ism]
print(top({"Ali": "90"}, "Vali"))

#: a stack class | 7 | empty list
class Stek:
    def __init__(self):
        self.ichi = []
    def qosh(self, x):
        self.ichi.append(x)
    def ol(self):
        return self.ichi.pop()
s = Stek()
s.qosh(1)
s.ol()
s.ol()

#: inheritance without super | 8 | `__init__(...)` `__init__`
class Hayvon:
    def __init__(self, nom):
        self.nom = nom
class It(Hayvon):
    def __init__(self, nom, yosh):
        self.yosh = yosh
i = It("Rex", 3)
print(i.nom)

#: class variable by a wrong case | 4 | absent `Soni` `soni`
class Mashina:
    soni = 0
    def __init__(self):
        Mashina.Soni += 1
Mashina()

#: a method that forgets to return used in arithmetic | 7 | argument empty `return` `append`
class Doira:
    def __init__(self, r):
        self.r = r
    def yuza(self):
        3.14 * self.r ** 2
d = Doira(2)
print(d.yuza() * 2)

#: an object printed plus text | 5 | `str(...)` `T`
class T:
    def __init__(self, ism):
        self.ism = ism
t = T("Ali")
print("Ism: " + t)

#: objects compared | 4 | capital compares `T.` `:`
class T:
    def __init__(self, ball):
        self.ball = ball
print(max([T(1), T(2)]))

#: sorting objects by attribute misspelt | 5 | absent `ball` `bal`
class T:
    def __init__(self, ball):
        self.ball = ball
a = [T(2), T(1)]
a.sort(key=lambda t: t.bal)

#: iterating an object | 4 | `Sinf`
class Sinf:
    def __init__(self):
        self.oquvchilar = ["Ali"]
for o in Sinf():
    print(o)

#: len of an object | 4 | absent `Sinf` `len`
class Sinf:
    def __init__(self):
        self.oquvchilar = ["Ali"]
print(len(Sinf()))

#: calling an object | 4 | bracket function `Sinf` `s`
class Sinf:
    pass
s = Sinf()
s()

#: index of an object | 3 | `Sinf` `[`
class Sinf:
    pass
print(Sinf()[0])

#: static method with self | 5 | argument `M.qosh()` `b.`
class M:
    @staticmethod
    def qosh(self, a, b):
        return a + b
print(M.qosh(1, 2))

#: class method on self | 5 | absent `sonni` `soni`
class M:
    soni = 5
    @classmethod
    def kor(cls):
        return cls.sonni
print(M.kor())

#: property set | 6 | argument `print` `o`
class D:
    @property
    def r(self):
        return 1
d = D()
d.r = 5

#: private attribute | 5 | absent `_B__pul` `__pul`
class B:
    def __init__(self):
        self.__pul = 5
b = B()
print(b.__pul)

#: init returning something | 4 | argument `o` `:`
class B:
    def __init__(self):
        return 5
B()

#: abstract class made | 6 | argument `o` `z`
from abc import ABC, abstractmethod
class S(ABC):
    @abstractmethod
    def yuza(self):
        pass
S()

#: a generator exhausted | 3 | argument `StopIteration.` `print`
g = (x for x in [1])
next(g)
next(g)

#: next of a list | 1 | argument `'list' object is not an iterator` `o`
next([1, 2])

#: yield with a sum | 3 | number `generator` `+`
def f():
    yield 1
print(f() + 1)

#: enumerate start as text | 1 | number `int(...)`
for i, x in enumerate(["a"], start="1"):
    print(i)

#: zip unpack of three | 1 | argument `:`
for a, b in zip([1], [2], [3]):
    print(a)

#: dict from a list of single | 1 | argument `print` `o`
d = dict(["ab", "c"])

#: dict update of a number | 2 | absent argument
d = {}
d.update(5)

#: set from a number | 1 | absent argument
s = set(5)

#: list from a number | 1 | absent argument
a = list(5)

#: tuple index absent | 2 | argument `tuple.index(x): x not in tuple` `print`
t = (1, 2)
t.index(5)

#: list insert with one | 2 | argument `insert()`
a = []
a.insert(1)

#: list pop by text | 2 | digit inside `int("0")` `:`
a = [1]
a.pop("0")

#: list extend with number | 2 | absent argument
a = [1]
a.extend(2)

#: list remove by index | 2 | absent list `in`
a = ["x", "y"]
a.remove(0)

#: sort with none | 2 | argument empty `return` `append`
a = [3, None, 1]
a.sort()

#: slice by float | 2 | empty number `[` `:`
a = [1, 2, 3]
print(a[0:1.5])

#: slice with a comma | 2 | bracket colon `[` `]`
a = [1, 2, 3]
print(a[0,2])

#: nested index of a number | 2 | number `[` `]`
a = [1, 2]
print(a[0][1])

#: str of two | 1 | argument `decoding str is not supported` `o`
print(str("a", "b"))

#: int with text base | 1 | digit hyphen `ff` `:`
print(int("ff"))

#: int of words | 1 | digit hyphen `besh` `:`
print(int("besh"))

#: float with two dots | 1 | digit hyphen `:`
print(float("1.2.3"))

#: float of a sign | 1 | digit hyphen `:`
print(float("$5"))

#: round with text digits | 1 | digit inside `int("2")` `:`
print(round(3.14159, "2"))

#: chr too big | 1 | argument `chr() arg not in range(0x110000)` `print`
print(chr(99999999))

#: ord of two | 1 | argument `bu` `o`
print(ord("ab"))

#: bool compare chain | 2 | argument `and`
x = 5
if x == 5 and:
    print(1)

#: not in written together | 2 | `notin` `not`
x = 5
if x notin [1, 2]:
    print("yoq")

#: is not written | 2 | `isnot` `not.`
x = 5
if x isnot 5:
    print(1)

#: elif without if | 1 | indentation `elif` `else`
elif x > 5:
    print(1)

#: else twice | 6 | indentation `else` `if`
x = 1
if x:
    print(1)
else:
    print(2)
else:
    print(3)

#: for else in one line | 1
for i in range(3): print(i) else: print("tamom")

#: while true lower | 1 | capital `true` `True`
while true:
    break

#: a lambda in sorted without colon | 1
print(sorted([1], key=lambda x))

#: default mutable with a colon | 1 | colon `(` `:`
def f(a: list = []) -> list
    return a

#: match with an or | 3
x = 1
match x:
    case 1 or 2:
        print("a")
