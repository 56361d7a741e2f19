import { readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { pushLimits } from '@qadam/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The very file that browsers get, with a service worker's world around it.
const sourceOf = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../../../public', name), 'utf8')
const source = sourceOf('firebase-messaging-sw.js')

interface Page {
  url: string
  visibilityState: string
  frameType?: string
  focused?: boolean
  /** Where it goes when it is told to; one that sleeps does not answer. */
  gone?: string
  sleeps?: boolean
}
interface Shown {
  title: string
  options: Record<string, unknown>
  closed: boolean
}

/** As the browser's, but at once. */
class Channel {
  readonly port1 = Object.assign(new EventTarget(), { start: () => {} })
  readonly port2 = { postMessage: () => this.port1.dispatchEvent(new Event('message')) }
}

let handlers: Record<string, (event: object) => void>
let shown: Shown[]
let pages: Page[]
let opened: string[]
/** The part for being offline has tests of its own; pushes do without it. */
const importScripts = () => {
  throw new Error('no network')
}

beforeEach(() => {
  vi.useFakeTimers()
  handlers = {}
  shown = []
  pages = []
  opened = []
  const self = {
    addEventListener: (name: string, handler: (event: object) => void) => (handlers[name] = handler),
    skipWaiting: () => Promise.resolve(),
    location: new URL('https://school.example/firebase-messaging-sw.js'),
    navigator: { language: 'ru-RU' },
    registration: {
      showNotification: (title: string, options: Record<string, unknown>) => {
        shown.push({ title, options, closed: false })
        return Promise.resolve()
      },
      getNotifications: ({ tag }: { tag: string }) =>
        Promise.resolve(
          shown
            .filter(({ options }) => options['tag'] === tag)
            .map((one) => ({ close: () => (one.closed = true) })),
        ),
    },
    clients: {
      matchAll: () =>
        Promise.resolve(
          pages.map((page) => ({
            ...page,
            focus: () => Promise.resolve((page.focused = true)),
            postMessage: (message: { type: string; url: string }, [port]: Channel['port2'][]) => {
              if (page.sleeps || message.type !== 'open') return
              page.gone = message.url
              port?.postMessage()
            },
          })),
        ),
      openWindow: (url: string) => Promise.resolve(opened.push(url)),
    },
  }
  vm.runInNewContext(source, { self, URL, setTimeout, Promise, MessageChannel: Channel, importScripts })
})
afterEach(() => void vi.useRealTimers())

/** Runs a handler and gives what it waits for. */
async function happen(name: string, event: object): Promise<void> {
  let waited: Promise<unknown> = Promise.resolve()
  handlers[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => (waited = work) })
  await vi.runAllTimersAsync()
  await waited
}
const push = async (sent: unknown) => await happen('push', { data: { json: () => sent } })
const click = async (url?: string) =>
  await happen('notificationclick', { notification: { close: () => {}, data: { url } } })

const message = { title: 'Ishingiz qabul qilindi!', body: 'Zoʻr', url: '/course/1', tag: 'n7', lang: 'uz' }
const looks = { icon: '/push-icon.png', badge: '/push-badge.png', vibrate: [...pushLimits.vibration_ms] }

test.each([
  ['of Web Push', message],
  ['of Firebase', { data: message, from: '1', fcmMessageId: '2' }],
])('a push %s is shown with icon, badge, vibration, its tag and where it leads', async (_, sent) => {
  await push(sent)
  expect(shown).toMatchObject([
    {
      title: message.title,
      options: { ...looks, body: 'Zoʻr', tag: 'n7', lang: 'uz', data: { url: '/course/1' } },
    },
  ])
})

test.each([[{}], [null], ['text'], [{ title: 5, body: '' }]])(
  'one that says nothing (%j) has the defaults',
  async (sent) => {
    await push(sent)
    expect(shown).toMatchObject([
      {
        title: 'Новое уведомление',
        options: { body: 'Вам пришло новое сообщение', tag: pushLimits.defaultTag },
      },
    ])
  },
)

test('one that is no JSON, or brings nothing, is shown as well', async () => {
  await happen('push', {
    data: {
      json: () => {
        throw new SyntaxError('no JSON')
      },
    },
  })
  await happen('push', { data: null })
  expect(shown).toHaveLength(2)
})

test('while the app is in front it closes itself after 8 seconds, unless it asks for an answer', async () => {
  pages = [{ url: 'https://school.example/', visibilityState: 'visible' }]
  let waited: Promise<unknown> = Promise.resolve()
  handlers['push']?.({
    data: { json: () => message },
    waitUntil: (work: Promise<unknown>) => (waited = work),
  })
  await vi.advanceTimersByTimeAsync(pushLimits.autoClose_ms - 1)
  expect(shown[0]?.closed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await waited
  expect(shown[0]?.closed).toBe(true)
  await push({ ...message, tag: 'n8', requireInteraction: true })
  expect(shown[1]).toMatchObject({ closed: false, options: { requireInteraction: true } })
})

test('behind other windows it stays', async () => {
  pages = [{ url: 'https://school.example/', visibilityState: 'hidden' }]
  await push(message)
  expect(shown[0]?.closed).toBe(false)
})

test('a click brings the window to the front that shows its address', async () => {
  pages = [
    { url: 'https://school.example/', visibilityState: 'visible' },
    { url: 'https://school.example/exam', visibilityState: 'hidden' },
  ]
  await click('/exam')
  expect(pages).toEqual([pages[0], { ...pages[1], focused: true }])
  expect([pages[0]?.gone, pages[0]?.focused, opened]).toEqual([undefined, undefined, []])
})

test('of other windows the one that was used last goes there, and comes to the front', async () => {
  pages = [
    { url: 'https://school.example/courses', visibilityState: 'hidden' },
    { url: 'https://school.example/profile', visibilityState: 'visible' },
  ]
  await click('/course/1')
  expect(pages).toMatchObject([{ gone: 'https://school.example/course/1', focused: true }, {}])
  expect([pages[1]?.gone, opened]).toEqual([undefined, []])
})

test.each([
  ['that sleeps', { url: 'https://school.example/', visibilityState: 'hidden', sleeps: true }],
  ['of the console', { url: 'https://school.example/staff/review', visibilityState: 'visible' }],
  [
    'of a preview',
    { url: 'https://school.example/preview', visibilityState: 'visible', frameType: 'nested' },
  ],
])('beside a window %s the address opens in one of its own', async (_, page) => {
  pages = [page]
  await click('/course/1')
  expect([pages[0]?.gone, pages[0]?.focused, opened]).toEqual([
    undefined,
    undefined,
    ['https://school.example/course/1'],
  ])
})

test('a click that leads nowhere brings the app to the front, or opens it', async () => {
  await click()
  expect(opened).toEqual(['/'])
  pages = [{ url: 'https://school.example/courses', visibilityState: 'hidden' }]
  await click()
  expect(pages[0]?.focused).toBe(true)
})

test.each([
  'https://evil.example/',
  '//evil.example/x',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://[',
  '\\\\evil.example',
])('%s leads home: a push leads nowhere but into the school', async (url) => {
  await click(url)
  expect(opened).toEqual(['/'])
})

test('the part for being offline comes into the same world, where no name is taken twice', () => {
  const brought: string[] = []
  const world = vm.createContext({
    self: { addEventListener: () => {}, location: new URL('https://school.example/') },
    importScripts: (name: string) => {
      vm.runInContext(sourceOf(name.slice(1)), world)
      brought.push(name)
    },
  })
  vm.runInContext(source, world)
  expect(brought).toEqual(['/offline-worker.js'])
})
