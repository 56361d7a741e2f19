#: two rows of a board without a comma | 2 | comma | never index
doska = [
    ["x", "o"] ["o", "x"]
]

#: a long list with a comma left out before a number | 2 | comma | never inside
shaharlar = [
    "Navoiy"  15
    "Termiz"
]

#: a dictionary among others without a comma | 1 | comma
odamlar = [{"ism": "Ali"} {"ism": "Vali"}]

#: a word with an Uzbek letter, without quotes | 1 | quote
shahar = To‘rtko‘l

#: an Uzbek apostrophe in a name | 1 | name | never quote
o‘yin = 5

#: an Uzbek word after its text has closed | 1 | quote inside
print("U "yo‘q" dedi")

#: finally with nothing before | 2 | `finally` `try`
print("boshlandi")
finally:
    print("tugadi")

#: an except that slid to the left of its try | 4 | `except` `try`
for i in range(2):
    try:
        print(10 / i)
except ZeroDivisionError:
    print("nol")

#: a parameter used outside of its function | 3 | name `narx` | never `return`
def chegirma(narx):
    return narx * 0.9
print(narx)

#: a name made in a function, used outside | 4 | name `natija` `return`
def hisob():
    natija = 4 * 5
hisob()
print(natija)

#: open with a number | 1 | text
f = open(2.5)

#: open with nothing | 1 | argument
f = open()

#: a file used after its with | 3 | file `with`
with open("royxat.txt", "w") as f:
    f.write("non")
f.write("sut")

#: two texts multiplied | 3 | text `int`
a = "3"
b = "4"
print(a * b)

#: a list multiplied by a decimal from a division | 1 | number
print([0] * (10 / 2))

#: round with its numbers swapped | 1 | number
print(round(2, 3.14159))

#: sorted of mixed values | 1 | number text
print(sorted([3, "2", 1]))

#: an empty text to float | 1 | number empty
n = float("")

#: a list indexed by a text from input | 2 | text `int` | input 0
a = ["nok", "olma"]
print(a[input()])

#: a loop over enumerate with one bracket less | 1 | bracket unclosed
for i, x in enumerate(["a", "b"]:
    print(i, x)

#: a lambda with two values given | 2 | argument `lambda`
ikki = lambda x: x * 2
print(ikki(1, 2))

#: super without brackets | 6 | `super()`
class A:
    def salom(self):
        print("A")
class B(A):
    def salom(self):
        super.salom()
B().salom()

#: a class whose method lacks a colon | 2 | colon
class Kuchuk:
    def hur(self)
        print("vov")

#: str on a name that was covered | 2 | `str`
str = "Salom"
print("Yosh: " + str(15))

#: a global word with a value | 4 | `global`
x = 1
def f():
    x = x
    global x
f()

#: a json text with single quotes | 2 | quote
import json
print(json.loads("{'ism': 'Ali'}"))

#: format with too few values | 1 | argument
print("{} va {}".format("Ali"))

#: a date without its parts | 2 | argument
import datetime
print(datetime.date(2026, 11))

#: a while with a comma for its condition's sign | 2 | colon
i = 0
while i < 3,
    i += 1

#: a match with no colon after case | 3 | colon
rang = "qizil"
match rang:
    case "qizil"
        print("toxta")
