#: a print of a procedure in an f-string | 3 | `None`
def chiz():
    print("***")
print(f"Natija: {chiz()}")

#: a result of reverse kept and printed | 2 | `None`
a = [1, 2]
b = a.reverse()
print(b)

#: a not-equal chain | 2 | always
t = "x"
while t != "ha" or "yo'q":
    break

#: a comparison with a number of an asked text | 2 | `int` | input 18
yosh = input("Yosh: ")
print("teng" if yosh == 18 else "teng emas")

#: a plus of three answers | 4 | text | input 1, 2, 3
a = input()
b = input()
c = input()
print(a + b + c)

#: a list printed with its method | 2 | never quote
a = [3, 1, 2]
print(a.sort())
