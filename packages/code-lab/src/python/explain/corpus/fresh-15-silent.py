#: numbers printed by a loop in a function that is printed | 4 | `None` | never `print oʻrniga return` `return вместо print`
def jadval(n):
    for i in range(1, 4):
        print(n, "x", i, "=", n * i)
print(jadval(5))

#: a not-equal with or | 2 | never `== 'ha' or`
javob = "ok"
if javob != "ha" or "yoq":
    print("xato javob")

#: a range counted backwards | 1 | `-1`
for i in range(10, 0):
    print(i)

#: replace that nobody takes | 2 | nobody_takes
matn = "salom dunyo"
matn.replace("salom", "xayr")
print(matn)

#: two answers joined | 3 | text | input 4, 5
a = input("a: ")
b = input("b: ")
print(a + b)

#: a function written without brackets | 3 | `salom()`
def salom():
    print("Salom!")
salom

#: append that is kept | 2 | `None`
ismlar = ["Ali"]
ismlar = ismlar.append("Vali")
print(ismlar)

#: a generator printed | 1 | list
print(map(str, [1, 2]))
