#: a lesson's timetable asked by a day that is no key | 2 | key `shanba`
jadval = {"dushanba": ["matematika"]}
print(jadval["shanba"])

#: a price with a word in it | 1 | number digit | input 5000 som
narx = int(input("Narx: "))

#: two numbers on one line handed to int | 1 | number | input 3 5
a = int(input())

#: a name asked twice by one input | 1 | `split` `2` | input Ali
ism, yosh = input("Ism va yosh: ").split()

#: a shop whose total is a list | 3 | list number
savat = [1000, 2000]
chegirma = 500
print(savat - chegirma)

#: a mean whose list is a text | 2 | never zero
baholar = "5 4 3"
print(sum(baholar) / 3)

#: a height compared with two bounds in a wrong order | 2 | `and`
boy = 150
if 140 < boy > 160 and:
    print("urta")

#: a while whose end has an extra word | 2 | never comma
n = 3
while n > 0 do:
    n -= 1

#: a for whose list stands in square brackets without commas | 1 | comma
for x in [1 2 3]:
    print(x)

#: a function that is defined in a call | 1 | never colon
print(def f(): return 1)

#: a value that a def returns by an arrow | 1 | never comma
def f(x) => x * 2

#: an if inside a print | 1 | never comma
print(if 5 > 3: "ha")

#: a print inside an if's brackets | 1 | colon
if (5 > 3) print("ha")

#: a return of two words | 2 | never comma
def f():
    return qiymat yoq

#: a not equal with the sign apart | 2 | never `not`
a = 5
if a ! = 5:
    print("x")

#: an increment by a plus plus in front | 2 | never quote
i = 0
j = ++i +

#: a percent for a part of a number | 2 | never quote
narx = 100
print(narx * 20%)

#: a degree sign | 1 | never quote
harorat = 25°

#: a list with a missing first bracket | 1 | bracket
a = 1, 2, 3]

#: a dictionary with a missing first brace | 1 | never indentation
d = "a": 1}

#: a dictionary with a comma for a colon | 1 | never `/`
d = {"a", 1: "b"}

#: a call whose comma is a colon | 1 | never indentation
print("a": "b")

#: an index in curly braces | 2 | never colon
a = [1, 2]
print(a{0})

#: an index in angle brackets | 2 | never colon
a = [1, 2]
print(a<0>)

#: a call in square brackets | 1 | bracket `print`
print["salom"]

#: an input in square brackets | 1 | bracket `input`
x = input["Ism?"]

#: a range in square brackets | 1 | bracket `range`
for i in range[5]:
    print(i)

#: a len in square brackets | 2 | bracket `len`
a = [1]
print(len[a])

#: a text with its length as a call | 2 | bracket
s = "abc"
print(s(0))

#: a float as a step of a turtle's loop | 2 | number
tomonlar = 360 / 60
for i in range(tomonlar):
    print(i)

#: a list as many times as a text says | 1 | text `int` | input 3
print([0] * input())

#: a text as many times as a float says | 1 | number
print("ab" * 1.5)

#: a bool added to a text | 1 | text `str(`
print("Tayyor: " + True)

#: a None added to a text | 2 | `None`
javob = None
print("Javob: " + javob)

#: a list added to a text | 1 | text list
print("Royxat: " + [1, 2])

#: a dictionary added to a text | 1 | text
print("Lugat: " + {"a": 1})

#: a function added to a text | 3 | bracket
def ism():
    return "Ali"
print("Salom " + ism)

#: a text compared with a list | 1 | list text | never `int(`
print("a" < ["b"])

#: a list compared with a number | 1 | list number
print([1, 2] > 1)

#: a dictionary compared with a dictionary | 1 | never `int`
print({"a": 1} < {"b": 2})

#: a number in a list of texts asked by index | 1 | absent
print(["1", "2"].index(1))

#: a tuple asked for what it lacks | 1 | never `list.remove`
print((1, 2).index(5))

#: a list's method on a list's item | 2 | text absent
a = ["nok", "olma"]
a[0].append("x")

#: a dictionary's method on a list | 2 | absent
a = [1, 2]
print(a.keys())

#: a dictionary's get on a list | 2 | absent
a = [1, 2]
print(a.get(0))

#: a text's method on a list | 2 | text
a = ["ALI"]
print(a.lower())

#: a text's method on a dictionary | 2 | text
d = {"a": 1}
print(d.upper())

#: a text's method on None | 2 | `None`
x = print("a")
x.upper()

#: a method of a number that is a text's | 2 | text
yil = 2026
print(yil.isdigit())

#: a replaced letter by an index in a loop | 3 | text
s = "abc"
for i in range(3):
    s[i] = "x"

#: a deleted letter | 2 | text
s = "abc"
del s[0]

#: an unpacked text | 1 | `3`
a, b, c = "ab"

#: an unpacked dictionary | 1 | `2`
a, b = {"x": 1}

#: a star for a power that is doubled | 1 | never quote
print(2 *** 3)

#: a sum over a text's numbers | 1 | never zero
print(sum(["1", "2"]))

#: a min of nothing | 1 | empty `min`
print(min([]))

#: a max of a number | 1 | number | never `range`
print(max(7))

#: a sorted of a number | 1 | number | never `range`
print(sorted(312))

#: a list of a number | 1 | number | never `range`
print(list(312))

#: a set of a number | 1 | number | never `range`
print(set(5))

#: a tuple with a wrong join | 1 | text number
print("-".join((1, 2)))
