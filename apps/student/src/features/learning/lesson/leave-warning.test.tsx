import { Link } from '@tanstack/react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { attemptOf } from '../attempts/attempt-fixtures.ts'
import { loadStudyTexts, startI18n } from '../../../platform/i18n/start.ts'
import { test as texts } from '../../../platform/i18n/uz/test.ts'
import { quietMoment } from '../../../platform/quiet-moment.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { LeaveWarning } from './leave-warning.tsx'

let leave = () => {}
beforeAll(async () => {
  await startI18n()
  await loadStudyTexts()
})
afterEach(() => leave())

test('to stay comes first and is the strong one; to leave is the quiet one', async () => {
  leave = await renderAt(
    '/x',
    <>
      <Link to="/y">away</Link>
      <LeaveWarning attempt={attemptOf()} onLeave={async () => undefined} />
    </>,
  )
  await vi.waitFor(() => buttonNamed('away').click())
  await vi.waitFor(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull())
  const buttons = [...document.querySelectorAll('[role=alertdialog] button')]
  expect(buttons.map((each) => each.textContent)).toEqual([texts.leave.stay, texts.leave.go])
  expect(buttons[0]?.className).toContain('bg-turquoise-strong')
  expect(buttons[1]?.className).not.toMatch(/\bbg-pomegranate(?!-)/)
})

test('nothing covers a running test; what waited is told of its end once', async () => {
  const ended = vi.fn<() => void>()
  const forget = quietMoment.onEnd(ended)
  const other = quietMoment.begin()
  leave = await renderAt(
    '/x',
    <>
      question
      <LeaveWarning attempt={attemptOf()} onLeave={async () => undefined} />
    </>,
  )
  other()
  expect([quietMoment.isNow(), ended.mock.calls.length]).toEqual([true, 0])
  leave()
  await vi.waitFor(() => expect(quietMoment.isNow()).toBe(false))
  expect(ended).toHaveBeenCalledTimes(1)
  forget()
})
