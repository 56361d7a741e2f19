#: a guess game whose equality never holds | 3 | `int(taxmin)` `input()` | input 7
son = 7
taxmin = input()
if taxmin == 7:
    print("topdingiz")
