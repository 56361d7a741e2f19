#: a for whose last letter was swapped | 2 | `for` | never comma operator
ismlar = ["Gulnora", "Jasur"]
fro ism in ismlar:
    print(ism)

#: a while with a capital letter | 2 | `while` capital
n = 3
While n > 0:
    n -= 1

#: a def with a letter too many | 1 | `def`
deff salom():
    print("Salom")

#: a return that was misspelt in a function | 2 | `return`
def kvadrat(x):
    retrn x * x
print(kvadrat(3))

#: an import with a capital letter | 1 | `import` capital
Import random
print(random.randint(1, 6))

#: True with a small letter | 1 | `True` capital
ochiq = true
print(ochiq)

#: a not that was written with an exclamation mark | 2 | `not`
tayyor = False
if !tayyor:
    print("kut")

#: an and that was written twice as signs | 3 | `and`
yosh = 14
boyi = 160
if yosh > 12 && boyi > 150:
    print("kiradi")

#: a plus plus as in C | 3 | `+= 1`
ochko = 0
for i in range(3):
    ochko++
print(ochko)

#: an answer in curly brackets after if | 2 | colon | never comma
ball = 80
if ball > 70 {
    print("Zor")
}

#: a text that opens with two quotes | 1 | quote
ism = ""Bekzod"
print(ism)

#: an apostrophe of o'zbek in single quotes | 1 | quote inside
til = 'o'zbek tili'

#: a quote that is missing at the front of a print | 1 | quote
print(Xush kelibsiz")

#: a text whose end quote is missing in a list | 1 | quote unclosed
mevalar = ["olma", "anor, "uzum"]

#: an f-text whose bracket is a round one | 2 | `{` brace
ball = 5
print(f"Ball: {ball)")

#: a comma in place of a dot in a call | 2 | comma
import math
print(math,sqrt(16))

#: a bracket closed with a square one | 1 | bracket
print(max([3, 9, 4))

#: a dictionary closed with a square bracket | 1 | bracket
narxlar = {"non": 4000, "sut": 9000]

#: a dictionary with equals signs | 1 | colon
narxlar = {"non" = 4000}

#: a call without a closing bracket at the end of the program | 2 | bracket unclosed
ism = "Shahnoza"
print("Salom", ism

#: an if with no body at all | 3 | indentation
son = 4
if son > 3:
print("katta")

#: a first line that begins with a space | 1 | indentation
 x = 5
print(x)

#: two depths in one body | 4 | indentation
def hisobla(a, b):
    c = a + b
    print(c)
   return c

#: an else in another depth than its if | 4 | indentation
x = 3
if x > 5:
    print("katta")
  else:
    print("kichik")

#: an else without an if | 2 | `else` `if`
print("boshladik")
else:
    print("tugadi")

#: a return outside of any function | 2 | `return` function
yosh = 13
return yosh

#: a continue outside of a loop | 2 | `continue` loop
if True:
    continue

#: an equals sign in a condition | 2 | `==`
rang = "kok"
if rang = "kok":
    print("osmon")

#: a name that begins with a number | 1 | name digit
1oyinchi = "Aziz"

#: a name with a dash in it | 1 | name hyphen
oyin-vaqti = 30

#: a value given to a call | 2 | left
def narx(): return 5
narx() = 10

#: class as the name of a variable | 1 | reserved `class`
class = "7-B"

#: a name misspelt by one letter | 2 | name `natija`
natija = 25
print(natja)

#: a word in print without quotes | 1 | quote
print(Samarqand)

#: a number plus a text that input gave | 2 | text `int` | input 14 | never `str(`
yosh = input("Yosh: ")
print(yosh + 1)

#: a text and a number compared | 2 | text `int` | input 14
yosh = input("Yosh: ")
if yosh >= 18:
    print("katta")

#: a word handed to int | 1 | number digit | input olti
son = int(input("Son: "))

#: a decimal handed to int as text | 1 | `float` | input 3.5
son = int(input("Son: "))

#: a list that is one too short | 2 | index
kunlar = ["du", "se", "ch"]
print(kunlar[3])

#: a loop that goes one too far | 3 | index
ballar = [5, 4]
for i in range(3):
    print(ballar[i])

#: a value taken out that is not in the list | 2 | absent list
sinf = ["Lola", "Umid"]
sinf.remove("Zafar")

#: a list added to with a plus and a word | 2 | list `append`
sinf = ["Lola"]
sinf = sinf + "Umid"

#: a list assigned past its end | 2 | `append`
katak = []
katak[0] = 5

#: a dictionary asked for what it does not have | 2 | key `matematika`
baho = {"fizika": 5}
print(baho["matematika"])

#: a list called with round brackets | 2 | square
a = [1, 2, 3]
print(a(0))

#: a function indexed with square brackets | 3 | bracket
def kub(x):
    return x ** 3
print(kub[2])

#: a function with too few values | 3 | argument `b`
def qosh(a, b):
    return a + b
print(qosh(5))

#: a function with too many values | 3 | argument
def salom(ism):
    print("Salom", ism)
salom("Ali", "Vali")

#: a function used before it is made | 1 | `yugur`
yugur()
def yugur():
    print("yugur")

#: a function that calls itself for ever | 2 | recursion
def sana(n):
    return sana(n - 1)
sana(3)

#: a method without self | 5 | `self`
class It:
    def ovoz():
        print("vov")
rex = It()
rex.ovoz()

#: an attribute without self in a method | 5 | `self.ism`
class Odam:
    def __init__(self, ism):
        self.ism = ism
    def tanish(self):
        print("Men", ism)
Odam("Ra'no").tanish()

#: a file that is not there | 1 | file absent
f = open("sirlar.txt")

#: a file opened for reading and written to | 3 | file `"w"`
open("a.txt", "w").close()
f = open("a.txt", "r")
f.write("salom")

#: a division by a number from input | 2 | zero | input 0
n = int(input())
print(100 / n)

#: a module that is misspelt | 1 | `random` name
import randon

#: a module used without import | 1 | `import`
print(random.randint(1, 6))

#: a length of a number | 2 | number
son = 12345
print(len(son))
