import { expect, test, vi } from 'vitest'
import { FilterBar } from './filter-bar.tsx'
import { sitDown } from './fixtures.tsx'
import { table as words } from './i18n/uz/shell.ts'

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined

const dialog = () => document.querySelector('[role=dialog]')
const press = (within: Element | null, name: string) => {
  const buttons = [...(within?.querySelectorAll('button') ?? [])]
  buttons.find(({ textContent }) => textContent === name)?.click()
}

test('the button of the sheet says how many filters are on; the sheet holds them, and turns them off', async () => {
  const onClear = vi.fn<() => void>()
  workspace = await sitDown({})
  workspace.show(<FilterBar filters={<input aria-label="Guruh" />} on={2} onClear={onClear} />)
  await workspace.press(`${words.filters} 2`)
  await vi.waitFor(() => expect(dialog()?.querySelector('[aria-label=Guruh]')).not.toBeNull())
  press(dialog(), words.clear)
  expect(onClear).toHaveBeenCalledOnce()
  press(dialog(), words.show)
  await vi.waitFor(() => expect(dialog()).toBeNull())
})

test('without filters there is no sheet, and nothing to turn off', async () => {
  workspace = await sitDown({})
  workspace.show(<FilterBar on={0} actions={<button type="button">Yangi</button>} />)
  await vi.waitFor(() => expect(workspace?.text()).toContain('Yangi'))
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Yangi'])
})
