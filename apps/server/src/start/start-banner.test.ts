import { expect, test } from 'vitest'
import { startBanner } from './start-banner.ts'

test('a school in which nobody can sign in yet says what makes its first admin', () => {
  const school = { accounts: [], hasAdmin: false }
  expect(startBanner([], school)).toContain('npm run school:create')
  expect(startBanner([], { ...school, hasAdmin: true })).not.toContain('school:create')
})
