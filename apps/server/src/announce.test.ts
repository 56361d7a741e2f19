import { expect, test } from 'vitest'
import { announcement } from './announce.ts'
import { readConfig } from './config.ts'

test('a school in which nobody can sign in yet says what makes its first admin', () => {
  const config = readConfig({ HOST: '127.0.0.1', DEMO: 'no' }, '/no-settings')
  const school = { accounts: [], hasAdmin: false }
  expect(announcement(config, 3000, school)).toContain('npm run school:create')
  expect(announcement(config, 3000, { ...school, hasAdmin: true })).not.toContain('school:create')
})
