import { readFileSync } from 'node:fs'
import { staffActions, studentActions } from '@qadam/contract'
import { expect, test } from 'vitest'
import { accessPath, withAccessTables } from './access-table.ts'

const text = readFileSync(accessPath, 'utf8')
const rowOf = (name: string, heading: string) =>
  text
    .split(heading)[1]
    ?.split('\n')
    .find((line) => line.startsWith(`| \`${name}\` |`))

test('the tables of docs/access.md are those of the contract: a new action has its row', () => {
  expect(text, 'Run `npm run access-table`').toBe(withAccessTables(text))
  for (const name of Object.keys(studentActions)) expect(rowOf(name, '/api/student')).toBeDefined()
  for (const name of Object.keys(staffActions)) expect(rowOf(name, '/api/staff')).toBeDefined()
})

test('a row says what a role may reach', () => {
  expect(rowOf('student', '/api/staff')).toBe('| `student` | – | of their groups | of all | – |')
  expect(rowOf('staff_close', '/api/staff')).toBe('| `staff_close` | – | – | yes | – |')
  expect(rowOf('second_factor_begin', '/api/staff')).toBe(
    '| `second_factor_begin` | – | own | own | the same |',
  )
  expect(rowOf('login', '/api/student')).toBe('| `login` | yes | yes | the same |')
  expect(rowOf('test_start', '/api/student')).toBe(
    '| `test_start` | – | own, in lessons that are open to them | – |',
  )
})
