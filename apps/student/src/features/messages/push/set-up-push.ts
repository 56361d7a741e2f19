import type { PushConfigView } from '@qadam/contract'
import { call } from '../../../platform/call.ts'
import { workerPath } from '../../../platform/push-subscription.ts'
import { session } from '../../../platform/session.ts'
import { localStore } from '../../../platform/storage.ts'
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
  const config = await findConfig()
  if (!config) return 'not_configured'
  const keyText = config.firebase?.vapidKey ?? config.vapid_public_key
  if (keyText === '') return 'no_key'
  const key = bytesOf(keyText)
  if (!key) return 'bad_key'
  const registration = await register()
  if (!registration) return 'no_worker'
  const device = await deviceOf(registration, key, config)
  if ('failed' in device) return device.failed
  try {
    await call('save_notification_permission', { student_id: user.id, token: device.token })
    return null
  } catch (error) {
    console.warn('push', error)
    return 'sync_failed'
  }
}

async function findConfig(): Promise<PushConfigView | undefined> {
  try {
    return await call('push_config', {})
  } catch (error) {
    console.warn('push', error)
    return undefined
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

/** By what the school's provider reaches this browser: a token of Firebase, or a Web Push subscription as JSON. */
async function deviceOf(
  registration: ServiceWorkerRegistration,
  key: Uint8Array<ArrayBuffer>,
  { firebase, vapid_public_key }: PushConfigView,
): Promise<{ token: string } | { failed: PushFailure }> {
  const { pushManager } = registration
  try {
    const known = await pushManager.getSubscription()
    const knownKey = known?.options.applicationServerKey ?? null
    // A subscription under another key: of an earlier school, or from before Firebase, which would take it for its own.
    if (known && !isSame(knownKey, key)) await known.unsubscribe()
    if (!firebase) return { token: await subscribeBy(pushManager, key) }
    const device = await byFirebase(firebase, registration)
    const schoolKey = bytesOf(vapid_public_key)
    if ('token' in device || !schoolKey || !isSame(knownKey, schoolKey)) return device
    // The school reached this browser until now, and still can.
    await (await pushManager.getSubscription())?.unsubscribe()
    return { token: await subscribeBy(pushManager, schoolKey) }
  } catch (error) {
    console.warn('push', error)
    return { failed: failureOf(error) }
  }
}

async function subscribeBy(manager: PushManager, key: Uint8Array<ArrayBuffer>): Promise<string> {
  return JSON.stringify(await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
}

async function byFirebase(
  webApp: NonNullable<PushConfigView['firebase']>,
  registration: ServiceWorkerRegistration,
): Promise<{ token: string } | { failed: PushFailure }> {
  try {
    const { firebaseToken } = await import('./firebase-token.ts')
    const token = await firebaseToken(webApp, registration)
    return token === undefined ? { failed: 'unsupported' } : { token }
  } catch (error) {
    console.warn('push', error)
    return { failed: failureOf(error) }
  }
}

function failureOf(error: unknown): PushFailure {
  if (!(error instanceof Error) && !(error instanceof DOMException)) return 'setup_failed'
  const denied = ['NotAllowedError', 'messaging/permission-blocked']
  // Firebase names the kind of its errors by a code.
  const names = [error.name, 'code' in error ? error.code : undefined]
  if (names.some((name) => denied.includes(String(name)))) return 'denied'
  return error.name === 'InvalidAccessError' ? 'bad_key' : 'setup_failed'
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
