import { readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'

const source = readFileSync(
  path.resolve(import.meta.dirname, '../../student/public/firebase-messaging-sw.js'),
  'utf8',
)

interface ShownPush {
  title: string
  options: Record<string, unknown>
}

/** What a phone shows of a decrypted push: by the very service worker that browsers get, with its world around it. */
export async function showPush(message: unknown): Promise<ShownPush[]> {
  const shown: ShownPush[] = []
  let waited: Promise<unknown> = Promise.resolve()
  let receive = (_event: object): void => {}
  const self = {
    addEventListener: (name: string, handler: (event: object) => void) => {
      if (name === 'push') receive = handler
    },
    location: new URL('https://school.example/firebase-messaging-sw.js'),
    navigator: { language: 'en' },
    registration: {
      showNotification: (title: string, options: Record<string, unknown>) => {
        shown.push({ title, options })
        return Promise.resolve()
      },
    },
    // No client has the app open.
    clients: { matchAll: () => Promise.resolve([]) },
  }
  // Its other part opens the app without a connection; pushes do without it.
  vm.runInNewContext(source, { self, URL, importScripts: () => {} })
  receive({ data: { json: () => message }, waitUntil: (work: Promise<unknown>) => (waited = work) })
  await waited
  return shown
}
