import { beforeAll, expect, test } from 'vitest'
import { pythonInNode } from '../python-in-node.ts'
import { explainError } from './explain-error.ts'
import { findRule, type RuleName } from './rules.ts'

let run: Awaited<ReturnType<typeof pythonInNode>>
beforeAll(async () => {
  run = await pythonInNode()
})

/** Programs as beginners write them, and the rule that must explain Python's error for each. */
const programs: readonly (readonly [RuleName, string])[] = [
  ['old_print', "print 'salom'"],
  ['never_closed', 'print("a"'],
  ['unmatched', 'x = 1)'],
  ['unmatched', 'x = (1]'],
  ['unterminated_string', 'print("salom)'],
  ['apostrophe', "s = 1\nx = 'it's'"],
  ['quote_inside', "x = 'it's'"],
  ['f_string', "print(f'{x')"],
  ['colon', 'x = 5\nif x == 5\n  print(x)'],
  ['assign_in_condition', 'if x = 5:\n  pass'],
  ['assign_to_value', '5 = x'],
  ['assign_to_value', '5 = x'],
  ['assign_to_word', 'True = 5'],
  ['comma_between', "print('a' 'b' 5)"],
  ['comma', 'print("a" 5); x = /'],
  ['curly_quote', 'print(“salom”)'],
  ['strange_character', 'x = 5 № 3'],
  ['name_with_digit', '1a = 3'],
  ['else_alone', 'else:\n  pass'],
  ['colon_here', 'while True print(1)'],
  ['return_outside', 'return 5'],
  ['break_outside', 'break'],
  ['break_outside', 'continue'],
  ['tabs', 'if True:\n\tx=1\n        y=2'],
  ['block_missing', 'def f():\nprint(1)'],
  ['unindent', 'if True:\n    x=1\n   y=2'],
  ['indent', '  x = 1'],
  ['syntax', 'x = 5;;'],
  ['local_before', 'def f():\n  print(x)\n  x = 1\nf()'],
  ['name_similar', 'prnt("a")'],
  ['name_similar', 'name = 5\nprint(Name)'],
  ['name_import', 'print(math.pi)'],
  ['name', 'salom()'],
  ['text_quotes', 'print(salom)'],
  ['number_text', '"yosh: " + 5'],
  ['text_plus_number', '"a" + [1]'],
  ['operands', '1 + [2]'],
  ['text_number', '"5" > 3'],
  ['compare', '"a" > 3'],
  ['argument_missing', 'def f(a, b): pass\nf(1)'],
  ['argument_extra', 'def f(a): pass\nf(1, 2)'],
  ['argument_name', 'def f(a): pass\nf(b=1)'],
  ['number_called', 'x = 5\nx(2)'],
  ['not_callable', 'x = [5]\nx[0](2)'],
  ['not_subscriptable', 'x = 5\nx[0]'],
  ['no_item_assignment', '"abc"[0] = "x"'],
  ['not_iterable', 'for i in 5: pass'],
  ['no_length', 'len(2.5)'],
  ['digits', 'len(5)'],
  ['not_whole', 'chr(2.5)'],
  ['index_not_whole', '[1, 2]["a"]'],
  ['unhashable', 'd = {}\nd[[1]] = 2'],
  ['number_of_many', 'int([])'],
  ['type', 'print(**5)'],
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
  ['attribute_of_none', 'x = [None]\nx[0].append(1)'],
  ['attribute', '"abc".qosh("d")'],
  ['attribute_of_module', 'import math\nmath.zzzz(4)'],
  ['module', 'import matematika'],
  ['import_name', 'from math import zzzz'],
  ['file', 'open("yoq.txt")'],
  ['recursion', 'def f(): return f()\nf()'],
  ['lookalike', 's\u043En = 5\nprint(son)'],
  ['lookalike', 'print(n\u0430me)'],
  ['lookalike', 'f\u043Er i in range(3):\n  pass'],
  ['lookalike', '[].\u0430ppend(2)'],
  ['lookalike', '\u043D\u043E\u043C = 1\nprint(\u043Do\u043C)'],
  ['else_if', 'x = 1\nif x:\n  pass\nelse if x:\n  pass'],
  ['increment', 'x = 1\nx++'],
  ['increment', 'x = 1\nx--\nprint(x)'],
  ['assign_to_expression', '1 + 2 = 3'],
  ['none_returned', 'def f(): pass\ny = f() + "a"'],
  ['none_sometimes', 'def f(x):\n  if x: return 1\ny = f(0) + 1'],
  ['none_of_print', 'x = print("a")\ny = x + 1'],
  ['none_in_place', 'x = [1].sort()\nfor i in x: pass'],
  ['none', 'x = None\nx.append(1)'],
  ['times', 'a = 2\nb = 3a'],
  ['times', 'a = 2\nb = (a + 1)(a - 1)'],
  ['operator', 'a = 2\nb = 3 a'],
  ['declared', 'int x = 5'],
  ['never_closed', 'if (1 > 2:\n  pass'],
  ['index_append', 'a = []\na[0] = 5'],
  ['branch', 'x = 5\nif x > 10:\n  y = 3\nprint(y)'],
  ['branch', 'def f(x):\n  if x > 10:\n    y = 1\n  return y\nf(3)'],
  ['branch', 'for i in []:\n  z = i\nprint(z)'],
  ['branch', 'try:\n  int("a")\n  z = 1\nexcept ValueError: pass\nprint(z)'],
  ['later', 'f()\ndef f(): pass'],
  ['global', 'x = 0\ndef g():\n  x = x + 1\ng()'],
  ['other_scope', 'def f():\n  ichki = 1\nf()\nprint(ichki)'],
  ['shadowed', 'sum = 0\nprint(sum([1]))'],
  ['raised', 'raise ValueError("yosh manfiy")'],
  ['absent_package', 'import numpy as np'],
  ['drawing_package', 'import pygame'],
  ['threads', 'import threading\nthreading.Thread(target=print).start()'],
  ['processes', 'import subprocess\nsubprocess.run(["ls"])'],
  ['processes', 'import os\nos.system("dir")'],
  ['processes', 'import os\nos.popen("ls").read()'],
  ['processes', 'import multiprocessing\nmultiprocessing.Process(target=print).start()'],
  [
    'network',
    'raise_ = OSError(23, "Host is unreachable")\ndef f(): return (_ for _ in ()).throw(raise_)\nf()',
  ],
  ['too_large', 'x = [0] * 10**10'],
  ['c_for', 'for (i = 0; i < 5; i++) { print(i) }'],
  ['braces', 'x = 3\nif x > 2 {\n  print(x)\n}'],
  ['logic_sign', 'x = 3 && 4'],
  ['sign_order', 'x = 1\nif x => 3: pass'],
  ['sign_space', 'x = 1\nif x = = 3: pass'],
  ['walrus', 'x := 5'],
  ['then_word', 'x = 1\nif x > 3 then:\n  pass'],
  ['operand_missing', 'x = 5 +\nprint(x)'],
  ['operand_missing', 'x = 5\nif x > 3 or:\n  pass'],
  ['module_case', 'import Random'],
  ['tuple_append', '(1, 2).append(3)'],
  ['dict_dot', 'd = {"a": 1}\nd.a'],
  ['not_number', `int("o'n")`],
  ['function_word', 'function f():\n  pass'],
  ['leading_zero', 'x = 08'],
  ['keyword_name', 'class = 5'],
  ['null_name', 'x = null'],
  ['text_times_text', '"a" * "b"'],
  ['tuple_comma', 'x = 1,5\nx + 1'],
  ['list_plus', '[1] + 2'],
  ['join_texts', '",".join([1, 2])'],
  ['write_text', 'open("a.txt", "w").write(5)'],
  ['type_for', 'abs("a")'],
  ['self_first', 'class A:\n  def f(): pass\nA().f()'],
  ['self_missing', 'def d(f): return f\nclass A:\n  @d\n  def f(): pass\nA().f()'],
  ['empty_of', 'max([])'],
  ['negative_root', 'import math\nmath.sqrt(-1)'],
  ['choose_empty', 'import random\nrandom.choice([])'],
  ['format_few', '"{} {}".format(1)'],
  ['attribute_similar', 'import math\nmath.sqroot(4)'],
  ['attribute_set', 'd = {}\nd.x = 5'],
  ['length', '[1].length'],
  ['text_append', '"abc".append("d")'],
  ['list_push', '[1].push(2)'],
  ['import_similar', 'from random import randit'],
  ['pip', 'pip install numpy'],
  ['pip', 'python -m pip install requests'],
  ['def_brackets', 'def salom:\n  pass'],
  ['name_case', 'PRINT("a")'],
  ['function_not_called', 'x = input\nprint(x + 1)'],
  ['function_not_called', 'def f(): return 1\nprint("a" + f)'],
  ['operands_same', '"a" - "b"'],
  ['operands_same', '[1] - [2]'],
  ['called_collection', 'a = [1, 2, 3]\nprint(a(0))'],
  ['called_collection', '[1, 2](0)'],
  ['called_text', 'print("Javob:" (2 + 3))'],
  ['unpack_one', 'x, y = 5'],
  ['percent_few', '"%s %s" % 1'],
  ['raise_text', 'raise "xato"'],
  ['not_in_text', '"abc".index("z")'],
  ['float_overflow', '10**400 * 1.5'],
  ['changed_in_loop', 'd = {1: 1}\nfor k in d: d[k + 1] = 1'],
  ['assertion_said', 'assert 1 == 2, "hisob"'],
  ['other', 'next(iter([]))'],
  ['assertion', 'assert 1 == 2'],
  ['memory', 'def f(): return (_ for _ in ()).throw(MemoryError())\nf()'],
]

function errorOf(program: string) {
  const { result } = run(program)
  if (result.outcome !== 'error') throw new Error('the program has no error')
  return result.error
}

test.each(programs)('%s explains %j', (rule, program) => {
  const error = errorOf(program)
  expect(`${findRule(error)?.rule} for ${error.message}`).toBe(`${rule} for ${error.message}`)
  for (const lang of ['uz', 'ru'] as const) {
    const text = explainError(error, lang)
    expect(text).toMatch(/\p{L}{2}/u)
    expect(text).not.toMatch(/undefined|«»|NoneType|'int'/)
  }
})

test('an error a program raised itself is told in its own words', () => {
  const error = errorOf('class Xato(Exception): pass\nraise Xato("bu yerga kirmang")')
  for (const lang of ['uz', 'ru'] as const) expect(explainError(error, lang)).toContain('«bu yerga kirmang»')
})

test('a letter of another alphabet is named, with its name, its place and its line', () => {
  const error = errorOf('x = 1\ns\u043En = 5\nprint(son)')
  expect(error.clue).toMatchObject({ name: 's\u043En', other: 'son', letter: '\u043E', count: 2, line: 2 })
  expect(explainError(error, 'uz')).toMatch(/^2-qatordagi «s\u043En» nomining 2-harfi — kirillcha «\u043E»/)
})

test('a branch that was left out is told by its lines', () => {
  const error = errorOf('ball = 3\nif ball > 5:\n  baho = 1\nprint(baho)')
  expect(error.clue).toMatchObject({ kind: 'branch', name: 'baho', line: 3, branch: 'if', head: 2 })
})

test('a class is called by its own name', () => {
  const error = errorOf('class Mushuk:\n  def __init__(self, ism): pass\nMushuk()')
  expect(explainError(error, 'uz')).toMatch(/^Mushuk\(\)/)
})

test('an error of the library is no clue of the program', () => {
  expect(errorOf('import json\njson.loads("{")').clue).toBeUndefined()
})
