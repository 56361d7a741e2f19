import { OfflineBanner } from '@qadam/ui/offline-banner'
import { afterEach, expect, test, vi } from 'vitest'
import { buttonNamed, renderAt } from '../platform/render-fixture.tsx'

let leave = () => {}
afterEach(() => leave())

test('its button reloads only where the server answers, and says so where it does not', async () => {
  const check = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
  const reload = vi.fn<() => void>()
  leave = await renderAt(
    '/x',
    <OfflineBanner
      offline
      text="yoʻq"
      stillText="hali ham yoʻq"
      actionLabel="Yangilash"
      check={check}
      onReload={reload}
    />,
  )
  await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe('yoʻq'))
  buttonNamed('Yangilash').click()
  await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe('hali ham yoʻq'))
  expect(reload).not.toHaveBeenCalled()
  check.mockResolvedValue(true)
  buttonNamed('Yangilash').click()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('while something waits, the text and its button stay, and beside them stands what waits', async () => {
  const words = { text: 'yoʻq', stillText: 'hali ham yoʻq', actionLabel: 'Yangilash' }
  const shared = { ...words, check: async () => true, onReload: () => undefined }
  const said = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
  leave = await renderAt('/x', <OfflineBanner offline waiting="Matningiz kutmoqda." {...shared} />)
  await vi.waitFor(() => expect(said()).toEqual(['yoʻq', 'Matningiz kutmoqda.']))
  expect(buttonNamed('Yangilash').checkVisibility()).toBe(true)
  leave()
  // With a connection there is nothing to reload for.
  leave = await renderAt('/x', <OfflineBanner offline={false} waiting="Matningiz kutmoqda." {...shared} />)
  await vi.waitFor(() => expect(said()).toEqual(['', 'Matningiz kutmoqda.']))
  expect(document.querySelector('button')).toBeNull()
})
