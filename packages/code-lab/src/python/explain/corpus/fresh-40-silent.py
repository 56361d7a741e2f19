#: a train timetable with a list's sort in a print | 1 | `sort(...)` `sort()`
print([2, 1].sort())

#: a train timetable with a text's method unused | 2 | `s.strip()` `strip()`
s = " a "
s.strip()
print(s)
