#: a school canteen menu with an unknown day number | 3 | index
menyu = ["osh", "manti", "somsa"]
kun = 3
print(menyu[kun])

#: a football table whose teams are compared as dictionaries | 2 | compares
jadval = [{"nom": "Paxtakor", "ochko": 10}, {"nom": "Nasaf", "ochko": 12}]
jadval.sort()

#: a football table sorted by a key misspelt | 2 | key
jadval = [{"nom": "Paxtakor", "ochko": 10}]
jadval.sort(key=lambda x: x["ochkolar"])

#: a dice game whose two dice are joined | 3 | never `int(`
import random
a, b = random.randint(1, 6), random.randint(1, 6)
print("Yig'indi: " + (a + b))

#: a translation by a dictionary of an input | 2 | key `xayr` | input xayr
lugat = {"salom": "hello"}
print(lugat[input()])

#: a health index by texts | 3 | text | input 1.70, 60
boy = input("Boy: ")
vazn = input("Vazn: ")
print(vazn / boy ** 2)

#: a bill split by nobody | 3 | zero | input 0
hisob = 100000
odam = int(input())
print(hisob / odam)

#: a class list read by a while whose index is never raised past | 4 | index
a = ["Ali"]
i = -1
while True:
    print(a[i])
    i -= 1

#: a snake's moves by a tuple with a wrong name | 2 | `x`
joy = (5, 6)
print(joy.x)

#: a snake's tail moved by insert without a place | 2
ilon = [(1, 2)]
ilon.insert((1, 3))

#: a maze by letters whose row is changed | 2 | text
labirint = ["#.#", "#.#"]
labirint[0][1] = "X"

#: a maze asked outside of its rows | 2 | index
labirint = ["#.#", "#.#"]
print(labirint[1][3])

#: a score file made by a name without quotes in with | 1 | quote
with open(ball.txt, "w") as f:
    f.write("5")

#: a highest score of an empty file | 3 | empty
open("b.txt", "w").close()
a = open("b.txt").readlines()
print(max(a))

#: a number read of an empty file | 2 | empty
open("b.txt", "w").close()
print(int(open("b.txt").read()))

#: a timer subtracting texts | 3 | text
a = "10:30"
b = "9:15"
print(a - b)

#: a time split with a wrong sign | 1
soat, daqiqa = "10-30".split(":")

#: a time whose parts are added as texts then divided | 2 | text
s, d = "10:30".split(":")
print((s + d) / 2)

#: a phone number made an int with a plus and spaces | 1 | never quote
print(int("+998 90 123"))

#: a money format with a comma and text | 2
x = "12000"
print(f"{x:,}")

#: a percent by a format of a text | 1
print("%d%%" % "50")

#: a table by ljust of a number | 2 | absent `ljust`
n = 5
print(n.ljust(10))

#: a centre by a text width | 1
print("salom".center("20"))

#: a title of a list | 2 | text
a = ["ali"]
print(a.title())

#: a strip of a number | 2 | text
n = 5
print(n.strip())

#: an isdigit of a number | 2 | text
n = 5
if n.isdigit():
    print("son")

#: a lower of an input that is made a number | 2 | text | input 5
n = int(input())
print(n.lower())

#: a replace with one value | 1
print("salom".replace("s"))

#: a startswith of a list | 1 | never quote
print("salom".startswith(["s"]))

#: a count without what is counted | 1
print("salom".count())

#: a zfill without its width | 1
print("5".zfill())

#: an items of a list | 2
a = [1]
for k, v in a.items():
    print(k)

#: a keys of a set | 2
a = {1}
print(a.keys())

#: a get of a list | 2
a = [1]
print(a.get(0))

#: a values asked by its place | 2 | `list(`
d = {"a": 1}
print(d.values()[0])

#: a keys sorted in place | 2 | list
d = {"a": 1}
d.keys().sort()

#: a dictionary sorted in place | 2 | list
d = {"a": 1}
d.sort()

#: a dictionary added a pair by brackets of a call | 2 | never `*`
d = {}
d("a", 1)

#: a dictionary's update without its braces | 2 | never quote
d = {}
d.update("a", 1)

#: a set indexed in a loop | 3 | `list(`
s = {1, 2}
for i in range(2):
    print(s[i])

#: a set appended | 2 | absent `append`
s = {1}
s.append(2)

#: a frozenset changed | 2 | absent `add`
s = frozenset([1])
s.add(2)

#: an empty set by braces | 2 | `set()`
s = {}
s.add(1)

#: an empty tuple appended | 2
t = ()
t.append(1)

#: a tuple of one that is a number | 2 | number
t = (5)
for x in t:
    print(x)

#: a tuple of one that is asked for its length | 2
t = (5)
print(len(t))

#: a list multiplied by a list | 1 | list
print([1, 2] * [3, 4])

#: a list minus a list | 1 | list
print([1, 2] - [1])

#: a list divided by a number | 2 | list
a = [2, 4]
print(a / 2)

#: a list compared with a number | 2 | list
a = [1]
if a > 0:
    print("x")

#: a list made by a text of numbers and summed | 2 | text
a = list("123")
print(sum(a))

#: a list's average by mean of another language | 2 | absent
a = [1, 2]
print(a.mean())

#: a list's sum as a method | 2 | absent `sum`
a = [1, 2]
print(a.sum())

#: a list's maximum as a method | 2 | absent `max`
a = [1, 2]
print(a.max())

#: a list's first as a method | 2 | absent
a = [1, 2]
print(a.first())

#: a list reversed and indexed | 2 | `list(`
a = [1, 2]
print(reversed(a)[0])

#: a zip printed by its place | 1 | `list(`
print(zip([1], [2])[0])

#: an enumerate indexed | 1 | `list(`
print(enumerate(["a"])[0])

#: a range joined to a list | 1 | list
print([1] + range(3))

#: a map joined to a text | 1 | never `str(`
print("a" + map(str, [1]))
