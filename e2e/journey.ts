import { test as base } from '@playwright/test'
import { SchoolServer } from './server.ts'

/** The editor's tour opens by itself on a new device; journeys that are about something else have seen it. */
export function leaveTourOut(): void {
  // Sandboxed frames, where this runs too, have no storage.
  if (origin === 'null' || sessionStorage.getItem('tour.wanted') !== null) return
  localStorage.setItem('qadam.code_tour', 'seen')
}

/** What is drawn before the app has come looks like the live screen: journeys are about the live one. */
export function leaveFirstSightsOut(): void {
  if (origin === 'null') return
  for (const home of [sessionStorage, localStorage]) home.removeItem('qadam.sights')
  const forget = () => document.getElementById('first-course')?.remove()
  document.addEventListener('readystatechange', forget, { once: true })
}

/** What the device says of its memory. */
export function haveMemory(gigabytes: number): void {
  Object.defineProperty(Navigator.prototype, 'deviceMemory', { configurable: true, get: () => gigabytes })
}

interface Options {
  /**
   * Of the device. A cheap phone's usually, on which one Python is started: with more a second one waits, and a third
   * makes a snapshot for the next visit, each for seconds of a core. Journeys about these have 8.
   */
  memory_GB: number
  /**
   * Whether the journey changes what the others of its worker see. A school takes seconds to start, so all others share
   * one, each with a student of its own: `school.freshStudent()`.
   */
  ownSchool: boolean
  /** Settings of a server that the journey has to itself. */
  ownSettings: Record<string, string> | undefined
}

interface Shared {
  /** The school of this worker, started lazily. */
  sharedSchool: () => Promise<SchoolServer>
}

export const test = base.extend<Options & { school: SchoolServer }, Shared>({
  context: async ({ context, memory_GB }, use) => {
    await context.addInitScript(leaveTourOut)
    await context.addInitScript(leaveFirstSightsOut)
    await context.addInitScript(haveMemory, memory_GB)
    await use(context)
  },
  memory_GB: [2, { option: true }],
  ownSchool: [false, { option: true }],
  ownSettings: [undefined, { option: true }],
  sharedSchool: [
    async ({}, use) => {
      let started: Promise<SchoolServer> | undefined
      await use(() => (started ??= SchoolServer.start()))
      await started?.then((school) => school.dispose())
    },
    { scope: 'worker' },
  ],
  school: async ({ ownSchool, ownSettings, sharedSchool }, use) => {
    if (!ownSchool && !ownSettings) return await use(await sharedSchool())
    const school = await SchoolServer.start(ownSettings)
    await use(school)
    await school.dispose()
  },
})

export { screens } from './screens.ts'
export { expect } from '@playwright/test'
export type { FrameLocator, Locator, Page } from '@playwright/test'
