import type { AnyRouter } from '@tanstack/react-router'
import { renewPush } from '../features/messages/push/set-up-push.ts'
import { bringRecall } from './bring-recall.ts'
import { followLiveEvents as follow } from './live-follow.ts'
import { followNotifications } from './follow-notifications.ts'
import { followOffline } from './follow-offline.ts'
import { followPushes } from './follow-pushes.ts'
import { followReplies } from './follow-replies.ts'
import { followWaitingWork } from './waiting-work.ts'

/**
 * What starts after the first view: live events, outboxes of this device, caching of queries, what is due to be recalled,
 * push subscriptions that were allowed before, the service worker. Returns what stops it.
 */
export function followLiveEvents(router: AnyRouter): () => void {
  renewPush()
  const stops = [followNotifications(router), follow(), followWaitingWork(), followReplies()]
  stops.push(followOffline(router), followPushes(router), bringRecall())
  return () => {
    for (const stop of stops) stop()
  }
}
