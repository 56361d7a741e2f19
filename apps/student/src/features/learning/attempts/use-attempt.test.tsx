import { StrictMode, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadStudyTexts, startI18n } from '../../../platform/i18n/start.ts'
import { renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
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

function visit() {
  let shown: AttemptHandle | undefined
  function Visit(): ReactNode {
    shown = useAttempt(7, 3, {
      onStarted: () => Promise.resolve(),
      onAnswered: () => undefined,
      onFinished: () => undefined,
    })
    return <p>{shown.state.phase}</p>
  }
  return { Visit, shown: () => shown ?? { session: undefined } }
}

test('a visit to a test leaves no channel open and no listener behind', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json({ success: true, data: attemptOf() })),
  )
  const { Visit, shown } = visit()
  const add = vi.spyOn(globalThis, 'addEventListener').mockImplementation(count(1))
  const remove = vi.spyOn(globalThis, 'removeEventListener').mockImplementation(count(-1))
  const leave = await renderAt('/x', <StrictMode>{<Visit />}</StrictMode>)
  await vi.waitFor(() => expect(shown().session).toBeDefined())
  await shown().session?.start()
  await vi.waitFor(() => expect(document.body.textContent).toBe('asking'))
  expect(open.size).toBe(1)
  expect(listening.get('online')).toBeGreaterThan(0)
  leave()
  await vi.waitFor(() => expect([open.size, listening.get('online')]).toEqual([0, 0]))
  add.mockRestore()
  remove.mockRestore()
})

test('an attempt goes on in nobody else’s name: not its answer, its end, nor a new one', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: HeadersInit }) => {
    asked.push(`${new Headers(headers).get('X-Student-Auth')}: ${address.split('=').at(-1)}`)
    return Response.json({ success: true, data: attemptOf() })
  })
  const { Visit, shown } = visit()
  const leave = await renderAt('/x', <Visit />)
  await vi.waitFor(() => expect(shown().session).toBeDefined())
  const attempt = shown().session
  await attempt?.start()
  await vi.waitFor(() => expect(document.body.textContent).toBe('asking'))
  // Another student signs in here before the screen is gone.
  session.logout()
  session.start(userFixture({ id: 8, token: 'other' }), false)
  await attempt?.answer(11, 3)
  await attempt?.leave()
  attempt?.reset()
  await attempt?.start()
  expect(asked).toEqual(['token: test_start'])
  const stored = localStorage.getItem('qadam.outbox.7') ?? ''
  expect(stored).toContain('answer:7:11')
  expect(stored).toContain('leave:7')
  leave()
})
