/** What the types of Python are called. */
const kinds: Readonly<Record<string, string>> = {
  range: 'oraliq (range)',
  bytes: 'baytlar',
  Turtle: 'toshbaqa',
  int: 'butun son',
  float: 'kasr son',
  str: 'matn',
  list: 'roʻyxat',
  tuple: 'kortej',
  dict: 'lugʻat',
  set: 'toʻplam',
  bool: 'mantiqiy qiymat',
  NoneType: 'None',
  function: 'funksiya',
  TextIOWrapper: 'fayl',
}
/** Whose a method is. */
export const owners = { str: 'matnning', list: 'roʻyxatning', dict: 'lugʻatning' }
export const kind = (type: string): string => kinds[type] ?? type
