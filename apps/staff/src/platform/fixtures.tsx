import { settings, type SettingName, type ShownSetting, type StaffActionName } from '@qadam/contract'
import { userFixture } from '@qadam/web/user-fixture'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { startI18n } from './i18n/start.ts'
import { queryClient } from './query-client.ts'
import { session } from './session.ts'

/** An admin, as `login` returns them. */
export const admin = userFixture({
  role: 'admin',
  first_name: 'Nargiza',
  last_name: 'Yusupova',
  phone: '+998900000020',
})

/** A setting as a server shows it, for tests: as usual but for these values. */
export function shownSetting(
  name: SettingName,
  { values = {}, revision = 3, ...more }: Partial<ShownSetting> = {},
): ShownSetting {
  const { usual } = settings[name]
  return { values: { ...usual, ...values }, usual, revision, saved_by: null, saved_at: null, ...more }
}

export interface AskedCall {
  action: string
  input: Record<string, unknown>
}

type Answer = (input: Record<string, unknown>) => unknown
/** What a server answers that refuses. */
export class Refusal {
  readonly status: number
  readonly error: object

  constructor(status: number, code: string, details: object = {}) {
    this.status = status
    this.error = { code, message: code, ...details }
  }
}

let leave: (() => void) | undefined
/** Ends what was rendered last. */
function leaveLast(): void {
  leave?.()
  leave = undefined
}

/**
 * An admin at the console before a stub of the server with these answers, which records its calls; until the test ends,
 * or sits down anew.
 */
export async function sitDown(answers: Partial<Record<StaffActionName, Answer>>) {
  leaveLast()
  await startI18n()
  queryClient.clear()
  session.start(admin, false)
  const calls: AskedCall[] = []
  vi.stubGlobal('fetch', async (url: string | URL | Request, options: RequestInit = {}) => {
    const action =
      new URL(url instanceof Request ? url.url : url, 'http://school.invalid').searchParams.get('action') ??
      ''
    const input = JSON.parse(typeof options.body === 'string' ? options.body : '{}') as AskedCall['input'] // what the app sent
    calls.push({ action, input })
    const data = await answers[action as StaffActionName]?.(input) // the app calls nothing else
    return data instanceof Refusal
      ? Response.json({ success: false, error: data.error }, { status: data.status })
      : Response.json({ success: true, data: data ?? null })
  })
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.body.firstElementChild ?? document.body)
  leave = () => {
    root.unmount()
    vi.unstubAllGlobals()
  }
  onTestFinished(leaveLast)
  const button = (name: string) =>
    [...document.querySelectorAll<HTMLButtonElement>('button, a')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent).trim() === name,
    )
  return {
    calls,
    callsOf: (action: StaffActionName) =>
      calls.filter((call) => call.action === action).map(({ input }) => input),
    /** @param path of the screen whose route the element asks for its search, and where it is opened. */
    show: (element: ReactNode, path = '/', address = path) => {
      // Its links lead somewhere; nothing here follows them.
      const top = createRootRoute({ notFoundComponent: () => element })
      const main = createRoute({ getParentRoute: () => top, id: 'main' })
      const screen = createRoute({ getParentRoute: () => main, path, component: () => element })
      const router: AnyRouter = createRouter({
        routeTree: top.addChildren([main.addChildren([screen])]),
        history: createMemoryHistory({ initialEntries: [address] }),
      })
      root.render(
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>,
      )
    },
    text: () => document.body.textContent,
    /** What the buttons of the open dialog are called. */
    answers: () =>
      [...document.querySelectorAll('[role=dialog] button, [role=alertdialog] button')].map(
        (each) => each.getAttribute('aria-label') ?? each.textContent,
      ),
    button,
    press: async (name: string) => {
      const found = await vi.waitUntil(() => {
        const known = button(name)
        const isOff = known?.disabled === true || known?.getAttribute('aria-disabled') === 'true'
        return isOff ? undefined : known
      })
      found.click()
    },
    /** Types into the field of a label. */
    fill: async (label: string, value: string) => {
      const field = await vi.waitUntil(() => {
        const named = [...document.querySelectorAll('label')].find((each) =>
          each.textContent.startsWith(label),
        )
        const id = named?.htmlFor ?? ''
        const found =
          id === '' ? named?.querySelector('input, textarea, select') : document.querySelector(`[id="${id}"]`)
        return found as HTMLInputElement | null | undefined // a label's field
      })
      // React listens to the element's own setter.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {}
      set?.call(field, value)
      field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
    },
  }
}
