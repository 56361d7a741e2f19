import { expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { attempts as words } from '../../../platform/i18n/uz/attempts.ts'
import { GrantAttempts } from './grant-attempts.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined

const student = { id: 8, name: 'Aziz Umarov' }
const lesson = { id: 3, title: 'Oʻzgaruvchilar' }

test('all that is spent is given back unless fewer are chosen, and never without a reason', async () => {
  const onClose = vi.fn<() => void>()
  workspace = await sitDown({ attempts_grant: () => ({ granted: 2 }) })
  workspace.show(<GrantAttempts student={student} lesson={lesson} spent={3} onClose={onClose} />)
  await vi.waitFor(() => expect(workspace?.button(words.give)?.disabled).toBe(true))
  await workspace.fill(words.count, '2')
  await workspace.fill(words.reason, ' Aloqa uzildi ')
  await workspace.press(words.give)
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(workspace.callsOf('attempts_grant')).toEqual([
    { student_id: 8, lesson_id: 3, count: 2, spent_seen: 3, reason: 'Aloqa uzildi' },
  ])
})

test('what another teacher gave back meanwhile is told, and the next press goes by it', async () => {
  const onClose = vi.fn<() => void>()
  workspace = await sitDown({
    attempts_grant: ({ spent_seen }) =>
      spent_seen === 1 ? { granted: 1 } : new Refusal(409, 'conflict', { reason: 'changed', spent: 1 }),
  })
  workspace.show(<GrantAttempts student={student} lesson={lesson} spent={3} onClose={onClose} />)
  await workspace.fill(words.reason, 'Aloqa uzildi')
  await workspace.press(words.give)
  await vi.waitFor(() => expect(workspace?.text()).toContain(words.changed.replace('{{count}}', '1')))
  await workspace.press(words.give)
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(workspace.callsOf('attempts_grant').map(({ count }) => count)).toEqual([3, 1])
})

test('where nothing is left to give back it says so, and can be pressed no more', async () => {
  workspace = await sitDown({
    attempts_grant: () => new Refusal(409, 'conflict', { reason: 'changed', spent: 0 }),
  })
  workspace.show(<GrantAttempts student={student} lesson={lesson} spent={1} onClose={() => undefined} />)
  await workspace.fill(words.reason, 'Aloqa uzildi')
  await workspace.press(words.give)
  await vi.waitFor(() => expect(workspace?.text()).toContain(words.none_left))
  expect(workspace.button(words.give)?.disabled).toBe(true)
})
