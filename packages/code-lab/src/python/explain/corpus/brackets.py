#: a bracket never closed | 1 | bracket unclosed
print("Salom"
x = 5

#: one bracket too many | 1 | bracket
print("Salom"))

#: the wrong bracket | 1 | bracket
sonlar = [1, 2, 3)

#: print without brackets | 1 | bracket `print`
print "Salom"

#: a comma between the items of a list | 1 | comma
sonlar = [1 2 3]

#: a comma between the arguments | 2 | comma
yosh = 12
print("Yosh:" yosh)

#: a list called as a function | 2 | square
sonlar = [1, 2, 3]
print(sonlar(0))

#: a brace for a block | 2 | colon | never comma
x = 5
if x > 3 {
    print(x)
}

#: a dictionary without a colon | 1 | colon
yoshlar = {"Ali" 12, "Vali": 13}

#: a list never closed | 1 | bracket unclosed
sonlar = [1, 2, 3
print(sonlar)

#: a bracket never closed before a block | 2 | bracket unclosed
x = 5
if (x > 3:
    print(x)

#: a bracket never closed at the end | 1 | bracket unclosed
print(int("5")

#: a dictionary never closed | 1 | bracket unclosed
d = {"a": 1, "b": 2
print(d)

#: a bracket never opened | 1 | bracket
x = 5 + 3)

#: a bracket never closed in a call of input | 1 | bracket unclosed | input 5
yosh = int(input("Yosh? ")
print(yosh)

#: square brackets for a call | 1 | bracket
print["Salom"]

#: a product without its sign | 2 | `*`
x = 5
y = 2x

#: a product of two brackets | 2 | `*`
a = 3
print((a + 1)(a - 1))

#: two values side by side in a sum | 2 | operator
a = 3
b = 4 a

#: a comma at the end of a call is not closed | 1 | bracket unclosed
print("a",

#: a comma missing between texts and numbers | 1 | comma
baholar = ["Ali", 5 "Vali", 4]

#: a comma missing in a dictionary | 1 | comma
d = {"a": 1 "b": 2}

#: a comma missing between parameters | 1 | comma
def qoshish(a b):
    return a + b

#: equals in a dictionary | 1 | colon
d = {"a" = 1}

#: a dictionary with angle brackets | 1 | bracket
d = <1, 2>

#: a semicolon between arguments | 1 | comma
print("a"; "b")

#: a brace after else | 4 | colon | never comma
x = 1
if x > 2:
    print(1)
else {
    print(2)
}

#: a plus without a value | 2 | `+`
x = 5
y = x +
print(y)

#: two signs in a row | 1 | `*`
x = 5 * / 2

#: x-- | 2 | `-= 1`
x = 1
x--

#: an x for a product | 1 | `*`
print(5 x 3)

#: a degree sign | 2 | `**` | never comma
x = 3
y = x²

#: a colon for a division | 1 | `/`
print(10 : 2)

#: a decimal comma in a sum | 2 | `1.5`
narx = 1,5
print(narx * 2 + 1)
