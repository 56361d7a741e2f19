#: missing f | 2 | argument quote `{ism}`
ism = "Laylo"
print("Salom, {ism}!")

#: replace unused | 2 | argument nobody_takes `replace()`
telefon = "+998 90 123"
telefon.replace(" ", "")
print(telefon)

#: unused result | 2 | argument nobody_takes `upper()`
s = "salom"
s.upper()
print(s)

#: eqeq assign | 2 | argument compares `ball == 10`
ball = 0
ball == 10
print(ball)

#: or truth | 2 | always compares `javob == 'xa'` `javob ==` | input yo'q
javob = input()
if javob == "ha" or "xa":
    print("Davom etamiz")
else:
    print("Tugadi")

#: range 2 neg | 1 | capital loop `0, -1`
for i in range(10, 0):
    print(i)
print("Start!")

#: call no paren | 4 | bracket name `salom`
def salom():
    print("Salom!")

salom
