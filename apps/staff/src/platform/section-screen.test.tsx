import { leadsList, ordersList } from '@qadam/contract'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sitDown } from './fixtures.tsx'
import { sectionReader } from './list-search.ts'
import { paths } from './paths.ts'
import { SectionScreen } from './section-screen.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>
beforeEach(async () => {
  workspace = await sitDown({})
})

const readShop = sectionReader('orders', { orders: ordersList, items: null, leads: leadsList, leagues: null })

const saying = (name: string) => ({
  title: name,
  panel: ({ search, onSearch }: { search: object; onSearch: (search: object) => void }) => (
    <>
      <p>{`${name}: ${JSON.stringify(search)}`}</p>
      <button type="button" onClick={() => onSearch({ ...search, lead: 'called' })}>
        {`seek in ${name}`}
      </button>
    </>
  ),
})

function Shop({ isFirstAlone = false }: { isFirstAlone?: boolean }): ReactNode {
  return (
    <SectionScreen
      title="Shop"
      label="Sections"
      tabsClassName=""
      path={paths.shop}
      search={readShop(useSearch({ strict: false }))}
      first="orders"
      isFirstAlone={isFirstAlone}
      sections={{
        orders: saying('Orders'),
        items: saying('Items'),
        leads: saying('Leads'),
        leagues: saying('Leagues'),
      }}
    />
  )
}

const tabs = () => [...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)
const shows = async (text: string) => await vi.waitFor(() => expect(workspace.text()).toContain(text))

test('the section that the address names stands alone, with its search; a tab leads to another, and to the first', async () => {
  workspace.show(<Shop />, paths.shop, `${paths.shop}?section=leads&lead=new&state=ready`)
  await shows('Leads: {"section":"leads","lead":"new"}')
  expect(tabs()).toEqual(['Orders', 'Items', 'Leads', 'Leagues'])
  expect(workspace.text()).not.toContain('Orders:')
  await workspace.press('seek in Leads')
  await shows('Leads: {"section":"leads","lead":"called"}')
  await workspace.press('Items')
  await shows('Items: {"section":"items"}')
  await workspace.press('Orders')
  await shows('Orders: {}')
})

test('whoever may see the first alone has no tabs, and gets nothing else by an address', async () => {
  workspace.show(<Shop isFirstAlone />, paths.shop, `${paths.shop}?section=leads`)
  await shows('Orders:')
  expect(tabs()).toEqual([])
  expect(workspace.text()).not.toContain('Leads')
})
