import { expect, test } from 'vitest'
import { startBanner } from './start-banner.ts'
import { readConfig } from '../config/config.ts'

test('a school in which nobody can sign in yet says what makes its first admin', () => {
  const config = readConfig({ HOST: '127.0.0.1', DEMO: 'no' }, '/no-settings')
  const school = { accounts: [], hasAdmin: false }
  expect(startBanner(config, 3000, school)).toContain('npm run school:create')
  expect(startBanner(config, 3000, { ...school, hasAdmin: true })).not.toContain('school:create')
})
