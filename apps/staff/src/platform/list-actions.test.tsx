import { expect, test, vi } from 'vitest'
import { sitDown } from './fixtures.tsx'
import { exports as files } from './i18n/uz/exports.ts'
import { table } from './i18n/uz/shell.ts'
import { ListActions } from './list-actions.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined

const items = () =>
  [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].map((item) => ({
    text: item.textContent,
    press: () => item.click(),
  }))
const more = () => document.querySelector<HTMLElement>(`button[aria-label="${table.more}"]`)

test('what has no room beside the main act is in a menu, the files too', async () => {
  const [onAdd, onImport] = [vi.fn<() => void>(), vi.fn<() => void>()]
  workspace = await sitDown({})
  workspace.show(
    <ListActions
      main={{ id: 'add', label: 'Yangi', onSelect: onAdd }}
      others={[{ id: 'import', label: 'Roʻyxat', onSelect: onImport }]}
      file={{ name: 'students_export', input: {} }}
    />,
  )
  await workspace.press('Yangi')
  expect(onAdd).toHaveBeenCalledOnce()
  more()?.click()
  await vi.waitFor(() => expect(items().map(({ text }) => text)).toEqual(['Roʻyxat', files.xlsx, files.csv]))
  items()[0]?.press()
  await vi.waitFor(() => expect(onImport).toHaveBeenCalledOnce())
})

test('where there is nothing but the main act there is no menu', async () => {
  workspace = await sitDown({})
  workspace.show(<ListActions main={{ id: 'add', label: 'Yangi', onSelect: () => {} }} />)
  await vi.waitFor(() => expect(workspace?.text()).toContain('Yangi'))
  expect(more()).toBeNull()
})
