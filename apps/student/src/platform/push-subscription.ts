/** Where the service worker of this school stands. */
export const workerPath = '/firebase-messaging-sw.js'

/**
 * Lets this browser's subscription go: whoever signs out takes it along, also where the network is dead and the server
 * hears nothing of it.
 */
export async function dropPushSubscription(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return
  const registration = await navigator.serviceWorker.getRegistration(workerPath)
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
