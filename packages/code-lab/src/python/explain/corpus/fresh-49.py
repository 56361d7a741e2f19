#: a tuple of divmod | 2 | `[0]` `1.5`
q = divmod(17, 5)
print(q + 1)

#: a pair of enumerate | 2 | `[0]` `1.5`
for p in enumerate(["a", "b"]):
    print(p + 1)

#: print where an answer is wanted | 2 | `None` `input`
ism = print("Ismingiz nima? ")
print("Salom, " + ism)

#: shadow module file | 2 | bracket function `math.pi`
import math
pi = math.pi()
print(pi)

#: len noparen | 2 | argument bracket `len`
s = "salom"
print(len s)

#: for range noparen | 1 | argument bracket `range`
for i in range 5:
    print(i)

#: tupl index call | 2 | bracket function
baholar = [5, 4, 3]
print(baholar(0))

#: dict call | 2 | bracket function
narx = {"non": 4000}
print(narx("non"))

#: the name of a loop without a step | 3 | `for`
for x in []:
    print(x)
print(x)

#: if branch undefined | 4 | argument name `holat`
yosh = 10
if yosh > 18:
    holat = "katta"
print(holat)

#: try else undefined | 5 | argument name `try`
try:
    n = int("a")
except ValueError:
    print("xato")
print(n)

#: except wrong name | 3 | name quote `ValueError` `ValueEror`
try:
    int("a")
except ValueEror:
    print("xato")

#: except var used after | 5 | absent inside `except`
try:
    int("a")
except ValueError as e:
    print("xato")
print(e)

#: raise custom | 3 | argument `Xato()`
class Xato:
    pass
raise Xato("yomon")

#: file closed | 3 | file unclosed `with`
f = open("a.txt", "w")
f.close()
f.write("salom")

#: file mode | 1 | file `"r"` `"w"`
f = open("a.txt", "write")

#: file readlines int | 5 | digit inside
with open("s.txt", "w") as f:
    f.write("5\n6\n")
s = 0
for q in open("s.txt"):
    s += q
print(s)

#: nested quote f | 2 | inside quote `Python`
ism = 'Ali'
print('Bu {}ning o'yinchog'i'.format(ism))

#: generator next | 4 | number `generator`
def g():
    yield 1
x = g()
print(x + 1)

#: yield outside | 2 | function indentation `yield`
x = 5
yield x

#: decor | 10 | empty name `salom` `None`
def log(f):
    def ichki():
        print("boshlandi")
        f()

@log
def salom():
    print("salom")

salom()

#: nonlocal | 4 | argument function
def tashqi():
    x = 0
    def ichki():
        x += 1
        return x
    return ichki()
print(tashqi())

#: lambda noargs | 2 | argument parameter `lambda()`
f = lambda: 5
print(f(3))

#: star | 2 | list number
def yig(*sonlar):
    return sum(sonlar)
print(yig([1, 2, 3]))

#: kwargs twice | 3 | argument name `f()`
def f(a, b):
    print(a, b)
f(1, a=2)

#: pos after kw | 3 | argument name
def f(a, b):
    print(a, b)
f(a=1, 2)

#: default first | 1 | argument parameter `def f(b, a=1)`
def f(a=1, b):
    print(a, b)

#: neg index range | 2 | absent index `-1` `-3`
s = [1, 2]
print(s[-3])

#: def no colon | 1 | colon
def f(a, b)
    return a + b
print(f(1, 2))

#: def nobrackets | 1 | bracket empty `def salom()`
def salom:
    print("salom")
salom()

#: def name space | 1 | digit function
def men salom():
    print("salom")

#: func kw | 1 | function name `function` `def`
function salom():
    print("salom")
salom()

#: fstr expr empty | 2 | bracket empty
x = 5
print(f"natija: {}")

#: fstr space | 2 | indentation quote
x = 5
print(f "natija: {x}")

#: a format that Python does not know | 2 | `«2f.»` `.2f`
x = 3.14159
print(f"{x:2f.}")

#: format args | 1 | absent argument
print("{} va {}".format("olma"))

#: format key | 1 | argument text
print("{ism} keldi".format("Ali"))

#: percent d | 1 | number text `%d`
print("Yosh: %d" % "12")

#: empty pop | 2 | empty list
stek = []
stek.pop()

#: end param | 2 | absent argument `print()` `End`
for i in range(3):
    print(i, End=" ")

#: sep | 1 | number quote `sep=`
print("a", "b", sep=1)

#: range float | 1 | inside loop `range` `/ 10`
for i in range(0, 1, 0.1):
    print(i)

#: range step0 | 1 | loop zero
for i in range(0, 5, 0):
    print(i)

#: slice str | 2 | empty number
s = "salom"
print(s["0":"2"])

#: idx input | 3 | always name `input()` | input 1
a = ["x", "y", "z"]
i = input()
print(a[i])

#: dict get call | 2 | bracket function `d.get`
d = {"a": 1}
print(d.get["a"])

#: dict dot | 2 | bracket key
d = {"ism": "Ali"}
print(d.ism)

#: dict missing brace | 1 | bracket unclosed
d = {"a": 1, "b": 2
print(d)

#: dict comma missing | 2 | absent argument
d = {
    "a": 1
    "b": 2
}
print(d)

#: remove missing | 2 | absent list `in`
meva = ["olma", "nok"]
meva.remove("anor")
print(meva)

#: dict value missing | 1 | argument colon
d = {"a": , "b": 2}
print(d)

#: set of lists | 1 | key list
s = {[1, 2], [3]}

#: tuple assign | 2 | inside list
t = (1, 2)
t[0] = 5

#: unpack int | 1 | argument left `1, 2` `b =`
a, b = 5

#: unpack str | 1 | argument name
a, b = "uch"
print(a)

#: plus eq undefined | 2 | argument name `jami =` `jami`
for i in range(3):
    jami += i
print(jami)

#: int attr | 2 | absent list `append`
n = 5
n.append(3)

#: str sort | 2 | absent list `sort`
s = "cba"
print(s.sort())

#: reverse str | 2 | absent text `reverse`
s = "abc"
print(s.reverse())

#: int str ru | 2 | always number `input()` | input 12
возраст = input("Сколько лет? ")
через = возраст + 10
print(через)

#: list index str | 2 | index number `1, 2`
oquvchi = [{"ism": "Ali"}, {"ism": "Vali"}]
print(oquvchi["ism"])

#: nested dict | 2 | absent key `'bal'` `in`
d = {"Ali": {"yosh": 12}}
print(d["Ali"]["bal"])

#: json obj attr | 3 | bracket key
import json
d = json.loads('{"ism": "Ali"}')
print(d.ism)

#: bool call | 1 | argument bracket
x = True()

#: none index | 2 | empty name `None`
x = None
print(x[0])

#: max int | 1 | absent argument
print(max(5))

#: sum args | 1 | argument `sum()`
print(sum(1, 2, 3))

#: abs str | 2 | always name `input()` | input -5
x = input()
print(abs(x))

#: input two args | 1 | argument parameter `input()` | input a
ism = input("Ism", "Yosh")

#: int two | 1 | argument number `int()` | input 5, 6
n = int(input("a"), input("b"))

#: float comma | 1 | comma number `12,5` | input 12,5
narx = float(input("Narx: "))
print(narx)

#: print assign | 1 | argument compares
print("x") = 5

#: literal assign | 1 | compares left
5 = x

#: str assign | 1 | compares left
"ism" = "Ali"

#: call assign | 1 | argument compares
int(input()) = n

#: eqeqeq | 2 | `===`
x = 5
if x === 5:
    print("besh")

#: colon assign | 2 | argument name `Python`
x : 5
print(x)

#: walrus | 1 | argument `x = `
x := 5
print(x)

#: arrow | 1 | argument name `Python`
x <- 5
print(x)

#: word number | 1 | digit hyphen `o'n ikki` | input o'n ikki
n = int(input("Son: "))
print(n)

#: then | 2 | colon name `then`
x = 5
if x > 3 then:
    print(x)

#: for each | 1 | `each` | never space
for each x in [1, 2]:
    print(x)

#: foreach | 1 | name `foreach` `Python`
foreach x in [1, 2]:
    print(x)

#: loop until | 2 | name `while not` `Python`
x = 0
until x == 5:
    x += 1

#: null | 1 | absent argument `null` `None`
x = null
print(x)

#: println | 1 | name `println` `Python`
println("salom")

#: printf | 1 | name `Python` `printf`
printf("%d", 5)

#: Print | 1 | capital name `Python` `Print`
Print("Salom")

#: PRINT | 1 | capital name
PRINT("Salom")

#: return print | 4 | argument always `kub(2)` `None`
def kub(x):
    return print(x ** 3)

print(kub(2) + 1)

#: print brackets | 1 | bracket function `print`
print["Salom"]

#: print curly | 1 | bracket `print`
print{"Salom"}

#: two returns | 7 | function `ishora(0)` `return`
def ishora(x):
    if x > 0:
        return "musbat"
    elif x < 0:
        return "manfiy"

print("Son " + ishora(0))

#: class attr call | 7 | `a = It(...)` `self`
class It:
    def __init__(self, ism):
        self.ism = ism
    def hur(self):
        print(self.ism, "hur-hur")

It.hur()

#: self missing call | 5 | name `salom`
class It:
    def __init__(self, ism):
        self.ism = ism
    def hur(self):
        salom()
    def salom(self):
        print("salom")

It("Rex").hur()

#: init missing arg | 5 | argument `A()`
class A:
    def __init__(self, x, y):
        self.x = x

a = A(5)

#: attr typo | 7 | absent name `sinff` `sinf`
class Oquvchi:
    def __init__(self, ism, sinf):
        self.ism = ism
        self.sinf = sinf

o = Oquvchi("Ali", 7)
print(o.sinff)

#: class no paren | 6 | absent name `tomon` `va`
class Kvadrat:
    def __init__(self):
        self.tomon = 5

k = Kvadrat
print(k.tomon)

#: switch | 2 | name `Python` `switch`
x = 2
switch x:
    case 1:
        print("bir")

#: do while | 2 | absent inside `if ... break` `while True`
i = 0
do:
    print(i)
    i += 1
while i < 3

#: while indent missing | 3 | colon indentation
i = 0
while i < 3:
print(i)
i += 1

#: dedent mismatch | 3 | indentation space
for i in range(3):
        print(i)
    print("x")

#: else indent | 4 | indentation `else` `if`
x = 5
if x > 3:
    print("katta")
    else:
    print("kichik")

#: elif after else | 6 | `elif` `else`
x = 5
if x > 10:
    print(1)
else:
    print(2)
elif x > 3:
    print(3)

#: if assign str | 2 | argument compares | input a
parol = input()
if parol = "qadam":
    print("Kirdingiz")
else
    print("Xato")

#: and sym | 2 | absent
x = 5
if x > 3 && x < 10:
    print("ok")

#: not sym | 2 | absent
ok = False
if !ok:
    print("yo'q")

#: comment slash | 1 | 
// bu mening dasturim
print("salom")

#: string multi | 1 | name quote
matn = "Birinchi qator
ikkinchi qator"
print(matn)

#: paren extra | 1 | bracket unclosed
print("salom"))

#: bracket mismatch | 1 | bracket unclosed
a = [1, 2, 3)
print(a)

#: print two lines paren | 1 | bracket unclosed
print("a"
print("b")

#: missing quote end | 1 | name quote
print("Salom)

#: missing quote start | 1 | absent quote
print(Salom")

#: no quotes | 1 | quote text `"Salom dunyo"`
print(Salom dunyo)

#: no quotes single | 1 | argument name `Python` `Ali`
ism = Ali
print(ism)

#: num underscore | 1 | indentation inside `12 000`
narx = 12 000
print(narx)

#: percent num | 1 | argument
chegirma = 20%
print(chegirma)

#: mult x | 2 | `Python` `* a`
a = 5
b = 2a
print(b)

#: mult cross | 1 | `Python`
a = 5 × 3
print(a)

#: minus long | 1 | hyphen `Python`
a = 5 – 3
print(a)

#: cyr in kw | 1 | name `Python` `fоr`
fоr i in range(3):
    print(i)

#: cyr if | 2 | `Python`
x = 5
если x > 3:
    print(x)

#: uz if | 2 | name `Python` `agar`
x = 5
agar x > 3:
    print(x)

#: import typo | 1 | name `Python` `improt`
improt random
print(random.randint(1, 2))

#: from typo | 1 | name `Python` `form`
form math import sqrt
print(sqrt(4))

#: from wrong | 1 | absent module `randint` `random`
from random import radint
print(radint(1, 5))

#: import fn | 1 | `import sqrt` `from`
import sqrt from math
print(sqrt(9))

#: import dot | 1 | module name `import sqrt` `sqrt`
import math.sqrt
print(math.sqrt(9))

#: a range the wrong way round | 2 | `randint(...)`
import random
print(random.randint(10, 1))

#: random empty | 2 | empty
import random
print(random.choice([]))

#: random float | 2 | number
import random
print(random.randint(1, 2.5))

#: shuffle | 4 | argument name `yangi`
import random
kartalar = [1, 2, 3]
yangi = random.shuffle(kartalar)
print(yangi[0])

#: timedelta | 3 | number `date`
from datetime import date
bugun = date(2026, 11, 28)
print(bugun + 7)

#: time sleep str | 2 | digit inside `"1"`
import time
time.sleep("1")

#: fact | 2 | number
import math
print(math.factorial(4.5))

#: log0 | 2 | capital number `if`
import math
print(math.log(0))

#: complex int | 1 | digit hyphen `0x1F`
x = int("0x1F")
print(x)

#: chr | 1 | digit inside `"65"`
print(chr("65"))

#: map lambda | 3 | index list `map`
a = [1, 2, 3]
b = map(lambda x: x * 2, a)
print(b[0])

#: filter len | 2 | absent list `filter`
b = filter(lambda x: x > 1, [1, 2, 3])
print(len(b))

#: zip idx | 2 | index list `zip`
z = zip([1, 2], ["a", "b"])
print(z[0])

#: sorted key | 2 | capital compares `Python`
d = [{"ism": "Ali", "ball": 5}, {"ism": "Vali", "ball": 9}]
print(sorted(d))

#: dict sort value | 2 | absent list `sort`
d = {"Ali": 5, "Vali": 9}
d.sort()
print(d)

#: dict key num | 2 | absent key
d = {"1": "bir", "2": "ikki"}
print(d[1])

#: dict add | 3 | argument
a = {"x": 1}
b = {"y": 2}
print(a + b)

#: list minus | 1 | argument list
print([1, 2, 3] - [1])

#: list mul list | 1 | list number
print([1, 2] * [3, 4])

#: list div | 2 | list number
baholar = [5, 4]
print(baholar / 2)

#: str minus | 1 | number text
print("salom" - "m")

#: str div | 2 | always name `input()` | input 10
a = input()
print(a / 2)

#: neg str | 2 | digit inside
a = "5"
print(-a)

#: str contains | 2 | absent name `contains`
s = "salom"
print(s.contains("a"))

#: list add meth | 2 | absent list `add`
a = [1]
a.add(2)
print(a)

#: list push | 2 | absent list `push`
a = [1]
a.push(2)
print(a)

#: set append | 2 | absent list `append`
s = set()
s.append(1)

#: str append | 2 | absent text `append` `s =`
s = "a"
s.append("b")
print(s)

#: split list | 2 | absent list `split`
a = ["x y"]
print(a.split())

#: num split | 2 | absent name `split`
n = 123
print(n.split())

#: none upper | 5 | empty name `None` `ism` | input ali
def ism_ol():
    ism = input("Ism: ")

ism = ism_ol()
print(ism.upper())

#: append list none | 3 | argument name
a = []
a = a.append(5)
a.append(6)

#: insert one | 2 | argument `insert()`
a = [1]
a.insert(5)

#: index missing | 2 | absent list `in`
a = ["x", "y"]
print(a.index("z"))

#: del undefined | 3 | absent name
a = 5
del a
print(a)
