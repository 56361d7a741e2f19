#: a shop's total with a capital E in else | 5 | `else` capital | never operator comma
savat = 120000
if savat > 100000:
    print("Chegirma bor")
    savat = savat * 0.9
Else:
    print("Chegirma yoq")

#: a misspelt range in a nested loop | 2 | `range`
for qator in range(3):
    for ustun in rnage(3):
        print(qator, ustun)

#: a misspelt input with int around it | 1 | `input`
yosh = int(inptu("Yoshing: "))

#: a menu with cases as in C | 2 | `match` | never comma
tanlov = 1
switch tanlov:
    case 1:
        print("Osh")

#: a question that ends in a curly quote | 1 | quote
ism = input(“Isming nima? ”)

#: a title with its quotes inside | 1 | quote inside | never unclosed
kitob = "Men "O‘tkan kunlar" ni o‘qidim"

#: a text that begins with one quote and ends with three | 1 | quote
print('Toshkent""")

#: a poem over lines in single quotes | 1 | quote unclosed | never bracket
sher = 'Ona yurtim oltin beshigim,
Tuprogida gul ungan'
print(sher)

#: an f-text with the same quotes in a bracket that is not closed | 2 | `{`
ism = "Dilnoza"
print(f"Salom {ism")

#: a closing bracket missing before a new print | 2 | bracket unclosed
ballar = [4, 5, 3]
print("Eng katta:", max(ballar)
print("Eng kichik:", min(ballar))

#: an index that is not closed | 2 | bracket unclosed
ranglar = ["qizil", "kok"]
print(ranglar[0)

#: two brackets too many after a sum | 2 | bracket
sonlar = [2, 4]
print(sum(sonlar))))

#: a list of pairs without commas | 1 | comma | never square
oquvchilar = [("Aziz", 14) ("Malika", 13)]

#: a dictionary with a value left out | 1 | colon
telefon = {"Aziz": 901112233, "Malika"}

#: an if whose body stands in the first column, in a function | 3 | indentation
def tekshir(son):
    if son % 2 == 0:
    return "juft"
    return "toq"
print(tekshir(4))

#: a while whose counter is moved in once more | 4 | indentation
n = 3
while n > 0:
    print(n)
      n = n - 1

#: an except that stands deeper than its try | 3 | `except` indentation
try:
    son = int("5")
    except ValueError:
    print("xato")

#: an elif in the place of the first if | 2 | `elif` `if`
harorat = 30
elif harorat > 25:
    print("Issiq")

#: a break in a function inside a loop | 3 | `break` loop
for i in range(5):
    def toxta():
        break
    toxta()

#: a number from input in range | 2 | text `int` | input 4
n = input("Nechta? ")
for i in range(n):
    print("*" * i)

#: an average of texts in a list | 2 | text | never zero
baholar = ["5", "4", "3"]
urta = sum(baholar) / len(baholar)

#: a price put together with a word | 2 | text `str(`
narx = 25000
print("Narxi: " + narx + " so'm")

#: a text multiplied by a decimal | 1 | number
print("-" * 2.5)

#: a list multiplied by a list | 1 | list | never `int`
print([1, 2] * [3, 4])

#: a decimal as an index | 2 | number `//`
harflar = ["a", "b", "c", "d"]
print(harflar[len(harflar) / 2])

#: a list as a key of a dictionary | 2 | list key
xarita = {}
xarita[[1, 2]] = "uy"

#: round of what input gives | 1 | text | input 3.7
print(round(input("Bahosi: ")))

#: a loop over the number of pupils | 2 | `range`
oquvchi_soni = len(["Aziz", "Malika", "Sardor"])
for i in oquvchi_soni:
    print(i)

#: an unpacked number | 1 | number
x, y = 10

#: a name that was spelt in Cyrillic | 2 | name
son = 7
print(сон)

#: a loop's name used before the loop | 1 | name
print(k)
for k in range(3):
    pass

#: a total inside a function that has another outside | 3 | `global`
jami = 0
def qosh(n):
    jami += n
qosh(5)

#: a parameter of another function | 4 | name `uzunlik` `yuza()` | never `uzunlik =`
def perimetr(uzunlik, eni):
    return 2 * (uzunlik + eni)
def yuza():
    return uzunlik * 2
yuza()

#: a function handed one value in a list | 3 | argument `b`
def qoshish(a, b):
    return a + b
print(qoshish([3, 4]))

#: a method of a class without brackets in its sum | 6 | bracket
class Savat:
    def __init__(self):
        self.narx = 5000
    def jami(self):
        return self.narx * 2
print(Savat().jami + 1000)

#: an object's value that was never set | 5 | `rang` absent
class Mashina:
    def __init__(self, nomi):
        self.nomi = nomi
m = Mashina("Cobalt")
print(m.rang)

#: an object printed from a class with a value forgotten | 5 | argument `yosh`
class Oquvchi:
    def __init__(self, ism, yosh):
        self.ism = ism
        self.yosh = yosh
aziza = Oquvchi("Aziza")

#: a parent's method by a name that is not there | 6 | `salomlash` absent
class Odam:
    def gapir(self):
        return "Salom"
class Ustoz(Odam):
    pass
print(Ustoz().salomlash())

#: a file opened for a name from a list | 2 | list
fayllar = ["a.txt", "b.txt"]
with open(fayllar) as f:
    print(f.read())

#: a file that was closed and read again | 5 | file `close()`
f = open("kundalik.txt", "w")
f.write("Bugun")
f.close()
g = open("kundalik.txt")
f.read()

#: a line written with a number | 2 | text number
with open("ball.txt", "w") as f:
    f.write(95)

#: a dictionary asked with a dot | 2 | `["shahar"]`
manzil = {"shahar": "Buxoro"}
print(manzil.shahar)

#: a dictionary that add was called on | 2 | absent
lugat = {"olma": "apple"}
lugat.add("nok", "pear")

#: a key with a space too many | 2 | key
davlat = {"poytaxt": "Toshkent"}
print(davlat["poytaxt "])

#: a letter of a text replaced by its place | 2 | text
soz = "kitob"
soz[0] = "K"

#: a text joined from numbers | 1 | text number
print(", ".join([1, 2, 3]))

#: a method of texts called on a number | 2 | number absent
telefon = 998901234567
print(telefon.replace("998", "+998"))

#: a module brought in by half of its functions | 2 | `math` `floor`
from math import sqrt
print(floor(sqrt(10)))

#: a module with its function's name misspelt | 2 | `choice`
import random
print(random.choise(["tosh", "qaychi", "qogoz"]))
