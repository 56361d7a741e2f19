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
