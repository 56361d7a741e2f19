#: a robot's commands by a dictionary of functions, misspelt | 4 | `get(...)` `olld`
def old():
    print("oldinga")
buyruq = {"old": old}
buyruq["olld"]()

#: a robot that moves by a text | 2 | `int("1")` `"`
x = 0
x += "1"

#: a robot that turns by a list | 2
burchak = [90]
burchak += 5

#: a robot whose place is a tuple that is added to a number | 2 | `:`
joy = (1, 2)
joy = joy + 1

#: a robot whose place is unpacked into three | 1 | `:`
x, y, z = (1, 2)

#: a robot with a step function that lacks a comma in its call | 3
def yur(a, b):
    return a + b
yur(1 2)

#: a robot with a while that has no end, right, left by an error | 5 | `str(n)` `:`
n = 0
while True:
    n += 1
    if n > 3:
        n = n + "a"

#: a robot with a class whose list is not made | 3 | `yol` `yo`
class R:
    def qosh(self, x):
        self.yol.append(x)
R().qosh(1)

#: a robot whose repr returns a list | 4 | `str(...)` `__str__`
class R:
    def __repr__(self):
        return ["a"]
print(R())

#: a robot with an enum's value added | 4 | `+` `:`
from enum import Enum
class Y(Enum):
    A = 1
print(Y.A + 1)

#: a poem's lines counted by a method of a text, misspelt | 1 | `splitlines` `splitline`
print("a\nb".splitline())

#: a poem's words sorted by a wrong key | 1 | `lower` `lowr`
print(sorted("b a".split(), key=str.lowr))

#: a poem's longest line by max with a number | 1 | `float(...)` `int(...)`
print(max("a", 5))

#: a poem read by readlines and joined with a number | 1 | `str(...)` `join`
print("\n".join(["a", 1]))

#: a poem reversed by a slice with a comma | 1 | `[` `]`
print("salom"[::,-1])

#: a poem whose letters are counted by a call on the wrong side | 1 | `count` `round`
print(count("a", "salom"))

#: a poem in a text with a newline typed | 1
print("birinchi
ikkinchi")

#: a poem with a tab in its indentation | 3 | `Tab`
def f():
	x = 1
        return x

#: a poem with a stray bracket on its own line | 2
print("a")
)

#: a poem with a stray quote on its own line | 2
print("a")
"

#: a poem with a stray colon | 2
print("a")
:

#: a poem with a stray word at the end | 1
print("a") tamom

#: a poem with a stray number at the end | 1 | `)` `-`
print("a") 5

#: a poem with a stray comma in front | 1
, print("a")

#: a poem with a dot in front | 1
.print("a")

#: a budget by a nested dictionary, a level too deep | 2 | `[` `]`
d = {"a": {"b": 5}}
print(d["a"]["b"]["c"])

#: a budget by a level too few, added | 2 | `+` `:`
d = {"a": {"b": 5}}
print(d["a"] + 1)

#: a budget by get on a list | 2 | `get` `(`
a = [1]
print(a.get(0))

#: a budget by items on a list | 1 | `items` `(`
for k, v in [1, 2].items():
    print(k)

#: a budget by values without brackets | 2 | `:` `(`
d = {"a": 1}
print(sum(d.values))

#: a budget by keys joined by a plus | 2 | `dict_keys` `+`
d = {"a": 1}
print(d.keys() + ["b"])

#: a budget updated with a number | 2
d = {"a": 1}
d.update(5)

#: a budget by setdefault with three | 2 | `setdefault()`
d = {}
d.setdefault("a", 1, 2)

#: a budget by a Counter that is called on two | 2 | `Counter()`
from collections import Counter
print(Counter("a", "b"))

#: a budget by a sorted dictionary's index | 2 | `len(...)` `-`
d = {"a": 1}
print(sorted(d)[1])

#: a budget by max on an empty dictionary | 2 | `max()`
d = {}
print(max(d))

#: a budget by a format that lacks a name | 1 | `format(summa=...)` `format(...)`
print("{summa:.2f}".format(suma=5))

#: a budget by a format with a letter for a text | 1 | `:`
print("{:d}".format("5"))

#: a budget by a format with a point in a whole one | 1 | `Precision` `specifier`
print(f"{5:.2d}")

#: a budget by a nested f-string without its brace | 2
a = 5
print(f"Jami: {a + 1 so'm")

#: a quiz by input with a missing quote | 1
javob = input("Javob: )
print(javob)

#: a quiz by input with two brackets missing | 1 | `(`
javob = int(input("Son: "
print(javob)

#: a quiz by a comparison with a list | 2 | `:`
javob = ["a"]
if javob > "a":
    print("ha")

#: a quiz by a score that is a text at first | 2 | `int(ball)` `ball`
ball = "0"
ball += 1

#: a quiz by a score read in a function | 3 | `global` `ball`
ball = 0
def top():
    ball = ball + 1
top()

#: a quiz by questions zipped with None | 1 | `None`
for s, j in zip(["a"], None):
    print(s)

#: a quiz by a shuffled call | 3 | `shuffle()` `None`
import random
s = random.shuffle([1, 2])
for x in s:
    print(x)

#: a quiz by random.choice of nothing | 2
import random
print(random.choice(""))

#: a quiz by a random number between texts | 2 | `int("1")` `int("6")`
import random
print(random.randint("1", "6"))

#: a quiz by a random uniform with one | 2 | `uniform()` `(`
import random
print(random.uniform(1))

#: a quiz by time's difference in text | 3 | `str(t)` `:`
import time
t = time.time()
print("Vaqt: " + t)

#: a quiz by a sleep of None | 2
import time
time.sleep(None)

#: a quiz by a file that is a folder | 1 | `directory` `Errno`
open(".")

#: a quiz by a file with an unknown encoding | 1 | `encoding` `unknown`
open("a.txt", "w", encoding="utf9")

#: a quiz by a wrong keyword of open | 1 | `open()` `mode`
open("a.txt", mod="w")

#: a quiz by a read of a number of a text | 3 | `int("1")` `"`
with open("a.txt", "w") as f:
    f.write("a")
print(open("a.txt").read("1"))

#: a quiz by a line read too many | 5
with open("a.txt", "w") as f:
    f.write("5")
f = open("a.txt")
f.readline()
print(int(f.readline()))

#: a quiz by a next over a file | 3 | `print` `:`
with open("a.txt", "w") as f:
    pass
print(next(open("a.txt")))

#: a quiz by eval of a name | 1 | `yoq`
print(eval("yoq + 1"))
