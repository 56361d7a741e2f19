#: recursion lost value | 4 | function `yigindi(n - 1)` `yigindi()`
def yigindi(n):
    if n == 0:
        return 0
    yigindi(n - 1) + n
print(yigindi(3))

#: two classes one method missing | 8 | absent `ovozi` `ovoz`
class Mushuk:
    def ovoz(self):
        return "miyov"
class It:
    def ovozi(self):
        return "vov"
for h in [Mushuk(), It()]:
    print(h.ovoz())

#: bank with balance text | 5 | digit inside `int(summa)` `summa` | input 500
class Bank:
    def __init__(self):
        self.balans = 100
    def qosh(self, summa):
        self.balans += summa
b = Bank()
b.qosh(input("Summa: "))
print(b.balans)

#: quiz with a dict of lists | 3 | absent index `savollar[savol]`
savollar = {"2+2": ["3", "4"], "3*3": ["9", "6"]}
for savol in savollar:
    print(savol, savollar[savol][2])

#: a queue by pop too often | 3 | empty list
navbat = ["a", "b"]
for i in range(3):
    print(navbat.pop(0))

#: average of empty | 2 | zero `if`
a = []
print(sum(a) / len(a))

#: percent of zero | 2 | zero `if` | input 0
n = int(input())
print(100 / n)

#: parse of a name and age | 1 | argument `:` | input Ali 12 toshkent
ism, yosh = input().split()
print(ism, yosh)

#: map object length | 2 | absent list `list(...)` `map`
a = map(int, ["1", "2"])
print(len(a))

#: filter index | 2 | index list `list(...)` `filter`
a = filter(None, [1, 0])
print(a[0])

#: string plus list | 2 | list `str(...)`
a = ["x"]
print("Ro'yxat: " + a)

#: list plus string | 2 | list `append(...)` `+`
a = ["x"]
a = a + "y"

#: list plus equals number | 2 | absent argument
a = [1]
a += 2

#: None plus number by dict get | 2 | absent argument `ball.get("vali")` `get()`
ball = {"ali": 5}
print(ball.get("vali") + 1)

#: global missing in function | 3 | argument empty `global` `hisob`
hisob = 0
def bos():
    hisob = hisob + 1
bos()

#: local of other function | 4 | argument function `qiymat` `qiymat`
def a():
    qiymat = 5
def b():
    print(qiymat)
b()

#: parameter used outside | 4 | argument parameter `salom()` `ism`
def salom(ism):
    print(ism)
salom("Ali")
print(ism)

#: function called before def | 1 | `salom` `def`
salom()
def salom():
    print("salom")

#: loop variable of empty loop | 3 | argument `for` `n`
for s in []:
    n = s
print(n)

#: name only in if | 4 | argument `javob` `:`
x = 1
if x > 5:
    javob = "katta"
print(javob)

#: name in try that failed | 5 | argument `try` `n`
try:
    n = int("a")
except ValueError:
    print("xato")
print(n)

#: name only in while | 5 | argument `while` `k`
i = 5
while i < 3:
    k = i
    i += 1
print(k)

#: del then used | 3 | absent `del` `x`
x = 5
del x
print(x)

#: list name as builtin | 2 | argument function `list_1.` `list`
list = [1, 2]
print(list(range(3)))

#: str shadowed | 2 | argument function `str_1.` `str`
str = "salom"
print(str(5))

#: max shadowed by a number | 5 | argument function `max_1.` `max`
max = 0
for i in [1, 5]:
    if i > max:
        max = i
print(max(1, 2))

#: input shadowed | 2 | argument function `input_1.` `input`
input = 5
x = input("? ")

#: a module as variable | 3 | absent `randint` `(`
import random
random = random.randint(1, 5)
print(random.randint(1, 3))

#: own function named like variable | 4 | bracket function `jami` `*`
def jami(a):
    return sum(a)
jami = jami([1, 2])
print(jami([3]))

#: time called | 2 | bracket inside `time.time(...)` `time`
import time
print(time())

#: turtle class wrong | 2 | bracket function `turtle` `:`
import turtle
t = turtle()

#: wrong method case | 2 | absent `Append` `append`
a = [1]
a.Append(2)

#: string method case | 1 | absent `Upper` `upper`
print("a".Upper())
