/** What the types of Python are called. */
const kinds: Readonly<Record<string, string>> = {
  range: 'диапазон (range)',
  bytes: 'байты',
  Turtle: 'черепашка',
  int: 'целое число',
  float: 'дробное число',
  str: 'текст',
  list: 'список',
  tuple: 'кортеж',
  dict: 'словарь',
  set: 'множество',
  bool: 'логическое значение',
  NoneType: 'None',
  function: 'функция',
  TextIOWrapper: 'файл',
}
/** Whose a method is. */
export const owners = { str: 'текста', list: 'списка', dict: 'словаря' }
export const kind = (type: string): string => kinds[type] ?? type
