import { pushLimits } from '@qadam/contract'
import type { TFunction } from 'i18next'
import { workerPath } from '../../../platform/push-subscription.ts'

/** Shows what a push looks like here; only where that is allowed. */
export async function showTest(t: TFunction): Promise<void> {
  if (Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker.getRegistration(workerPath)
  // Android vibrates, of which the types of the web know nothing any more.
  const options: NotificationOptions & { vibrate: readonly number[] } = {
    body: t('push.test_body'),
    icon: '/push-icon.png',
    badge: '/push-badge.png',
    tag: pushLimits.defaultTag,
    vibrate: pushLimits.vibration_ms,
  }
  await registration?.showNotification(t('push.test_title'), options)
}
