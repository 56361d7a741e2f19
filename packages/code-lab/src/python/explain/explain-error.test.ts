import { beforeAll, expect, test } from 'vitest'
import { pythonInNode } from '../python-in-node.ts'
import { explainError } from './explain-error.ts'
import { findRule, type RuleName } from './rules.ts'

let run: Awaited<ReturnType<typeof pythonInNode>>
beforeAll(async () => {
  run = await pythonInNode()
}, 60_000)

/** Programs as beginners write them, and the rule that must know what Python says about each. */
const programs: readonly (readonly [RuleName, string])[] = [
  ['old_print', "print 'salom'"],
  ['never_closed', 'print("a"'],
  ['unmatched', 'x = 1)'],
  ['unmatched', 'x = (1]'],
  ['unterminated_string', 'print("salom)'],
  ['unterminated_string', "x = 'it's'"],
  ['f_string', "print(f'{x')"],
  ['colon', 'x = 5\nif x == 5\n  print(x)'],
  ['assign_in_condition', 'if x = 5:\n  pass'],
  ['assign_to_value', '5 = x'],
  ['assign_to_value', 'True = 5'],
  ['comma', "print('a' 'b' 5)"],
  ['curly_quote', 'print(“salom”)'],
  ['strange_character', 'x = 5 № 3'],
  ['name_with_digit', '1a = 3'],
  ['else_alone', 'else:\n  pass'],
  ['colon_missing', 'while True print(1)'],
  ['return_outside', 'return 5'],
  ['break_outside', 'break'],
  ['break_outside', 'continue'],
  ['tabs', 'if True:\n\tx=1\n        y=2'],
  ['block_missing', 'def f():\nprint(1)'],
  ['unindent', 'if True:\n    x=1\n   y=2'],
  ['indent', '  x = 1'],
  ['syntax', 'x = = 5'],
  ['local_before', 'def f():\n  print(x)\n  x = 1\nf()'],
  ['name_similar', 'prnt("a")'],
  ['name_similar', 'name = 5\nprint(Name)'],
  ['name_import', 'print(math.pi)'],
  ['name', 'print(salom)'],
  ['text_plus_number', '"yosh: " + 5'],
  ['operands', '1 + "a"'],
  ['compare', '"5" > 3'],
  ['argument_missing', 'def f(a, b): pass\nf(1)'],
  ['argument_extra', 'def f(a): pass\nf(1, 2)'],
  ['argument_extra', 'class A:\n  def f(): pass\nA().f()'],
  ['argument_name', 'def f(a): pass\nf(b=1)'],
  ['not_callable', 'x = 5\nx()'],
  ['not_subscriptable', 'x = 5\nx[0]'],
  ['no_item_assignment', '"abc"[0] = "x"'],
  ['not_iterable', 'for i in 5: pass'],
  ['no_length', 'len(5)'],
  ['not_whole', 'range("5")'],
  ['index_not_whole', '[1, 2]["0"]'],
  ['unhashable', 'd = {}\nd[[1]] = 2'],
  ['type', 'int([])'],
  ['empty_number', 'int("")'],
  ['decimal_comma', 'float("1,5")'],
  ['int_of_decimal', 'int("1.5")'],
  ['not_number', 'int("abc")'],
  ['unpack_many', 'a, b = 1, 2, 3'],
  ['unpack_few', 'a, b = [1]'],
  ['not_in_list', '[1].remove(2)'],
  ['not_in_list', '[1].index(2)'],
  ['json', 'import json\njson.loads("{a")'],
  ['value', 'chr(-1)'],
  ['pop_empty', '[].pop()'],
  ['index', '[1, 2][5]'],
  ['key', '{"a": 1}["b"]'],
  ['zero', '1 / 0'],
  ['attribute_of_none', 'x = None\nx.append(1)'],
  ['attribute', '"abc".push("d")'],
  ['attribute', 'import math\nmath.sqroot(4)'],
  ['module', 'import matematika'],
  ['import_name', 'from math import sqroot'],
  ['file', 'open("yoq.txt")'],
  ['recursion', 'def f(): return f()\nf()'],
  ['assertion', 'assert 1 == 2'],
  ['memory', 'raise MemoryError'],
]

test.each(programs)('%s explains %j', (rule, program) => {
  const { result } = run(program)
  if (result.outcome !== 'error') throw new Error('the program has no error')
  expect(`${findRule(result.error)?.rule} for ${result.error.message}`).toBe(
    `${rule} for ${result.error.message}`,
  )
  for (const lang of ['uz', 'ru'] as const) {
    const text = explainError(result.error, lang)
    expect(text).toMatch(/\p{L}{2}/u)
    expect(text).not.toMatch(/undefined|«»|NoneType|'int'/)
  }
})

test('an error a program made up itself is left to its own words', () => {
  const { result } = run('class Xato(Exception): pass\nraise Xato("bu yerga kirmang")')
  if (result.outcome !== 'error') throw new Error('the program has no error')
  expect(explainError(result.error, 'uz')).toBeUndefined()
})
