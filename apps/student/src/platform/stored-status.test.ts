import { afterEach, expect, test } from 'vitest'
import { userFixture } from '@qadam/web/user-fixture'
import { session } from './session.ts'
import { wasFrozen } from './stored-status.ts'

afterEach(() => {
  session.logout()
  localStorage.clear()
  sessionStorage.clear()
})

test.each([true, false])('a frozen account is known before the app, kept on the device: %s', (keep) => {
  expect(wasFrozen()).toBe(false)
  session.start(userFixture({ token: 'token', status: 'active' }), keep)
  expect(wasFrozen()).toBe(false)
  session.update(userFixture({ token: 'token', status: 'freezed' }))
  expect(wasFrozen()).toBe(true)
})

test('what cannot be read is no frozen account', () => {
  localStorage.setItem('qadam.session', '{')
  expect(wasFrozen()).toBe(false)
  localStorage.setItem('qadam.session', '"text"')
  expect(wasFrozen()).toBe(false)
})
