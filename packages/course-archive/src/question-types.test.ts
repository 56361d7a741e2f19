import { expect, test } from 'vitest'
import { checkLesson } from './lesson-faults.ts'

const faultsIn = (question: object) =>
  checkLesson(
    {
      id: 'dars',
      type: 'Learn',
      title: { uz: 'Dars' },
      questions: [question],
    },
    [],
  ).faults.map(({ code, path }) => [code, path])

const faultsOf = (fields: object) =>
  faultsIn({
    id: 'yozma',
    type: 'typed-answer',
    text: { uz: 'Yozing' },
    hint: { uz: 'Oʻylang' },
    success: { uz: 'Shunday' },
    ...fields,
  })

test('a typed answer is whole with its format and one answer', () => {
  expect(faultsOf({ format: 'word', accepted: [{ uz: 'olma', ru: 'яблоко' }, { uz: 'apple' }] })).toEqual([])
  expect(faultsOf({ format: 'number', accepted: [{ uz: '3,14' }], tolerance: 0.01 })).toEqual([])
})

test.each([
  [{ accepted: [{ uz: 'olma' }] }, ['missing', 'format']],
  [{ format: 'word', accepted: [] }, ['too_few', 'accepted']],
  [{ format: 'word', accepted: [{ uz: ' ' }] }, ['missing', 'accepted.0.uz']],
  [{ format: 'number', accepted: [{ uz: '5' }, { uz: 'besh' }] }, ['wrong', 'accepted.1.uz']],
  [{ format: 'number', accepted: [{ uz: '5', ru: 'пять' }] }, ['wrong', 'accepted.0.ru']],
  [{ format: 'word', accepted: [{ uz: 'olma' }], tolerance: 1 }, ['wrong', 'tolerance']],
])('what is wrong with %j is named with its place', (fields, fault) => {
  expect(faultsOf(fields)).toEqual([fault])
})

const exercise = (fields: object = {}) => ({
  ...{ id: 'bir', title: { uz: 'Bir' }, text: { uz: 'Birni chiqaring' }, language: 'python', starter: '' },
  ...{ solution: 'print(1)', checks: [{ id: 'chiqdi', title: { uz: 'Chiqdi' }, output: '1' }] },
  ...fields,
})
const place = '```exercise\nbir\n```'
const infoFaults = (text: string, exercises: object[]) =>
  faultsIn({ id: 'matn', type: 'info', text: { uz: text }, exercises })

const fading = (first: object, second: object) => [
  exercise({ fading: 'f', example: { uz: 'Namuna' }, ...first }),
  exercise({ id: 'ikki', fading: 'f', ...second }),
]

test('the steps of one problem are whole with an example, and go from much help to none', () => {
  const two = { solution: 'a = 1\nprint(a)\n' }
  const steps = [
    exercise({
      ...two,
      stage: 'order',
      starter: 'print(a)\na = 1\n',
      fading: 'f',
      example: { uz: 'Namuna' },
    }),
    exercise({ ...two, id: 'ikki', stage: 'gaps', starter: '___ = 1\nprint(___)\n', fading: 'f' }),
    exercise({ ...two, id: 'uch', fading: 'f' }),
  ]
  expect(infoFaults(place, steps)).toEqual([])
})

test('an exercise stands where the text names it, or below it', () => {
  expect(infoFaults(`Avval.\n\n${place}\n\nKeyin.`, [exercise()])).toEqual([])
  expect(infoFaults('Matn', [exercise(), exercise({ id: 'ikki' })])).toEqual([])
})

test.each([
  ['Matn', [exercise(), exercise()], ['repeated_id', 'exercises']],
  [place, [], ['no_exercise', 'text.uz']],
  [`${place}\n\n${place}`, [exercise()], ['exercise_twice', 'text.uz']],
  ['Matn', [exercise({ solution: '' })], ['starter_solved', 'exercises.0.solution']],
  [
    'Matn',
    [exercise({ repair: true, starter: '# yozing', solution: 'print(1 + 2)' })],
    ['repair_unlike', 'exercises.0.starter'],
  ],
  ['Matn', [exercise({ checks: [] })], ['too_few', 'exercises.0.checks']],
  [
    'Matn',
    [exercise({ checks: [{ id: 'a', title: { uz: 'A' } }] })],
    ['empty_check', 'exercises.0.checks.0'],
  ],
  [
    'Matn',
    [exercise({ language: 'web', checks: [{ id: 'a', title: { uz: 'A' }, hidden: true, assert: 'x' }] })],
    ['hidden_web_check', 'exercises.0.checks'],
  ],
  ['Matn', [exercise({ stage: 'order', starter: 'print(2)' })], ['order_unlike', 'exercises.0.starter']],
  ['Matn', [exercise({ stage: 'gaps', starter: 'print(2)' })], ['gaps_unlike', 'exercises.0.starter']],
  ['Matn', [exercise({ stage: 'gaps', starter: 'prin(___)' })], ['gaps_unlike', 'exercises.0.starter']],
  [
    'Matn',
    [exercise({ language: 'web', stage: 'gaps', starter: 'print(___)' })],
    ['fading_web', 'exercises.0.language'],
  ],
  ['Matn', [exercise({ example: { uz: 'Namuna' } })], ['fading_steps', 'exercises.0.example']],
  ['Matn', [exercise({ fading: 'f' })], ['fading_steps', 'exercises.0.example']],
  ['Matn', [exercise({ fading: 'f', example: { uz: 'Namuna' } })], ['fading_steps', 'exercises.0.fading']],
  [
    'Matn',
    fading({ stage: 'write' }, { stage: 'order', starter: 'print(1)\n\n' }),
    ['fading_steps', 'exercises.1.stage'],
  ],
  [
    'Matn',
    [...fading({}, {}), exercise({ id: 'uch' }), exercise({ id: 'tort', fading: 'f' })],
    ['fading_steps', 'exercises.3.fading'],
  ],
  [place.replace('bir', 'ikki'), fading({}, {}), ['fading_place', 'text.uz']],
])('what is wrong with the exercises of %j is named with its place: %j', (text, exercises, fault) => {
  expect(infoFaults(text, exercises)).toContainEqual(fault)
})
