#: a zip printed as it is | 3 | `list(`
a = [1, 2]
b = [3, 4]
print(zip(a, b))

#: a function called without brackets alone | 3 | bracket
def kirish():
    print("salom")
kirish
print("tamom")

#: a rounded price that nobody takes | 2 | nobody_takes
narx = 3.14159
round(narx, 2)
print(narx)

#: a counter made with a wrong sign | 4 | `+=`
soni = 0
for harf in "olma":
    if harf == "a":
        soni =+ 1
print(soni)

#: an extend kept in a name and printed | 2 | `None` `extend`
a = [1]
b = a.extend([2])
print(b)

#: a name with an attribute in braces | 2 | `f`
soz = "kitob"
print("Uzunligi: {len(soz)}")
