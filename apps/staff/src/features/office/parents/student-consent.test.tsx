import { expect, test, vi } from 'vitest'
import { sitDown } from '../../../platform/fixtures.tsx'
import { parents as words } from '../../../platform/i18n/uz/parents.ts'
import { StudentConsent } from './student-consent.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

const answer = (given: boolean, at: string) => ({ given, at, asked_by: 'Nargiza Yusupova' })

test('each answer stands with its moment and who gave out the link; a new link is shown once', async () => {
  workspace = await sitDown({
    parent_consent: () => ({
      needed: true,
      answers: [answer(false, '2026-03-11T07:00:00.000Z'), answer(true, '2026-03-10T07:00:00.000Z')],
    }),
    parent_consent_ask: () => ({ id: 9, path: '/parent#abc', expires_at: '2027-03-10T07:00:00.000Z' }),
  })
  workspace.show(<StudentConsent student={{ id: 8, name: 'Aziz Umarov' }} />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.consent_taken_back))
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(words.consent_taken_back),
    expect.stringMatching(new RegExp(`${words.consent_given}.*Nargiza Yusupova`)),
  ])
  // What holds is the newest.
  expect(workspace.text()).toContain(words.consent_hint)
  await workspace.press(words.consent_ask)
  await vi.waitFor(() =>
    expect(document.querySelector<HTMLInputElement>('[role=dialog] input')?.value).toBe(
      `${location.origin}/parent#abc`,
    ),
  )
  expect(workspace.callsOf('parent_consent_ask')).toEqual([{ student_id: 8 }])
})

test('where the school asks nobody, there is nothing', async () => {
  workspace = await sitDown({ parent_consent: () => ({ needed: false, answers: [] }) })
  workspace.show(<StudentConsent student={{ id: 8, name: 'Aziz Umarov' }} />)
  await vi.waitFor(() => expect(workspace.callsOf('parent_consent')).toHaveLength(1))
  expect(workspace.text()).not.toContain(words.consent_title)
})
