import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startI18n } from '../platform/i18n/start.ts'
import { ChunkError } from '../platform/chunk.ts'
import { errors } from '../platform/i18n/uz/errors.ts'
import { shell } from '../platform/i18n/uz/shell.ts'
import { RouteError } from './route-error.tsx'
import { UnexpectedErrorBoundary } from './unexpected-error.tsx'

let root: Root
let isBroken: boolean

beforeAll(async () => await startI18n())
beforeEach(() => {
  isBroken = true
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

function Fragile(): ReactNode {
  if (isBroken) throw new Error('broken while rendering')
  return <p>whole</p>
}

const texts = (selector: string) =>
  [...document.body.querySelectorAll(selector)].map((each) => each.textContent?.trim())
const press = (name: string) => {
  const button = [...document.body.querySelectorAll('button')].find(
    (each) => each.textContent?.trim() === name,
  )
  if (!button) throw new Error(`no button ${name}`)
  button.click()
}

const untilButtons = () =>
  vi.waitFor(() => {
    if (texts('button').length === 0) throw new Error('no button yet')
  })

describe('a screen that breaks while it renders', () => {
  beforeEach(async () => {
    const base = createRootRoute()
    const screen = createRoute({ getParentRoute: () => base, path: '/', component: Fragile })
    const router = createRouter({
      routeTree: base.addChildren([screen]),
      history: createMemoryHistory(),
      defaultErrorComponent: RouteError,
    })
    root.render(<RouterProvider router={router} />)
    await untilButtons()
  })

  test('shows one button, which resets the error', async () => {
    expect(texts('button')).toEqual([errors.retry])
    isBroken = false
    press(errors.retry)
    await vi.waitFor(() => expect(texts('p')).toEqual(['whole']))
  })

  test('that is still broken shows the button again', async () => {
    press(errors.retry)
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled())
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(texts('button')).toEqual([errors.retry])
  })
})

describe('what breaks outside of any screen', () => {
  beforeEach(async () => {
    root.render(
      <UnexpectedErrorBoundary>
        <Fragile />
      </UnexpectedErrorBoundary>,
    )
    await untilButtons()
  })

  test('says OOPS! and offers to retry, to reload and to go to /login', () => {
    expect(document.body.textContent).toContain('OOPS!')
    expect(texts('button')).toEqual([errors.retry, errors.reload])
    const link = document.body.querySelector('a')
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([errors.go_to_login, '/login'])
  })

  test('is there again after a retry that helps', async () => {
    isBroken = false
    press(errors.retry)
    await vi.waitFor(() => expect(texts('p')).toEqual(['whole']))
  })

  test('reloads the page where that is asked for, once the server answers', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const request = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    press(errors.reload)
    await vi.waitFor(() => expect(document.body.textContent).toContain(shell.still_offline))
    expect(reload).not.toHaveBeenCalled()
    request.mockResolvedValue(new Response('ok'))
    press(errors.reload)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })
})

test('a screen that was never loaded says without a network that there is none, and comes by itself with it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  root.render(<RouteError error={new ChunkError(new TypeError('Failed to fetch'))} reset={() => undefined} />)
  await vi.waitFor(() => expect(document.body.textContent).toContain(errors.unvisited))
  expect(document.body.textContent).toContain(errors.unvisited_text)
  expect(reload).not.toHaveBeenCalled()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
