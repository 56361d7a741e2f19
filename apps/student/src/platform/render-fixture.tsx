import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { queryClient } from './query-client.ts'

/** Draws a part of the app at an address, with what it needs around it. @returns what takes it away. */
export async function renderAt(
  path: string,
  content: ReactNode,
  history = createMemoryHistory({ initialEntries: [path] }),
  /** Of the route, for a screen that reads its own. */
  pattern = '$',
): Promise<() => void> {
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.body.firstElementChild ?? document.body)
  const base = createRootRoute()
  const screen = createRoute({ getParentRoute: () => base, path: pattern, component: () => content })
  const router = createRouter({
    routeTree: base.addChildren([screen]),
    history,
  })
  root.render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => {
    if (!document.body.firstElementChild?.hasChildNodes()) throw new Error('nothing is drawn yet')
  })
  return () => root.unmount()
}

export function buttonNamed(name: string): HTMLElement {
  const found = [...document.body.querySelectorAll<HTMLElement>('button, a')].find(
    (each) => each.textContent?.trim() === name || each.getAttribute('aria-label') === name,
  )
  if (!found) throw new Error(`no button ${name}`)
  return found
}
