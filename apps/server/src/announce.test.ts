import { expect, test } from 'vitest'
import { announcement } from './announce.ts'

test('a school in which nobody can sign in yet says what makes its first admin', () => {
  const school = { accounts: [], hasAdmin: false }
  expect(announcement([], school)).toContain('npm run school:create')
  expect(announcement([], { ...school, hasAdmin: true })).not.toContain('school:create')
})
