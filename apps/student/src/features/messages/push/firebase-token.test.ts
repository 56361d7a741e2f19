import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { firebaseToken } from './firebase-token.ts'
import { turnOn } from './set-up-push.ts'

const vapidKey = 'BAECAwQ'
/** By which the school subscribes browsers itself: `BBBBBBB`. */
const schoolKey = [4, 16, 65, 4, 16]
const webApp = { apiKey: 'key', projectId: 'school', appId: '1:2:web:3', messagingSenderId: '2', vapidKey }
const token = `${'f'.repeat(22)}:${'t'.repeat(130)}`

/** What a browser has that the SDK looks for. */
class Registration {
  readonly scope = 'https://school.example/'
  readonly pushManager = {
    getSubscription: () => Promise.resolve(this.known),
    subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      this.known = new Subscription([...applicationServerKey])
      return Promise.resolve(this.known)
    },
  }
  known: Subscription | null = null
  showNotification(): void {}
}
class Subscription {
  static count = 0
  /** By which the SDK sees that a subscription is a new one. */
  readonly endpoint = `https://push.example/${(Subscription.count += 1)}`
  readonly options: { applicationServerKey: ArrayBuffer }
  readonly key: number[]
  constructor(key: number[]) {
    this.key = key
    this.options = { applicationServerKey: new Uint8Array(key).buffer }
  }
  getKey(name: string): ArrayBuffer {
    return new TextEncoder().encode(name).buffer
  }
  unsubscribe(): Promise<boolean> {
    registration.known = null
    return Promise.resolve(true)
  }
}

let registration: Registration
let asked: { address: string; body: Record<string, unknown> }[]
let refused: string | undefined

beforeEach(() => {
  registration = new Registration()
  asked = []
  refused = undefined
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('ServiceWorkerRegistration', Registration)
  vi.stubGlobal('PushSubscription', Subscription)
  vi.stubGlobal('PushManager', {})
  const permission = 'granted'
  vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(permission) })
  vi.stubGlobal('navigator', {
    ...{ language: 'uz', languages: ['uz'], onLine: true, maxTouchPoints: 0, cookieEnabled: true },
    userAgent: 'Mozilla/5.0 (X11; Linux x64) Chrome/140 Safari/537.36',
    serviceWorker: {
      ready: Promise.resolve(registration),
      register: () => Promise.resolve(registration),
      addEventListener: () => {},
    },
  })
  vi.stubGlobal('fetch', stub)
  session.start(userFixture({ token: 'o'.repeat(43) }), false)
})
afterEach(() => {
  session.logout()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The school, and the two services of Firebase that its SDK calls. */
async function stub(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input)
  // Whoever deletes a token sends nothing; all others send JSON.
  const text = input instanceof Request ? await input.text() : ((init?.body ?? '{}') as string)
  asked.push({ address, body: JSON.parse(text) as Record<string, unknown> })
  if (refused !== undefined && address.includes(refused))
    return Response.json(
      { error: { code: 403, message: 'no', status: 'PERMISSION_DENIED' } },
      { status: 403 },
    )
  if (address.includes('firebaseinstallations'))
    return Response.json({
      fid: 'f'.repeat(22),
      refreshToken: 'refresh',
      authToken: { token: 'auth', expiresIn: '604800s' },
    })
  if (address.includes('fcmregistrations')) return Response.json({ token })
  const isConfig = address.includes('push_config')
  const config = { provider: 'firebase', vapid_public_key: 'BBBBBBB', firebase: webApp }
  return Response.json({ success: true, data: isConfig ? config : null })
}

const sentTo = (part: string) => asked.filter(({ address }) => address.includes(part))

test('where the school has Firebase, its SDK registers our worker, and the school is told the token', async () => {
  expect(await turnOn()).toBeNull()
  expect(registration.known?.key).toEqual([4, 1, 2, 3, 4])
  expect(sentTo('fcmregistrations')).toMatchObject([
    {
      address: 'https://fcmregistrations.googleapis.com/v1/projects/school/registrations',
      body: { web: { endpoint: registration.known?.endpoint, applicationPubKey: vapidKey } },
    },
  ])
  expect(sentTo('save_notification_permission')).toMatchObject([{ body: { student_id: 7, token } }])
  const hosts = new Set(asked.map(({ address }) => new URL(address, 'https://school.example').host))
  expect([...hosts].toSorted()).toEqual([
    'fcmregistrations.googleapis.com',
    'firebaseinstallations.googleapis.com',
    'school.example',
  ])
})

test('a subscription under another key is given up, which the SDK would take for its own', async () => {
  registration.known = new Subscription([9, 9, 9])
  expect(await turnOn()).toBeNull()
  expect(registration.known.key).toEqual([4, 1, 2, 3, 4])
})

test('what Firebase refuses is said, and nothing is saved', async () => {
  refused = 'fcmregistrations'
  registration.known = new Subscription([9])
  expect(await turnOn()).toBe('setup_failed')
  expect(sentTo('save_notification_permission')).toEqual([])
})

test('a browser that the school reached by its own key is reached by it still where Firebase refuses it', async () => {
  refused = 'fcmregistrations'
  registration.known = new Subscription(schoolKey)
  const { endpoint } = registration.known
  expect(await turnOn()).toBeNull()
  expect(registration.known.key).toEqual(schoolKey)
  expect(registration.known.endpoint).not.toBe(endpoint)
  const [saved, ...more] = sentTo('save_notification_permission')
  expect(more).toEqual([])
  expect(JSON.parse(String(saved?.body['token']))).toMatchObject({ endpoint: registration.known.endpoint })
})

test('a browser in which the SDK does not run has no token', async () => {
  // Its subscriptions have no keys.
  vi.stubGlobal('PushSubscription', Registration)
  const worker = registration as unknown as ServiceWorkerRegistration // what the SDK reads of one
  expect(await firebaseToken(webApp, worker)).toBeUndefined()
})
