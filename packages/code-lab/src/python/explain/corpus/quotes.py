#: a quote never closed | 1 | quote unclosed | never comma bracket
print("Salom)

#: a quote never opened | 1 | quote | never comma
print(Salom")

#: no quotes around one word | 1 | quote `Salom`
print(Salom)

#: no quotes around two words | 1 | quote | never operator
print(Salom dunyo)

#: a quote inside quotes | 1 | quote inside | never operator
print("U dedi: "salom"")

#: an apostrophe inside apostrophes | 1 | quote
print('O'zbekiston')

#: three quotes never closed | 1 | triple unclosed
matn = """Birinchi qator
ikkinchi qator
print(matn)

#: quotes that do not match | 1 | quote
print("Salom')

#: a Windows path | 1 | backslash
yol = "C:\Users\Ali"
print(yol)

#: typographic quotes | 1 | quote
print(“Salom”)

#: a value that lost its quotes | 1 | quote `Ali`
ism = Ali
print(ism)

#: an f-string with a brace open | 2 | brace
ism = "Ali"
print(f"Salom {ism")

#: an apostrophe never closed | 1 | quote unclosed
ism = 'Ali

#: a quote never closed in a call of input | 1 | quote unclosed | input a
ism = input("Ismingiz? )
print(ism)

#: a text over two lines | 1 | quote unclosed
matn = "Birinchi
ikkinchi"

#: a bracket open inside an f-string | 2 | bracket
d = {"ism": "Ali"}
print(f"Salom {d["ism"}")

#: a text begun with three and ended with one | 1 | triple unclosed
matn = """Salom"
print(matn)

#: three words without quotes | 1 | quote | never operator
print(Salom aziz dunyo)

#: words and a sign without quotes | 1 | quote | never operator
print(Salom dunyo!)

#: Russian words without quotes | 1 | quote | never operator
print(Привет мир)

#: Uzbek words with apostrophes without quotes | 1 | quote
print(O'zbekiston)

#: words in input without quotes | 1 | quote | never operator
ism = input(Ismingiz nima)

#: a question in input without quotes | 1 | quote | never operator
yosh = input(Yosh?)

#: a list of words without quotes | 1 | quote
mevalar = [olma, anor]

#: a key that lost its quotes | 2 | quote
d = {"ism": "Ali"}
print(d[ism])

#: guillemets | 1 | quote
print(«Salom»)

#: a backslash at the end of a path | 1 | backslash
yol = "C:\papka\"
print(yol)

#: an Uzbek apostrophe in apostrophes | 1 | quote
print('to'g'ri')

#: direct speech in quotes | 1 | quote inside
gap = "Ali "salom" dedi"

#: a text and a name side by side | 2 | comma
ism = "Ali"
print("Salom" ism)

#: a name and a text side by side | 2 | comma
ism = "Ali"
print(ism "salom")

#: a text, a name and a text | 2 | comma
yosh = 5
print("Men" yosh "yoshdaman")

#: f apart from its text | 2 | `f"`
ism = "Ali"
print(f "Salom {ism}")

#: an f-string with an empty brace | 1 | brace
print(f"Salom {}")

#: an f-string with one brace too many | 2 | brace
ism = "Ali"
print(f"Salom {ism}}")

#: an open Windows path | 1 | backslash | never `loyihaga`
f = open("C:\Users\Ali\a.txt")
