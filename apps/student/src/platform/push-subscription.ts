/** Where the service worker of this school stands. */
export const workerPath = '/firebase-messaging-sw.js'

/** Unsubscribes this browser from pushes at sign-out, also when the network is dead and the server is not notified. */
export async function dropPushSubscription(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return
  const registration = await navigator.serviceWorker.getRegistration(workerPath)
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
