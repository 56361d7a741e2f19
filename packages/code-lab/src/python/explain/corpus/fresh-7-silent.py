#: a name in a text without f | 2 | `f`
ism = "Madina"
print("Salom, {ism}!")

#: a sorted list that nobody takes | 2 | nobody_takes
ballar = [3, 5, 4]
sorted(ballar)
print(ballar)

#: a price that is compared in place of given | 2 | compares
narx = 5000
narx == 7000
print(narx)

#: an upper-case text that nobody takes | 2 | nobody_takes
soz = "toshkent"
soz.upper()
print(soz)

#: a function that prints, whose result is added | 3 | `return` `print`
def ikki_karra(x):
    print(x * 2)
n = ikki_karra(4)
print("Javob:", n)

#: two numbers from input put beside each other | 3 | text `int` | input 2, 3
a = input("a: ")
b = input("b: ")
print(a + b)

#: a list sorted and given to a name | 2 | `None` `sort`
sonlar = [3, 1, 2]
tartib = sonlar.sort()
print(tartib)

#: a condition with or and a lone word | 2 | always
javob = "yoq"
if javob == "ha" or "xa":
    print("Zor")

#: a function whose brackets were forgotten | 3 | bracket
def boshla():
    print("Oyin boshlandi")
boshla

#: an answer compared with a number | 2 | text `int` | input 7
javob = input("3+4=? ")
if javob == 7:
    print("Barakalla")
else:
    print("Xato")
