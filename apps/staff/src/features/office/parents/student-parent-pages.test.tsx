import { expect, test, vi } from 'vitest'
import { sitDown } from '../../../platform/fixtures.tsx'
import { parents as words } from '../../../platform/i18n/uz/parents.ts'
import { shell } from '../../../platform/i18n/uz/shell.ts'
import { StudentParentPages } from './student-parent-pages.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

const link = {
  id: 9,
  created_at: '2026-03-10T07:00:00.000Z',
  created_by: 'Nargiza Yusupova',
  expires_at: '2027-03-10T07:00:00.000Z',
  visited_at: null,
}

test('a link is made and shown once, and ended after a question', async () => {
  let links: (typeof link)[] = []
  workspace = await sitDown({
    parent_pages: () => ({ links }),
    parent_page_make: () => {
      links = [link]
      return { id: 9, path: '/parent#abc', expires_at: link.expires_at }
    },
    parent_page_revoke: () => {
      links = []
      return null
    },
  })
  workspace.show(<StudentParentPages student={{ id: 8, name: 'Aziz Umarov' }} />)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.page_none))
  await workspace.press(words.page_make)
  await vi.waitFor(() =>
    expect(document.querySelector<HTMLInputElement>('[role=dialog] input')?.value).toBe(
      `${location.origin}/parent#abc`,
    ),
  )
  await workspace.press(words.done)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.page_unseen))
  expect(document.body.innerHTML).not.toContain('/parent#abc')
  document.querySelector<HTMLButtonElement>('li button')?.click()
  await vi.waitFor(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull())
  expect(workspace.answers()).toEqual([words.revoke, shell.keep])
  expect(workspace.callsOf('parent_page_revoke')).toEqual([])
  ;[...document.querySelectorAll<HTMLButtonElement>('[role=alertdialog] button')]
    .find((each) => each.textContent === words.revoke)
    ?.click()
  await vi.waitFor(() =>
    expect(workspace.callsOf('parent_page_revoke')).toEqual([{ student_id: 8, link_id: 9 }]),
  )
  await vi.waitFor(() => expect(workspace.text()).toContain(words.page_none))
})
