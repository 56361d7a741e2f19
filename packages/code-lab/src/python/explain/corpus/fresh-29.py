#: a diary program whose menu is half-finished | 5
kundalik = {}
while True:
    tanlov = "1"
    if tanlov == "1":
        kundalik["dushanba"] = 
    break

#: grades read from a text with an empty line | 3 | `:`
matn = "Ali 5\n\nVali 4"
for qator in matn.split("\n"):
    ism, baho = qator.split()
    print(ism, baho)

#: grades averaged by a name misspelt in a comprehension | 2 | `bb` `:`
baholar = {"Ali": [5, 4], "Vali": [3]}
ortacha = {ism: sum(b) / len(bb) for ism, b in baholar.items()}

#: a comprehension over None | 3 | `olish()` `return`
def olish():
    [1, 2, 3]
print([x * 2 for x in olish()])

#: a lambda in sort with a missing key | 2 | `get(...)` `yosh`
oquvchilar = [{"ism": "Ali", "yosh": 12}, {"ism": "Vali"}]
oquvchilar.sort(key=lambda o: o["yosh"])

#: sorted by a call rather than a function | 2 | `sorted(...)`
sozlar = ["olma", "nok"]
print(sorted(sozlar, key=len("a")))

#: map of a text without int | 1 | `sum(...)` `input()` | input 1 2 3
print(sum(input().split()))

#: filter given in the wrong order | 1 | `:` `(`
print(list(filter([1, 2, 3], lambda x: x > 1)))

#: reduce without import | 1 | `reduce`
print(reduce(lambda a, b: a + b, [1, 2]))

#: zip of three by two names | 1 | `:`
for a, b in zip([1], [2], [3]):
    print(a, b)

#: enumerate by one name used as text | 2 | `:`
for x in enumerate(["a"]):
    print(x + "!")

#: a caesar cipher with a text added to a number | 2 | `str(1)` `:`
matn = "abc"
print("".join(h + 1 for h in matn))

#: a caesar cipher with ord of the whole | 2 | `character` `expected`
matn = "abc"
print(ord(matn) + 1)

#: a palindrome with a method of a list | 2 | `reverse` `:`
soz = "kiyik"
if soz == soz.reverse():
    print("palindrom")

#: a vowel counter by a dict unset | 3 | `'` `:`
sanoq = {}
for h in "salom":
    sanoq[h] += 1

#: a prime test whose range is float | 2 | `/` `:`
n = 10
for i in range(2, n / 2):
    print(i)

#: fibonacci by recursion without a condition reached | 4 | `return` `if`
def fib(n):
    if n == 1:
        return 1
    return fib(n - 1) + fib(n - 2)
print(fib(5))

#: hanoi with an argument missing | 4 | `hanoi()` `(`
def hanoi(n, a, b, c):
    if n == 0:
        return
    hanoi(n - 1, a, c)
hanoi(2, "A", "B", "C")

#: a mutual recursion without an end | 4 | `return` `if`
def juftmi(n):
    return toqmi(n - 1)
def toqmi(n):
    return juftmi(n - 1)
juftmi(4)

#: memo by a default that is not a dict | 4 | `append(...)`
def f(n, memo=[]):
    if n in memo:
        return memo[n]
    memo[n] = n
    return n
f(2)

#: binary search by a float | 3 | `int(...)` `:`
a = [1, 2, 3, 4]
orta = len(a) / 2
print(a[orta])

#: bubble sort beyond the end | 3
a = [3, 1, 2]
for i in range(len(a)):
    if a[i] > a[i + 1]:
        a[i], a[i + 1] = a[i + 1], a[i]

#: swap by one | 1 | `(` `)`
a, b = 1
print(a)

#: swap of three by two | 1 | `:`
a, b = 1, 2, 3

#: star unpacking alone | 1 | `assignment` `starred`
*a = [1, 2]

#: a decorator with arguments missing a level | 8 | `ichki()` `locals`
def marta(n):
    def ichki():
        print(n)
    return ichki
@marta
def salom():
    print("salom")
salom(1)

#: a decorator misspelt | 1 | `staticmethod` `staticmetod`
@staticmetod
def f():
    pass

#: wraps without functools | 2 | `wraps`
def b(f):
    @wraps(f)
    def i():
        return f()
    return i
@b
def s():
    pass

#: a generator returned and added | 3 | `generator` `+`
def g():
    yield 1
print(g() + 1)

#: next of a list | 1 | `iterator` `object`
print(next([1, 2]))

#: send to a list | 4 | `generator` `started`
def g():
    x = yield 1
it = g()
it.send(5)

#: match with two patterns by and | 3
x = 3
match x:
    case 1 and 2:
        print("a")

#: case outside of match | 2
x = 3
case 3:
    print("a")

#: match by a name with a dot missing | 3 | `unreachable` `remaining`
x = 3
match x:
    case y:
        print("a")
    case 3:
        print("b")

#: walrus without brackets in a print | 1 | `:` `"`
print(x := 5 + y)

#: an async for outside | 1 | `function` `outside`
async for x in [1]:
    print(x)

#: a with of two without comma | 1
with open("a.txt", "w") as a open("b.txt", "w") as b:
    pass

#: reading lines of a closed file | 3 | `close()` `with`
f = open("a.txt", "w")
f.close()
f.write("a")

#: json dump of a set | 2 | `serializable` `Object`
import json
print(json.dumps({1, 2}))

#: json loads of a dict | 2 | `bytearray` `object`
import json
print(json.loads({"a": 1}))

#: json of an empty file | 2 | `JSON` `:`
import json
print(json.loads(""))

#: os listdir of nothing | 2 | `yoq` `yo`
import os
print(os.listdir("yoq"))

#: os remove of nothing | 2 | `yoq.txt` `yo`
import os
os.remove("yoq.txt")

#: re group of nothing | 3 | `None`
import re
m = re.search("a", "b")
print(m.group())

#: re bad pattern | 2 | `unterminated` `subpattern`
import re
re.search("(", "a")

#: datetime format of text | 1 | `strftime` `(`
print("2024".strftime("%Y"))

#: timedelta added to an int | 2 | `timedelta` `+`
from datetime import timedelta
print(timedelta(days=1) + 5)

#: decimal plus float | 2 | `Decimal` `+`
from decimal import Decimal
print(Decimal("1") + 1.5)

#: fractions of text | 2 | `Fraction` `Invalid`
from fractions import Fraction
print(Fraction("a"))

#: statistics of nothing | 2 | `requires` `least`
import statistics
print(statistics.mean([]))

#: math on a text | 2 | `float("2.5")` `"`
import math
print(math.floor("2.5"))

#: math function called by a variable | 3 | `sqrt` `*`
import math
sqrt = 4
print(math.sqrt(sqrt(4)))

#: a name of a function used as a variable | 4 | `summa` `*`
def summa(a, b):
    return a + b
summa = summa(1, 2)
print(summa(3, 4))

#: list as a variable name | 2 | `list`
list = [1, 2]
print(list("abc"))

#: str as a variable name | 2 | `str`
str = "salom"
print(str(5))

#: max as a variable in a function | 2 | `max`
def f(max):
    return max(1, 2)
f(5)

#: a turtle colour misspelt | 3 | `forward` `forwrd`
import turtle
t = turtle.Turtle()
t.forwrd(50)

#: a turtle with text distance | 2 | `int("50")` `"`
import turtle
turtle.forward("50")

#: a turtle method of the module misspelt | 2 | `lefft` `left`
import turtle
turtle.lefft(90)

#: a variable printed before a del in a loop | 3 | `:` `"`
x = 1
for i in range(2):
    print(x)
    del x

#: an undefined in an f-string | 1 | `ism` `:`
print(f"Salom, {ism}!")

#: an f-string with a call missing a bracket | 2
a = [1, 2]
print(f"{len(a}")

#: chained methods with None | 2 | `a.sort()` `sort()`
a = [3, 1]
print(a.sort().reverse())

#: a string multiplied by float | 1 | `float(...)` `int(...)`
print("-" * 2.5)

#: an int with comma in brackets | 1 | `explicit` `convert`
print(int(2,5))

#: int of a text with a space and letters | 1 | `kg` `:`
print(int("12 kg"))

#: float of two dots | 1 | `:`
print(float("1.2.3"))

#: int of hex | 1 | `invalid` `literal`
print(int("0xZZ", 16))

#: comparing None | 2 | `None`
x = None
if x > 5:
    print("a")

#: comparing a list and a number | 1 | `:`
if [1, 2] > 1:
    print("a")

#: adding a list and a tuple | 1 | `append(...)` `+`
print([1] + (2,))

#: adding a dict | 1 | `+`
print({"a": 1} + {"b": 2})

#: subtracting lists | 1 | `-`
print([1, 2] - [1])

#: negating a text | 1 | `int("5")` `"`
print(-"5")

#: in of a number | 1 | `in`
print(5 in 555)

#: a very long number to text index | 1 | `salom` `"`
print("salom"[10])

#: negative index beyond | 1 | `len(...)` `-`
print([1, 2][-3])
