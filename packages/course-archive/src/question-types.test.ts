import { expect, test } from 'vitest'
import { checkLesson } from './lesson-faults.ts'

const faultsOf = (fields: object) =>
  checkLesson(
    {
      id: 'dars',
      type: 'Learn',
      title: { uz: 'Dars' },
      questions: [
        {
          id: 'yozma',
          type: 'typed-answer',
          text: { uz: 'Yozing' },
          hint: { uz: 'Oʻylang' },
          success: { uz: 'Shunday' },
          ...fields,
        },
      ],
    },
    [],
  ).faults.map(({ code, path }) => [code, path])

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
