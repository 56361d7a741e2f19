import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DateField } from './date-field.tsx'
import { sitDown } from './fixtures.tsx'
import { shell } from './i18n/uz/shell.ts'

let workspace: Awaited<ReturnType<typeof sitDown>>

let set: (day: string) => void
const changed = vi.fn<(day: string) => void>()

function Form() {
  const [day, setDay] = useState('2026-03-05')
  useEffect(() => {
    set = setDay
  }, [])
  return (
    <>
      <DateField
        label="Kun"
        min="2026-03-02"
        value={day}
        onChange={(next) => {
          changed(next)
          setDay(next)
        }}
      />
      <output>{day}</output>
    </>
  )
}

const field = () => document.querySelector('input')
const day = () => document.querySelector('output')?.textContent

test('a day stands as both languages write it, and is read as people type it', async () => {
  workspace = await sitDown({})
  workspace.show(<Form />)
  await vi.waitFor(() => expect(field()?.value).toBe('05.03.2026'))
  await workspace.fill('Kun', '17.4.2026')
  expect(day()).toBe('2026-04-17')
  await workspace.fill('Kun', '17.4')
  expect([day(), field()?.value]).toEqual(['', '17.4'])
  expect(workspace.text()).not.toContain(shell.date.wrong)
  field()?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await vi.waitFor(() => expect(workspace.text()).toContain(shell.date.wrong))
  set('2026-12-31')
  await vi.waitFor(() => expect(field()?.value).toBe('31.12.2026'))
  expect(workspace.text()).not.toContain(shell.date.wrong)
})

test('a day is chosen in a calendar in the reader’s language, none before the first', async () => {
  workspace = await sitDown({})
  workspace.show(<Form />)
  await workspace.press(`${shell.date.open}: Kun`)
  const days = await vi.waitUntil(() => {
    const found = [...document.querySelectorAll<HTMLButtonElement>('td button')]
    return found.length > 0 && found
  })
  expect(workspace.text()).toContain('Mart 2026')
  expect(days.find(({ textContent }) => textContent === '1')?.disabled).toBe(true)
  days.find(({ textContent }) => textContent === '20')?.click()
  await vi.waitFor(() => expect(day()).toBe('2026-03-20'))
  expect(field()?.value).toBe('20.03.2026')
})
