#: a canteen's price list with a key and no value | 1 | colon
taom = {"osh": 15000, "somsa":}

#: an age check that compares two ways in one | 2 | never `and`
yosh = 15
if 12 < yosh < :
    print("ha")

#: a marks table whose row is a number | 3 | number
baholar = {"Ali": 5}
for ism in baholar:
    for b in baholar[ism]:
        print(b)

#: a list of marks given to float | 1 | list
print(float([4, 5]))

#: a sum over a dictionary of names | 2 | never zero
baho = {"Ali": 5, "Vali": 4}
print(sum(baho))

#: a largest of a number and a text | 1 | number text
print(max(3, "7"))

#: a vowel count whose text is asked with in swapped | 2 | text
harf = 5
if harf in "salom":
    print("bor")

#: an average rounded by a text | 1 | never `float(`
print(round(3.14, "2"))

#: a replace of a number | 1 | text
print("5 olma".replace(5, 6))

#: a split by a number | 1 | text
print("1,2".split(1))

#: a startswith of a number | 1 | text
print("998".startswith(9))

#: a count of nothing | 1 | argument
print("salom".count())

#: a join of a number | 1 | list
print(",".join(5))

#: a strip that is called on input's function | 1 | bracket
ism = input.strip()

#: a title without brackets in a sum | 2 | bracket
ism = "ali"
print("Salom " + ism.title)

#: a list comprehension whose for is misspelt | 1 | `for`
a = [x fro x in range(3)]

#: a list comprehension with no in | 1 | `in`
a = [x for x range(3)]

#: a dictionary made by equals in braces | 1 | colon
d = {ism = "Ali"}

#: a dictionary that is asked with a list | 2 | list
d = {"a": 1}
print(d[["a"]])

#: a dictionary's items with index | 2 | `list(`
d = {"a": 1}
print(d.items()[0])

#: a del of a key that is not there | 2 | key `b`
d = {"a": 1}
del d["b"]

#: a set of lists | 1 | list
s = {[1], [2]}

#: a tuple that is sorted by a dot | 2 | list
t = (3, 1)
t.sort()

#: a tuple that is appended to | 2 | list
t = (3, 1)
t.append(5)

#: a text that is sorted by a dot | 2 | list
s = "salom"
s.sort()

#: a reversed that is indexed | 1 | `list(`
print(reversed([1, 2])[0])

#: a sorted with a function that is called | 2 | number
a = ["bb", "a"]
print(sorted(a, key=len(a)))

#: a sorted with a misspelt word | 2 | `reverse`
a = [3, 1]
print(sorted(a, revers=True))

#: a sort with a place in it | 2 | `key`
a = [3, 1]
a.sort(True)

#: an enumerate of a number | 1 | number | never `range`
for i, x in enumerate(5):
    print(i)

#: a zip of a number and a list | 1 | number
for a, b in zip(3, [1, 2]):
    print(a)

#: a function whose own name is its variable | 4 | name
def kvadrat(x):
    return x * x
kvadrat = kvadrat(3)
print(kvadrat(4))

#: a function that is given back instead of called | 5 | bracket function
def olti():
    return 6
def yetti():
    return olti
print(yetti() + 1)

#: a function whose default is a name not yet there | 1 | name
def salom(ism=standart):
    print(ism)

#: a function with a star in its call on a number | 3 | number
def f(*a):
    return a
f(*5)

#: a function that takes no keyword | 3 | `rang`
def chiz(x):
    return x
chiz(rang="qizil")

#: a return in a class | 2 | `return` function
class A:
    return 5

#: a break after its loop | 3 | `break` loop
for i in range(3):
    print(i)
break

#: a nested function that is called outside | 5 | name `ichki`
def tashqi():
    def ichki():
        return 1
    return ichki()
ichki()

#: a loop's list misspelt by a capital | 2 | capital `mevalar`
mevalar = ["nok"]
for m in Mevalar:
    print(m)

#: an or of signs | 2 | `or`
x = 3
if x > 2 || x < 1:
    print("ha")

#: a not that stands behind | 2 | never comma
x = True
if x not:
    print("yoq")

#: an is that has no right side | 2 | `is`
x = 1
if x is:
    print("ha")

#: a plus that has no right side | 1 | `+`
x = 5 +

#: a star that begins | 1 | never quote
x = * 5

#: a comma that begins a list | 1 | never square
a = [, 1, 2]

#: a colon after a call | 2 | never indentation
print("a")
print("b"):

#: a colon after an assignment | 1 | never indentation
x = 5:

#: a body deeper by one space | 4 | indentation
x = 1
if x == 1:
    print("a")
     print("b")

#: a def in the depth of nothing | 2 | indentation
x = 5
    def f():
        pass

#: an open of a folder's file that is not there | 1 | file absent
with open("malumot/ballar.txt") as f:
    print(f.read())

#: lines of a file counted as text | 4 | number text
f = open("s.txt", "w")
f.write("12")
f.close()
print(open("s.txt").read() + 1)

#: a file's method misspelt | 3 | `write`
open("s.txt", "w").close()
f = open("s.txt", "w")
f.wirte("a")

#: a file's name with a number in it | 2 | text number
n = 1
open("fayl" + n + ".txt")

#: a raise of nothing known | 1 | name
raise Xato("yomon")

#: a raise of a value by the program | 3 | `raise` `manfiy`
def tekshir(x):
    if x < 0:
        raise ValueError("manfiy")
        raise ValueError("manfiy son")
tekshir(-1)

#: an except with a misspelt error | 3 | `ValueError`
try:
    int("x")
except ValuError:
    print("xato")

#: a time that is asked for without brackets in a sum | 2 | bracket
import time
print(time.time + 1)

#: a random choice of a number | 2 | number | never `str(`
import random
print(random.choice(5))

#: a random sample too large | 2 | `Sample larger`
import random
print(random.sample([1, 2], 3))

#: a shuffle that is printed by index | 3 | `None` `shuffle`
import random
a = random.shuffle([1, 2])
print(a[0])

#: a global outside, then in | 3 | `global`
def f():
    x = 1
    global x
f()
