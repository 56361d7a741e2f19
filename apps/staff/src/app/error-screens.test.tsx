import { ChunkError } from '@qadam/web/chunk'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '../platform/i18n/start.ts'
import { errors, shell } from '../platform/i18n/uz/shell.ts'
import { RouteError } from '@qadam/web/frame/route-error'
import { UnexpectedErrorBoundary } from '@qadam/web/frame/unexpected-error'

let root: Root

beforeAll(async () => await startI18n())
beforeEach(() => {
  // React and the boundaries both log to the console; here that is expected.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
})
afterEach(() => {
  root.unmount()
  vi.restoreAllMocks()
})

const chunkFailure = <RouteError error={new ChunkError(new TypeError('gone'))} reset={() => undefined} />
const shows = async (text: string) => {
  await vi.waitFor(() => expect(document.body.textContent).toContain(text))
}
const press = (name: string) => {
  const button = [...document.body.querySelectorAll('button')].find(
    (each) => each.textContent?.trim() === name,
  )
  if (!button) throw new Error(`no button ${name}`)
  button.click()
}

test('a screen that was never loaded says without a network that there is none, and comes by itself with it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  root.render(chunkFailure)
  await shows(errors.unvisited)
  await shows(errors.unvisited_text)
  expect(reload).not.toHaveBeenCalled()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

function Broken(): ReactNode {
  throw new Error('broken while rendering')
}

test('what breaks reloads the page only once the server answers', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const request = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  root.render(
    <UnexpectedErrorBoundary>
      <Broken />
    </UnexpectedErrorBoundary>,
  )
  await shows(errors.unexpected_error_occurred)
  press(errors.reload)
  await shows(shell.still_offline)
  expect(reload).not.toHaveBeenCalled()
  request.mockResolvedValue(new Response('ok'))
  press(errors.reload)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('a part that is gone for good does so as well, and the page does not reload in a circle', async () => {
  sessionStorage.setItem('qadam.chunk-reload', String(Date.now()))
  vi.resetModules()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const { RouteError: Fresh } = await import('@qadam/web/frame/route-error')
  const { ChunkError: FreshChunk } = await import('@qadam/web/chunk')
  root.render(<Fresh error={new FreshChunk(new TypeError('gone'))} reset={() => undefined} />)
  await shows(errors.network)
  press(errors.reload)
  await shows(shell.still_offline)
  expect(reload).not.toHaveBeenCalled()
})
