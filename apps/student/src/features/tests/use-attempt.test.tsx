import { StrictMode, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadStudyTexts, startI18n } from '../../platform/i18n/start.ts'
import { renderAt } from '../../platform/render-fixture.tsx'
import { session } from '../../platform/session.ts'
import { userFixture } from '../../platform/user-fixtures.ts'
import { attemptOf } from './attempt-fixtures.ts'
import { useAttempt, type AttemptHandle } from './use-attempt.ts'

/** The channels that a visit opened and has not closed. */
const open = new Set<string>()
class WatchedChannel extends EventTarget {
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
    open.add(`${name} ${open.size}`)
  }
  postMessage(): void {}
  close(): void {
    for (const each of open) if (each.startsWith(`${this.name} `)) return void open.delete(each)
  }
}

const listening = new Map<string, number>()
const count = (by: number) => (type: string) => void listening.set(type, (listening.get(type) ?? 0) + by)

beforeEach(async () => {
  open.clear()
  listening.clear()
  vi.stubGlobal('BroadcastChannel', WatchedChannel)
  await startI18n()
  await loadStudyTexts()
  session.start(userFixture({ id: 7, token: 'token' }), false)
})
afterEach(() => {
  session.logout()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a visit to a test leaves no channel open and no listener behind', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json({ success: true, data: attemptOf() })),
  )
  let shown: AttemptHandle | undefined
  function Visit(): ReactNode {
    shown = useAttempt(7, 3, {
      onStarted: () => Promise.resolve(),
      onAnswered: () => undefined,
      onFinished: () => undefined,
    })
    return <p>{shown.state.phase}</p>
  }
  const add = vi.spyOn(globalThis, 'addEventListener').mockImplementation(count(1))
  const remove = vi.spyOn(globalThis, 'removeEventListener').mockImplementation(count(-1))
  const leave = await renderAt('/x', <StrictMode>{<Visit />}</StrictMode>)
  await vi.waitFor(() => expect(shown?.session).toBeDefined())
  await shown?.session?.start()
  await vi.waitFor(() => expect(document.body.textContent).toBe('asking'))
  expect(open.size).toBe(1)
  expect(listening.get('online')).toBeGreaterThan(0)
  leave()
  await vi.waitFor(() => expect([open.size, listening.get('online')]).toEqual([0, 0]))
  add.mockRestore()
  remove.mockRestore()
})
