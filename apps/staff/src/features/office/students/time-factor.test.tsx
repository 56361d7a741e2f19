import { timeFactor as factorShape, type StaffStudent } from '@qadam/contract'
import { expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { timeFactor as words } from '../../../platform/i18n/uz/time-factor.ts'
import { TimeFactor } from './time-factor.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined

const student = { id: 8, first_name: 'Aziz', last_name: 'Umarov', time_factor: 1 } as StaffStudent // what it reads
const radio = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=radio]')].find((each) => each.textContent.includes(text))

test('a student is given more time, with what it comes to before it is saved', async () => {
  workspace = await sitDown({ time_factor_save: ({ factor }) => ({ factor: factorShape.parse(factor) }) })
  workspace.show(<TimeFactor student={student} />)
  await workspace.press(words.title)
  await vi.waitFor(() => expect(radio('× 1,5')?.textContent).toContain('15'))
  expect(radio('× 1,25')?.textContent).toContain('12,5')
  expect(workspace.button(words.save)?.disabled).toBe(true)
  radio('× 1,5')?.click()
  await workspace.fill(words.reason, ' Kelishilgan ')
  await workspace.press(words.save)
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  expect(workspace.callsOf('time_factor_save')).toEqual([
    { student_id: 8, factor: 1.5, reason: 'Kelishilgan' },
  ])
})

test('what a student has is told on the page; a refusal keeps the dialog and what was chosen', async () => {
  workspace = await sitDown({ time_factor_save: () => new Refusal(404, 'not_found') })
  workspace.show(<TimeFactor student={{ ...student, time_factor: 2 }} />)
  await workspace.press(words.now.replace('{{factor}}', '2'))
  await vi.waitFor(() => expect(radio('× 2')?.getAttribute('aria-checked')).toBe('true'))
  radio(words.usual)?.click()
  await workspace.press(words.save)
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull())
  expect(radio(words.usual)?.getAttribute('aria-checked')).toBe('true')
})
