#: a map printed without a list | 1 | `list(`
print(map(int, ["1", "2"]))

#: a name printed in quotes with braces and a sum | 3 | `f`
a = 3
b = 4
print("Yigindi: {a + b}")

#: a number compared with a text in a while | 4 | text `int` | input 3
javob = input("Son? ")
n = 0
while n < 2:
    if javob == 3:
        print("topdi")
    n += 1

#: a counter in a range that goes down without a step | 1 | loop
for i in range(10, 0):
    print(i)

#: a strip that nobody takes | 2 | nobody_takes
ism = "  Aziza "
ism.strip()
print(ism)

#: a reverse given to a name and printed | 2 | `None` `reverse`
a = [1, 2, 3]
b = a.reverse()
print(b)

#: a condition joined by or with a number | 2 | always
oy = 5
if oy == 12 or 1 or 2:
    print("qish")

#: a text replaced that nobody takes | 2 | nobody_takes
gap = "salom dunyo"
gap.replace("dunyo", "olam")
print(gap)

#: a method without brackets alone | 3 | bracket
a = [3, 1]
print(a)
a.sort

#: a sum with the signs the wrong way round | 3 | `+=`
jami = 0
for i in range(3):
    jami =+ i
print(jami)
