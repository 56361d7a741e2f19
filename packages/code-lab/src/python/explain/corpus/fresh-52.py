#: the line print("Natija: " + str(natija + 1)) of 9, 000 | 9 | function name `natija` `return`
def hisobla(a, b, amal):
    if amal == "+":
        return a + b
    elif amal == "-":
        return a - b
    else:
        print("Noma'lum amal")
natija = hisobla(3, 4, "*")
print("Natija: " + str(natija + 1))

#: the line print(i + ". " + son) of 3, 001 | 3 | number text
sonlar = [4, 8, 15]
for i, son in enumerate(sonlar):
    print(i + ". " + son)

#: the line print(ism) of 3, 002 | 2 | argument name
talabalar = [("Ali", 5), ("Vali", 4)]
for ism, baho, sinf in talabalar:
    print(ism)

#: the line print("Ism: " + ism) of 3, 003 | 3 | text
talabalar = [("Ali", 5), ("Vali", 4)]
for ism in talabalar:
    print("Ism: " + ism)

#: the line print("O'rtacha: " + sum(oquvchi["baholar"]) / 3) of 2, 004 | 2 | number text
oquvchi = {"ism": "Ali", "baholar": [5, 4, 3]}
print("O'rtacha: " + sum(oquvchi["baholar"]) / 3)

#: the line print(oquvchi[0]) of 2, 005 | 2 | absent key `in`
oquvchi = {"ism": "Ali"}
print(oquvchi[0])

#: the line print(kalit) of 3, 006 | 2 | bracket function
oquvchi = {"ism": "Ali"}
for kalit in oquvchi.items:
    print(kalit)

#: the line print(oquvchi.keys()[0]) of 2, 007 | 2 | index list `dict_keys`
oquvchi = {"ism": "Ali"}
print(oquvchi.keys()[0])

#: the line d.remove("a") of 2, 008 | 2 | absent name `remove`
d = {"a": 1}
d.remove("a")

#: the line del d["b"] of 2, 009 | 2 | absent key `'b'` `in`
d = {"a": 1}
del d["b"]

#: the line d.pop("b") of 2, 010 | 2 | absent key `'b'` `in`
d = {"a": 1}
d.pop("b")

#: the line d.update("b", 2) of 2, 011 | 2 | argument parameter `update()`
d = {"a": 1}
d.update("b", 2)

#: the line print(d["a"]["b"]) of 2, 012 | 2 | number
d = {"a": 1}
print(d["a"]["b"])

#: the line s.remove(5) of 2, 013 | 2 | absent `in`
s = {1, 2}
s.remove(5)

#: the line a, *b = 1 of 1, 014 | 1 | argument left `1, 2` `b =`
a, *b = 1

#: the line a, b = [1] of 1, 015 | 1 | argument name
a, b = [1]

#: the line x, y, z = 1, 2 of 1, 016 | 1 | argument name
x, y, z = 1, 2

#: the line print(i) of 2, 017 | 1 | number
for i in 5:
    print(i)

#: the line print(i) of 2, 018 | 1 | digit inside `"2"`
for i in range(1, 10, "2"):
    print(i)

#: the line print("abc"[i + 1]) of 2, 019 | 2 | absent index `"abc"`
for i in range(len("abc")):
    print("abc"[i + 1])

#: the line print(10 / n) of 4, 020 | 4 | zero `if`
n = 5
while n:
    n -= 1
    print(10 / n)

#: the line y = x % 0 of 2, 021 | 2 | zero `if`
x = 10
y = x % 0

#: the line x = 10 // 0 of 1, 022 | 1 | zero `if`
x = 10 // 0

#: the line x = 0 ** -1 of 1, 023 | 1 | number zero `if`
x = 0 ** -1

#: the line x = 1.5 % 0.0 of 1, 024 | 1 | zero `if`
x = 1.5 % 0.0

#: the line print(f() + 1) of 3, 025 | 3 | bracket function
def f():
    return f
print(f() + 1)

#: the line return a of 2, 026 | 1 | argument parameter
def f(a, a):
    return a

#: the line return 5 of 2, 028 | 1 | argument bracket `def`
def f(5):
    return 5

#: the line print("ism") of 2, 029 | 1 | argument bracket `"ism"` `def`
def f("ism"):
    print("ism")

#: the line f().append(2) of 4, 030 | 4 | absent list `append`
def f():
    pass
    return 1
f().append(2)

#: the line pass of 2, 031 | 1 | digit name
def 2f():
    pass

#: the line return 1 of 2, 032 | 1 | colon
def f() -> int
    return 1

#: the line print(A().y()) of 5, 033 | 5 | argument parameter `def y(self)` `self`
class A():
    x = 5
    def y():
        return self.x
print(A().y())

#: the line print(A().y()) of 6, 034 | 5 | absent name
class A:
    def __init__(self):
        self.x = 5
    def y(self):
        return self.X
print(A().y())

#: the line print(A().y()) of 4, 035 | 3 | bracket function
class A:
    def y(self):
        return self.y + 1
print(A().y())

#: the line print(A("x").nom()) of 6, 036 | 6 | bracket function `A("x").nom`
class A:
    def __init__(self, nom):
        self.nom = nom
    def nom(self):
        return self.nom
print(A("x").nom())

#: the line print(a("x").nomi) of 5, 037 | 5 | absent name `nomi` `nom`
class A:
    def __init__(self, nom):
        self.nom = nom
a = A
print(a("x").nomi)

#: the line self.nom = nom of 3, 038 | 2 | absent argument `self` `nom`
class A:
    def __init__(self nom):
        self.nom = nom

#: the line pass of 2, 039 | 1 | colon
class A
    pass

#: the line pass of 2, 041 | 1 | name `Python` `clas`
clas A:
    pass

#: the line salom("Ali") of 3, 042 | 1 | colon
def salom(ism)
    print(f"Salom {ism}")
salom("Ali")

#: the line retrun 5 of 1, 044 | 1 | name `Python` `retrun`
retrun 5

#: the line f() of 3, 045 | 2 | name `Python` `retrun`
def f():
    retrun 5
f()

#: the line f() of 3, 046 | 2 | name `return5` `Python`
def f():
    return5
f()

#: the line prnt("a") of 1, 047 | 1 | name `Python` `print`
prnt("a")

#: the line print "salom", x of 1, 049 | 1 | bracket `print`
print "salom", x

#: the line print("ok") of 2, 050 | 1 | name quote
print('salom)
print("ok")

#: the line print(salom') of 1, 051 | 1 | quote `'salom'`
print(salom')

#: the line print("Ali" "Vali" ism) of 1, 052 | 1 | absent argument
print("Ali" "Vali" ism)

#: the line print("Salom, " ism "!") of 2, 053 | 2 | absent argument `"Salom` `ism`
ism = "Ali"
print("Salom, " ism "!")

#: the line print("salom" + ) of 1, 054 | 1 | argument
print("salom" + )

#: the line print(x) of 2, 056 | 1 | argument
x = 5 +
print(x)

#: the line y = 2 of 3, 057 | 1 | bracket unclosed
x = (5 + 3
print(x)
y = 2

#: the line x = 5) of 1, 058 | 1 | bracket unclosed
x = 5)

#: the line y = [4] of 2, 059 | 1 | bracket unclosed
x = [1, 2, 3
y = [4]

#: the line print("a") of 2, 060 | 1 | colon
if x == 5
    print("a")

#: the line print("a") of 2, 061 | 1 | bracket unclosed `(`
if (5 > 3:
    print("a")

#: the line print("a") of 2, 062 | 1 | bracket unclosed
if 5 > 3):
    print("a")

#: the line print("a") of 2, 063 | 2 | colon indentation
if 5 > 3 :
print("a")

#: the line print("a") of 2, 065 | 1 | indentation space
if 5 ! = 3:
    print("a")

#: the line print("a") of 2, 066 | 1 | indentation space
if x = = 3:
    print("a")

#: the line print("a") of 3, 067 | 2 | argument `and`
x = 5
if x == 5 and:
    print("a")

#: the line print("a") of 3, 068 | 2 | argument `==`
x = 5
if x == 5 or x == :
    print("a")

#: the line print("a") of 3, 070 | 2 | bracket unclosed `[`
x = 5
if x in [1, 2, 5:
    print("a")

#: the line break of 2, 071 | 1 | colon
while True
    break

#: the line if x = "stop": break of 3, 072 | 3 | argument compares | input stop
while (True):
    x = input()
    if x = "stop": break

#: the line print(i) of 2, 073 | 1 | colon
for i in range(5)
    print(i)

#: the line print(i) of 2, 074 | 1 | loop `in range(5)` `for`
for i range(5):
    print(i)

#: the line print(i) of 2, 075 | 1 | name `in range(5)` `for`
for in range(5):
    print(i)

#: the line for i in range(5): print(i) print(2) of 1, 076 | 1 | newline
for i in range(5): print(i) print(2)

#: the line print(i) of 2, 077 | 1 | `in range(5)` `for`
for (i = 0; i < 5; i++):
    print(i)

#: the line print(i) of 2, 078 | 1 | name `Python` `range`
for i in rnge(5):
    print(i)

#: the line print(i) of 2, 079 | 1 | capital name `Python` `Range`
for i in Range(5):
    print(i)

#: the line print(i) of 2, 080 | 1 | name `Python` `fro`
fro i in range(5):
    print(i)

#: the line print(i) of 2, 081 | 1 | bracket unclosed
for i in range(5)):
    print(i)

#: the line print(i) of 2, 082 | 1 | absent argument
for i in range(0..5):
    print(i)

#: the line print(i[0]) of 3, 083 | 3 | number
for i in (0, 5):
    print("*" * i)
print(i[0])

#: the line plt.plot([1, 2]) of 2, 084 | 1 | absent module `matplotlib` `datetime`
import matplotlib.pyplot as plt
plt.plot([1, 2])

#: the line print(Random.randint(1, 2)) of 2, 085 | 1 | capital module `import random`
import Random
print(Random.randint(1, 2))

#: the line print(random.randint(1, 2)) of 2, 086 | 2 | module name `random`
import random as r
print(random.randint(1, 2))

#: the line print(random.randint(1, 2)) of 2, 087 | 2 | argument module `import random` `Python`
from random import randint
print(random.randint(1, 2))

#: the line import random, maths of 1, 088 | 1 | absent module `maths` `math`
import random, maths

#: the line import random.randint of 1, 090 | 1 | module name `import randint` `randint`
import random.randint

#: the line print(x) of 2, 094 | 1 | name `x = ` `int`
int x = 5
print(x)

#: the line x = int 5 of 1, 095 | 1 | argument bracket `int`
x = int 5

#: the line x = input "Ism: " of 1, 096 | 1 | argument bracket `input`
x = input "Ism: "

#: the line x = input("Ism: ") + 5 of 1, 097 | 1 | always number `input("Ism: ")` `input()` | input Ali
x = input("Ism: ") + 5

#: the line print(x) of 2, 098 | 1 | always number `input("Yosh: ")` `input()` | input 12
x = int(input("Yosh: ") + 1)
print(x)

#: the line print(x) of 3, 099 | 2 | absent name `isdigit` | input 12
x = int(input("Yosh: "))
if x.isdigit():
    print(x)

#: the line x.append("a") of 2, 100 | 2 | absent text `append` `s =` | input a
x = input()
x.append("a")

#: the line print("Qoldiq: " + x % 10) of 3, 101 | 3 | number text `% 10}"` `% 10` | input 12.5
x = float(input())
print("%d so'm" % x)
print("Qoldiq: " + x % 10)

#: the line a = int(a) of 2, 103 | 2 | argument list `int(...)` | input 1 2
a = input().split()
a = int(a)

#: the line print(a) of 2, 104 | 1 | digit hyphen | input 1 2
a = [int(x) for x in input()]
print(a)

#: the line a = list(int(input())) of 1, 105 | 1 | absent argument | input 5
a = list(int(input()))

#: the line a = int(input()).split() of 1, 106 | 1 | absent name `split` | input 5
a = int(input()).split()

#: the line a = input().int() of 1, 107 | 1 | absent name `int` | input 5
a = input().int()

#: the line a = input.int() of 1, 108 | 1 | absent bracket `.int` `int` | input 5
a = input.int()

#: the line print(s.Upper()) of 3, 109 | 3 | absent name `Upper` `upper`
s = "salom"
s.upper
print(s.Upper())

#: the line print(s.lenght) of 2, 110 | 2 | absent name `lenght`
s = "salom"
print(s.lenght)

#: the line print(s.reverse) of 2, 111 | 2 | absent text `reverse`
s = "salom"
print(s.reverse)

#: the line del s[0] of 2, 112 | 2 | argument index
s = "salom"
del s[0]

#: the line s += 1 of 2, 113 | 2 | number text
s = "salom"
s += 1

#: the line print(s - 1) of 2, 114 | 2 | number text
s = "salom"
print(s - 1)

#: the line print(s[1.0]) of 2, 115 | 2 | index number `1, 2`
s = "salom"
print(s[1.0])

#: the line print(s["a"]) of 2, 116 | 2 | index number `1, 2`
s = "salom"
print(s["a"])

#: the line print(s(0)) of 2, 117 | 2 | bracket function
s = "salom"
print(s(0))

#: the line print(i) of 3, 118 | 2 | number text
s = "salom"
for i in range(s):
    print(i)

#: the line i += 1 of 4, 119 | 2 | `i = 0`
s = "salom"
while i < len(s):
    print(s[i])
    i += 1

#: the line print(a[1, 2]) of 2, 120 | 2 | bracket colon
a = [1, 2, 3]
print(a[1, 2])

#: the line print(a["1"]) of 2, 121 | 2 | digit inside `"1"`
a = [1, 2, 3]
print(a["1"])

#: the line print(a[1:2:0]) of 2, 122 | 2 | loop zero
a = [1, 2, 3]
print(a[1:2:0])

#: the line a[5] = 1 of 2, 123 | 2 | absent index
a = [1, 2, 3]
a[5] = 1

#: the line print(a.sum()) of 2, 124 | 2 | absent list `sum`
a = [1, 2, 3]
print(a.sum())

#: the line print(a.max) of 2, 125 | 2 | absent list `max`
a = [1, 2, 3]
print(a.max)

#: the line a + 4 of 2, 126 | 2 | list number
a = [1, 2, 3]
a + 4

#: the line print(a.sorted()) of 2, 127 | 2 | absent name `sorted` `sort`
a = [3, 1]
print(a.sorted())

#: the line print(x) of 3, 128 | 2 | argument newline `a.sort()`
a = [3, 1]
for x in a.sort():
    print(x)

#: the line print(a.join(",")) of 2, 129 | 2 | list text `join`
a = [3, 1]
print(a.join(","))

#: the line print(",".join(a)) of 2, 130 | 2 | inside number `join`
a = [3, 1]
print(",".join(a))

#: the line print(sum(a) / 2) of 2, 131 | 2 | argument inside `sum`
a = ["3", "1"]
print(sum(a) / 2)

#: the line print(sum(a)) of 2, 132 | 2 | text `sum(map(int, a))`
a = [3, "1"]
print(sum(a))

#: the line print(a[0][2]) of 2, 133 | 2 | absent index `a[0]`
a = [[1, 2], [3]]
print(a[0][2])

#: the line print("a") of 3, 134 | 2 | argument compares
a = [1, 2]
if a > 1:
    print("a")

#: the line print("a") of 2, 135 | 1 | digit inside `"5"`
if "5" > 3:
    print("a")

#: the line print("a") of 2, 136 | 1 | argument empty `return` `append`
if None > 3:
    print("a")

#: the line print("a") of 2, 137 | 1 | argument compares
if 5 > [3]:
    print("a")

#: the line print(math.sqroot(4)) of 2, 138 | 2 | absent name `sqroot` `sqrt`
import math
print(math.sqroot(4))

#: the line print(math.PI) of 2, 139 | 2 | absent name `PI` `pi`
import math
print(math.PI)

#: the line print(Math.sqrt(4)) of 2, 140 | 2 | `math` | never module
import math
print(Math.sqrt(4))

#: the line print(math.sqrt("4")) of 2, 141 | 2 | digit inside `"4"`
import math
print(math.sqrt("4"))

#: the line print(math(4)) of 2, 143 | 2 | bracket function `math`
import math
print(math(4))

#: the line print(random(1, 5)) of 2, 144 | 2 | bracket function `random`
import random
print(random(1, 5))

#: the line print(random.choice(5)) of 2, 145 | 2 | absent number
import random
print(random.choice(5))

#: the line print(random.randint("1", "5")) of 2, 146 | 2 | digit inside `"1"` `"5"`
import random
print(random.randint("1", "5"))

#: the line print(random.shuffle("abc")) of 2, 147 | 2 | inside list
import random
print(random.shuffle("abc"))

#: the line print(random.choice({1, 2})) of 2, 148 | 2 | absent index
import random
print(random.choice({1, 2}))

#: the line print(datetime.today()) of 2, 150 | 2 | inside module `datetime`
import datetime
print(datetime.today())

#: the line print(datetime.now() - "2026") of 2, 152 | 2 | `datetime` | never digit
from datetime import datetime
print(datetime.now() - "2026")

#: the line jami = jami + 1 of 2, 200 | 1 | `jami = 0`
print(jami)
jami = jami + 1

#: the line print(d + "7") of 3, 201 | 3 | `date` | never digit
from datetime import date
d = date(2026, 1, 1)
print(d + "7")
