import { expect, test } from 'vitest'
import { addressReader, orderBy } from './address.ts'
import { orderShown, orderSought, sortRows } from './list-sort.ts'

const rows = [
  { name: 'Guruh 10', students: 3, teacher: 'Malika' },
  { name: 'Guruh 2', students: 12, teacher: null },
  { name: 'Oʻktam', students: 3, teacher: 'Aziz' },
]
const names = (column: string, direction: 'ascending' | 'descending' = 'ascending') =>
  sortRows(
    rows,
    { column, direction },
    { name: ({ name }) => name, students: ({ students }) => students, teacher: ({ teacher }) => teacher },
  ).map(({ name }) => name)

test('words are sorted as people number them, figures by their size, equals as they come', () => {
  expect(names('name')).toEqual(['Guruh 2', 'Guruh 10', 'Oʻktam'])
  expect(names('name', 'descending')).toEqual(['Oʻktam', 'Guruh 10', 'Guruh 2'])
  expect(names('students')).toEqual(['Guruh 10', 'Oʻktam', 'Guruh 2'])
  expect(names('students', 'descending')).toEqual(['Guruh 2', 'Guruh 10', 'Oʻktam'])
})

test('what has nothing in the column is last either way; a column without a key is the order they come in', () => {
  expect(names('teacher')).toEqual(['Oʻktam', 'Guruh 10', 'Guruh 2'])
  expect(names('teacher', 'descending')).toEqual(['Guruh 10', 'Oʻktam', 'Guruh 2'])
  expect(names('own')).toEqual(rows.map(({ name }) => name))
  expect(names('own', 'descending')).toEqual(rows.map(({ name }) => name).toReversed())
})

test('the address holds an order only where it is not the own one of the list', () => {
  const parseOrder = addressReader(orderBy(['name', 'students']))
  const order = { sort: 'students', descending: true }
  expect(parseOrder(order)).toEqual(order)
  for (const search of [{ sort: 'name' }, { sort: 'teacher' }, { sort: ['students'] }, { descending: 'yes' }])
    expect(parseOrder(search)).toEqual({})
  expect(orderShown({}, 'name')).toEqual({ column: 'name', direction: 'ascending' })
  expect(orderSought({ column: 'name', direction: 'ascending' }, 'name')).toEqual({})
  const sort = { column: 'students', direction: 'descending' } as const
  expect(orderShown(orderSought(sort, 'name'), 'name')).toEqual(sort)
})
