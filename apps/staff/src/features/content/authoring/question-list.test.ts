import { expect, test } from 'vitest'
import { firstWords } from './question-list.tsx'

test.each([
  ['## Dastur — **aniq** buyruqlar', 'Dastur — aniq buyruqlar'],
  ['Dastur `NameError` berdi', 'Dastur NameError berdi'],
  ['![Mushuk](media/mushuk.png) Bu [kim](https://qadam.uz)?', 'Mushuk Bu kim?'],
  ['- bir\n- ikki', 'bir\nikki'],
  ['5 * 3 = 15', '5 * 3 = 15'],
  ['*Muhim*: `a*b`, __init__', 'Muhim: a*b, __init__'],
  ['| Son | Tub |\n| --- | :-: |\n| 2 | ha |\n\nQaysi biri?', 'Son Tub\n2 ha\n\nQaysi biri?'],
  ['a | b va ||', 'a | b va ||'],
  ['snake_case va 3 - 2', 'snake_case va 3 - 2'],
])('of %s a list shows the words', (markdown, words) => {
  expect(firstWords(markdown)).toBe(words)
})
