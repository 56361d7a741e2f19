#: the line print(katta) | 5 | argument name `katta` | input 1, 2, 3
for i in range(3):
    n = int(input())
    if n > 10:
        katta = n
print(katta)

#: the line print(maks([-1, -2])) | 5 | argument name
def maks(l):
    for x in l:
        if x > 0:
            m = x
    return m
print(maks([-1, -2]))

#: the line print(z, y) | 5 | argument name `while`
while False:
    y = 1
else:
    z = 2
print(z, y)

#: the line print("b") | 2 | name
def a():
    b()
a()
def b():
    print("b")

#: the line print(math.pi) | 3 | name `math`
if 1 > 2:
    import math
print(math.pi)

#: the line nomalum.ishla() | 5 | argument name `nomalum` `try`
try:
    import nomalum
except ImportError:
    pass
nomalum.ishla()

#: the line print(s) | 1 | absent file `yoq.txt` `yo`
with open("yoq.txt") as f:
    s = f.read()
print(s)

#: the line print(r) | 4 | argument name `match`
match 5:
    case 1:
        r = "bir"
print(r)

#: the line print(i) | 2 | argument name `Python`
[i for i in range(3)]
print(i)

#: the line print(f(0).upper()) | 5 | function `return` `f(0)`
def f(n):
    if n > 0:
        return "musbat"
    print("nol")
print(f(0).upper())

#: the line print(f(0) + 1) | 4 | argument function `return` `f(0)`
def f(n):
    for i in range(n):
        return i
print(f(0) + 1)

#: the line print(topish({"a": 1}, "b") + 1) | 3 | argument function `topish({"a": 1}, "b")` `return`
def topish(d, k):
    return d.get(k)
print(topish({"a": 1}, "b") + 1)

#: the line print(m.group()) | 3 | empty name `None`
import re
m = re.search("x", "salom")
print(m.group())

#: the line print(i), 2 | 2 | argument name
x = [1, 2, 3].reverse()
for i in x:
    print(i)

#: the line print(len(a)) | 2 | argument name
a = {1, 2}.add(3)
print(len(a))

#: the line kop(1)[0] | 3 | absent function `kop(1)` `return`
def kop(*a):
    print(a)
kop(1)[0]

#: the line O().zarba(5) | 4 | argument function `hp`
class O:
    hp = 100
    def zarba(self, n):
        hp = hp - n
O().zarba(5)

#: the line O().korsat() | 4 | `self.hp`
class O:
    hp = 100
    def korsat(self):
        print(hp)
O().korsat()

#: the line O().b() | 5 | absent name
class O:
    def __init__(self):
        self.a = 1
    def b(self):
        return self.c()
    def d(self):
        return 1
O().b()

#: the line print(B().jami()) | 8 | name `__init__`
class A:
    def __init__(self, x):
        self.x = x
class B(A):
    def __init__(self):
        self.y = 2
    def jami(self):
        return self.x + self.y
print(B().jami())

#: the line a.salom() | 5 | absent name `salom`
class A:
    def __init__(self):
        print("A")
a = A
a.salom()

#: the line A.salom(5, 6) | 4 | argument parameter `A.salom()`
class A:
    def salom(self):
        print("salom")
A.salom(5, 6)

#: the line Karra(3).jadval() | 6 | name
class Karra:
    def __init__(self, n):
        self.n = n
    def jadval(self):
        for i in range(1, 4):
            print(n * i)
Karra(3).jadval()

#: the line h.qosh(5) | 7 | bracket name `Hisob`
class Hisob:
    def __init__(self):
        self.balans = 0
    def qosh(self, n):
        self.balans += n
h = Hisob
h.qosh(5)

#: the line f((1, 2)) | 2 | absent bracket `append`
def f(x):
    x.append(1)
f((1, 2))

#: the line print(i), 3 | 2 | always name `input()` | input 3
n = input("n = ")
for i in range(1, n + 1):
    print(i)

#: the line a = [0] * n | 2 | always name `input()` | input 3
n = input("n = ")
a = [0] * n

#: the line print(a - b) | 2 | digit inside | input 5, 3
a, b = input(), input()
print(a - b)

#: the line print(jami) | 4 | digit inside `narxlar[n]`
narxlar = {"non": "4000", "sut": "9000"}
jami = 0
for n in narxlar:
    jami += narxlar[n]
print(jami)

#: the line print(sum(baholar)) | 4 | inside name `sum(...)` `baholar`
baholar = {"Ali": [5, 4], "Vali": [3]}
for ism in baholar:
    print(ism, sum(baholar[ism]) / len(baholar))
print(sum(baholar))

#: the line print(baholar["Ali"] + 3) | 2 | list number
baholar = {"Ali": [5, 4]}
print(baholar["Ali"] + 3)

#: the line baholar["Vali"] += 1 | 2 | absent argument `'Vali'` `not`
baholar = {"Ali": 5}
baholar["Vali"] += 1

#: the line print(sum(matritsa)) | 2 | list number
matritsa = [[1, 2], [3, 4]]
print(sum(matritsa))

#: the line print(a[x]) | 3 | absent index
a = [1, 2, 3]
for x in a:
    print(a[x])

#: the line print(s[i]) | 3 | index number `1, 2`
s = "kitob"
for i in s:
    print(s[i])

#: the line print(max(a) + 1) | 2 | number text
a = "123"
print(max(a) + 1)

#: the line print("2" + 2) | 1 | digit inside `"2"`
print("2" + 2)

#: the line print(2 + "2") | 1 | digit inside `"2"`
print(2 + "2")

#: the line print("a" + 1.5) | 1 | number text
print("a" + 1.5)

#: the line print([1] + "a") | 1 | list text
print([1] + "a")

#: the line print("a" + ["b"]) | 1 | list text
print("a" + ["b"])

#: the line print((1, 2) + [3]) | 1 | `[0]`
print((1, 2) + [3])

#: the line print("a" + None) | 1 | argument empty `return` `append`
print("a" + None)

#: the line print("a" + True) | 1 | argument text
print("a" + True)

#: the line print({"a"} + {"b"}) | 1 | argument
print({"a"} + {"b"})

#: the line print(5 + [1]) | 1 | list number
print(5 + [1])

#: the line print(x + 1) | 2 | bracket function
x = print
print(x + 1)

#: the line print("Natija: " + len("abc")) | 1 | number text
print("Natija: " + len("abc"))

#: the line print("Vaqt: " + 5 * 60 + " soniya") | 1 | number text `* 60}"` `* 60`
print("Vaqt: " + 5 * 60 + " soniya")

#: the line print("a" * a + a) | 2 | number text
a = 5
print("a" * a + a)

#: the line print(len(5), len("a")) | 1 | absent digit
print(len(5), len("a"))

#: the line print(int("5", "6")) | 1 | argument number `int()`
print(int("5", "6"))

#: the line print(round("3.7")) | 1 | digit inside `"3.7"`
print(round("3.7"))

#: the line print(float("1 000")) | 1 | indentation inside `1 000`
print(float("1 000"))

#: the line print(int("1_0"), int(" 5 "), int("5,")) | 1 | digit hyphen
print(int("1_0"), int(" 5 "), int("5,"))

#: the line print(int("V")) | 1 | digit hyphen
print(int("V"))

#: the line print(int([5])) | 1 | argument list `int(...)`
print(int([5]))

#: the line print(int({"a": 1})) | 1 | argument number `int(...)`
print(int({"a": 1}))

#: the line print(sorted(5)) | 1 | absent argument
print(sorted(5))

#: the line print(list(5)) | 1 | absent argument
print(list(5))

#: the line print(tuple(None)) | 1 | absent argument `None`
print(tuple(None))

#: the line print(set(5)) | 1 | absent argument
print(set(5))

#: the line print("abc".replace("a")) | 1 | argument `replace()`
print("abc".replace("a"))

#: the line print("abc".replace("a", 1)) | 1 | argument number
print("abc".replace("a", 1))

#: the line print("a b".split(1)) | 1 | argument number
print("a b".split(1))

#: the line print("abc".join(5)) | 1 | bracket list `join`
print("abc".join(5))

#: the line print("abc".find()) | 1 | argument `find()`
print("abc".find())

#: the line print("abc".index("z")) | 1 | absent text `in`
print("abc".index("z"))

#: the line print("abc".count(1)) | 1 | argument number
print("abc".count(1))

#: the line print("abc".startswith(1)) | 1 | argument number
print("abc".startswith(1))

#: the line a.extend(5) | 2 | absent argument
a = [1, 2]
a.extend(5)

#: the line a.sort(key="x") | 2 | function `a.sort(...)`
a = [1, 2]
a.sort(key="x")

#: the line a.sort() | 2 | compares number
a = ["b", 1]
a.sort()

#: the line print(max("a", 1)) | 1 | compares number
print(max("a", 1))

#: the line print(min()) | 1 | argument `min()`
print(min())

#: the line print(sum("123")) | 1 | inside number `sum(...)` `"123"`
print(sum("123"))

#: the line print(sum(["a", "b"])) | 1 | inside number `["a", "b"]` `sum(...)`
print(sum(["a", "b"]))

#: the line print(abs("-5")) | 1 | digit inside `"-5"`
print(abs("-5"))

#: the line print(pow("2", 3)) | 1 | digit inside `"2"`
print(pow("2", 3))

#: the line print(range("5")) | 1 | digit inside `"5"`
print(range("5"))

#: the line print(list(range(1, "5"))) | 1 | digit inside `"5"`
print(list(range(1, "5")))

#: the line print(bin("5")) | 1 | digit inside `"5"`
print(bin("5"))

#: the line print(zip(1, 2)) | 1 | absent argument
print(zip(1, 2))

#: the line print(list(map(5, [1]))) | 1 | function number `Python`
print(list(map(5, [1])))

#: the line print(list(filter([1], [2]))) | 1 | function list `Python`
print(list(filter([1], [2])))

#: the line print(open(5.5)) | 1 | file name
print(open(5.5))

#: the line print(input(1, 2, 3)) | 1 | argument parameter `input()`
print(input(1, 2, 3))

#: the line x() | 2 | bracket function
x = 5
x()

#: the line "salom"() | 1 | bracket comma `+ 3`
"salom"()

#: the line x.a = 5 | 2 | name
x = {}
x.a = 5

#: the line x.len() | 2 | absent list
x = [1, 2, 3]
x.len()

#: the line print(x.size) | 2 | absent list
x = [1, 2, 3]
print(x.size)

#: the line print(x.length()) | 2 | absent text
x = "salom"
print(x.length())
