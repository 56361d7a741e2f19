import { call } from '../../platform/call.ts'
import { workerPath } from '../../platform/push-subscription.ts'
import { session } from '../../platform/session.ts'
import { localStore } from '../../platform/storage.ts'
import { pushSupport, thisBrowser } from './push-support.ts'

/** What of specification section 8 may stand in the way. */
export type PushFailure =
  | 'unsupported'
  | 'denied'
  | 'dismissed'
  | 'no_key'
  | 'not_configured'
  | 'no_worker'
  | 'bad_key'
  | 'setup_failed'
  | 'sync_failed'

/** Said by a student who turned pushes off here, since a permission can't be given back. */
const offKey = 'qadam.push.off'

export function isTurnedOff(): boolean {
  return localStore.read(offKey) !== null
}

export function turnOff(): void {
  localStore.write(offKey, 'yes')
}

let setUp: Promise<PushFailure | null> | undefined

/** Renews what was allowed before: once per page load, and without a prompt. */
export function renewPush(): void {
  if (pushSupport(thisBrowser()) !== 'supported' || Notification.permission !== 'granted' || isTurnedOff())
    return
  setUp ??= subscribe()
  setUp.then(
    (failure) => failure && console.warn('push', failure),
    (error: unknown) => console.warn('push', error),
  )
}

/** Requests the permission, where it was not granted yet, and subscribes. @returns what failed; null for nothing. */
export async function turnOn(): Promise<PushFailure | null> {
  if (pushSupport(thisBrowser()) !== 'supported') return 'unsupported'
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return 'denied'
  if (permission === 'default') return 'dismissed'
  localStore.remove(offKey)
  setUp = subscribe()
  return await setUp
}

/** For a permission that was granted. A no-op where no student is signed in. */
async function subscribe(): Promise<PushFailure | null> {
  const user = session.get()?.user
  if (!user) return null
  const key = await findKey()
  if (!(key instanceof Uint8Array)) return key
  const registration = await register()
  if (!registration) return 'no_worker'
  const subscription = await subscribeBy(registration.pushManager, key)
  if (typeof subscription === 'string') return subscription
  try {
    await call('save_notification_permission', { student_id: user.id, token: JSON.stringify(subscription) })
    return null
  } catch (error) {
    console.warn('push', error)
    return 'sync_failed'
  }
}

async function findKey(): Promise<Uint8Array<ArrayBuffer> | PushFailure> {
  try {
    const { vapid_public_key } = await call('push_config', {})
    return vapid_public_key === '' ? 'no_key' : (bytesOf(vapid_public_key) ?? 'bad_key')
  } catch (error) {
    console.warn('push', error)
    return 'not_configured'
  }
}

/** Once it can show something: a worker that is being installed takes no subscription. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    await navigator.serviceWorker.register(workerPath)
    return await navigator.serviceWorker.ready
  } catch (error) {
    console.warn('push', error)
    return undefined
  }
}

async function subscribeBy(
  manager: PushManager,
  key: Uint8Array<ArrayBuffer>,
): Promise<PushSubscription | PushFailure> {
  try {
    const known = await manager.getSubscription()
    // A subscription under another key, of an earlier school, no longer receives anything.
    if (known && !isSame(known.options.applicationServerKey, key)) await known.unsubscribe()
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch (error) {
    console.warn('push', error)
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'NotAllowedError') return 'denied'
    return name === 'InvalidAccessError' ? 'bad_key' : 'setup_failed'
  }
}

function isSame(known: ArrayBuffer | null, key: Uint8Array): boolean {
  if (!known || known.byteLength !== key.length) return false
  return new Uint8Array(known).every((byte, index) => byte === key[index])
}

/** Undefined for what is no base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
