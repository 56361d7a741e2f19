import { limits } from '@qadam/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '../../../platform/i18n/start.ts'
import { renderAt } from '../../../platform/render-fixture.tsx'
import { userFixture } from '@qadam/web/user-fixture'

await startI18n()
const { SignInAgain } = await import('./sign-in-again.tsx')

let leave = () => {}
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

const parts = () => [...document.body.children]
const covered = () => parts().filter((part) => part.hasAttribute('data-covered'))
const wait = async (seconds: number) => await vi.advanceTimersByTimeAsync(seconds * 1000)

async function show(): Promise<HTMLInputElement> {
  leave = await renderAt(
    '/',
    <main>
      <input defaultValue="Uchdan ikkisi yozilgan" />
      <SignInAgain user={userFixture({})} />
    </main>,
  )
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull())
  const menu = document.body.appendChild(document.createElement('div'))
  menu.textContent = 'a menu that is open'
  document.title = 'Karimova Madina'
  return document.querySelector('main input') ?? expect.fail('no draft')
}

test('what was typed is out of sight some minutes later, but for the dialog, and there again after it', async () => {
  const draft = await show()
  await wait(limits.session.cover_s - 5)
  expect(covered()).toEqual([])
  await wait(5)
  const dialog = document.querySelector('[role=dialog]')
  expect(parts().filter((part) => part.contains(dialog))).toHaveLength(1)
  expect(parts().filter((part) => !part.contains(dialog))).toEqual(covered())
  expect(draft.closest('[data-covered]')).not.toBeNull()
  expect(document.title).toBe('Qadam')
  const late = document.body.appendChild(document.createElement('div'))
  await vi.waitFor(() => expect(covered()).toContain(late))
  leave()
  leave = () => undefined
  expect([covered(), draft.value, document.title]).toEqual([[], 'Uchdan ikkisi yozilgan', 'Karimova Madina'])
})

test('a computer that slept meanwhile shows nothing as it wakes', async () => {
  await show()
  vi.setSystemTime(Date.now() + limits.session.cover_s * 1000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(covered().length).toBeGreaterThan(0)
})

test('who signs in at once sees nothing change', async () => {
  await show()
  await wait(30)
  leave()
  leave = () => undefined
  await wait(limits.session.cover_s)
  expect(covered()).toEqual([])
})
