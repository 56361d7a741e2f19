import { expect, test, vi } from 'vitest'
import { sitDown } from '../platform/fixtures.tsx'
import { RootLayout } from './root-layout.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

test('on every screen the focus goes on to the next row when its own goes away', async () => {
  workspace = await sitDown({})
  const addListener = vi.spyOn(document, 'addEventListener')
  workspace.show(<RootLayout />)
  const list = document.createElement('ul')
  list.innerHTML = '<li><button>one</button></li><li><button>two</button></li>'
  document.body.append(list)
  const [one, two] = list.children
  await vi.waitFor(() => expect(addListener.mock.calls.map(([name]) => name)).toContain('focusin'))
  one?.querySelector('button')?.focus()
  one?.remove()
  await vi.waitFor(() => expect(document.activeElement).toBe(two?.firstElementChild))
})
