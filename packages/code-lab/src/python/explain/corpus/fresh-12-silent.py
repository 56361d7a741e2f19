#: a title that nobody takes | 2 | nobody_takes
ism = "aziza karimova"
ism.title()
print(ism)

#: an int that nobody takes | 2 | nobody_takes | input 5
yosh = input("Yosh: ")
int(yosh)
print(yosh)

#: a menu's or of texts | 2 | always
tanlov = "c"
while tanlov == "a" or "b":
    break

#: a remove kept and printed | 2 | `None` `remove`
a = [1, 2]
b = a.remove(1)
print(b)
