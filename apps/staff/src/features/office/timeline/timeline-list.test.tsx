import type { TimelineRow } from '@qadam/contract'
import { expect, test, vi } from 'vitest'
import { sitDown } from '../../../platform/fixtures.tsx'
import { statement } from '../../../platform/i18n/uz/statement.ts'
import { timeline as words } from '../../../platform/i18n/uz/timeline.ts'
import { TimelineList } from './timeline-list.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined

const row = (more: Partial<TimelineRow>): TimelineRow => ({
  ...{ at: '2026-03-10T09:05:07.000Z', kind: 'event', place: null, what: null, amount: null, staff: null },
  ...more,
})

test('each row tells its second by the school’s clock, what it was, where and how much', async () => {
  workspace = await sitDown({})
  workspace.show(
    <TimelineList
      rows={[
        row({ kind: 'answer', place: 'Kodni takrorlash', what: 'right', amount: 10 }),
        row({ kind: 'coins', amount: 5, what: 'lesson' }),
        row({ kind: 'points', amount: -20, what: 'correction' }),
        row({ kind: 'staff_act', what: 'student_save', staff: 'Nodira Karimova' }),
        row({ kind: 'attempt_ended', amount: 80, what: 'finished' }),
        row({ kind: 'points', amount: 3, what: 'streak' }),
        row({ kind: 'other', what: 'something a newer server knows' }),
      ]}
    />,
  )
  await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(7))
  const items = [...document.querySelectorAll('li')].map((item) => item.textContent)
  const told = [
    ['14:05:07', words.kinds.answer, 'Kodni takrorlash', '+10 ball', words.right],
    [words.kinds.coins, '+5', statement.reason.lesson],
    [words.kinds.points, '−20'],
    [words.kinds.staff_act, 'Oʻquvchi maʼlumotlari saqlandi', 'Nodira Karimova'],
    [words.kinds.attempt_ended, '80%'],
    [words.kinds.points, '+3', words.streak],
    [words.kinds.other, 'something a newer server knows'],
  ]
  for (const [place, parts] of told.entries()) for (const part of parts) expect(items[place]).toContain(part)
})

test('what the server names by words of its own is told in the reader’s', async () => {
  workspace = await sitDown({})
  const named: [TimelineRow['kind'], Partial<TimelineRow>, string][] = [
    ['notification', { what: 'review_approved' }, words.words.review_approved],
    ['decision', { what: 'rejected' }, words.words.rejected],
    ['delivery', { place: 'web_push', what: 'dropped' }, `${words.words.web_push}${words.words.dropped}`],
    ['share', { place: 'py' }, 'Python'],
    ['payment', { what: 'cash' }, 'naqd'],
    ['lesson_opened', { place: 'web' }, 'web'],
    ['event', { what: 'sent' }, 'sent'],
  ]
  workspace.show(<TimelineList rows={named.map(([kind, more]) => row({ kind, ...more }))} />)
  await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(named.length))
  const told = [...document.querySelectorAll('li')].map((item) => item.textContent)
  for (const [place, [kind, , text]] of named.entries())
    expect(told[place]).toBe(`14:05:07${words.kinds[kind]}${text}`)
})
