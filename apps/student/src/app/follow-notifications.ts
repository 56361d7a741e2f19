import type { AnyRouter } from '@tanstack/react-router'
import i18next from 'i18next'
import { limits, type Notification } from '@qadam/contract'
import { isOnline } from '@qadam/delivery/connection'
import { isDialogOpen, onDialogs } from '@qadam/ui/open-dialog'
import { isToasterAsked } from '@qadam/web/toast'
import { pathOfLink } from '../features/messages/notifications/link-path.ts'
import { NotificationFeed } from '../features/messages/notifications/notification-feed.ts'
import { notificationsQuery } from '../features/messages/notifications/notifications-query.ts'
import { call, replyOrder } from '../platform/call.ts'
import { liveEvents } from '../platform/live-events.ts'
import { paths } from '../platform/paths.ts'
import { queryClient } from '../platform/query-client.ts'
import { quietMoment } from '../platform/quiet-moment.ts'
import { session } from '../platform/session.ts'
import { showToast } from '../platform/toast.ts'

type Live = Pick<typeof liveEvents, 'subscribe' | 'onMissed'>

/** Shows notifications of the signed-in student as they arrive. Returns what stops it. */
export function followNotifications(router: AnyRouter, live: Live = liveEvents): () => void {
  let account: number | undefined
  let feed: NotificationFeed | undefined
  const check = () => {
    const id = session.get()?.user.id
    if (id === account) return
    account = id
    feed?.stop()
    feed = id === undefined ? undefined : openFeed(router)
    void feed?.begin()
  }
  const wake = () => feed?.wake()
  const hush = () => {
    feed?.hush()
    void putToastsAway()
  }
  check()
  document.addEventListener('visibilitychange', wake)
  const forget = [
    session.subscribe(check),
    quietMoment.onBegin(hush),
    onDialogs((isOpen) => isOpen && hush()),
    holdAtWork(router),
    live.subscribe('notification', (notification) => feed?.arrived(notification)),
    live.onMissed(() => void feed?.catchUp()),
  ]
  return () => {
    document.removeEventListener('visibilitychange', wake)
    for (const one of forget) one()
    feed?.stop()
  }
}

function openFeed(router: AnyRouter): NotificationFeed {
  const { queryKey } = notificationsQuery
  return new NotificationFeed({
    fetch: async (anew) =>
      await queryClient.fetchQuery({ ...notificationsQuery, ...(anew && { staleTime: 0 }) }),
    markRead: async (id) => {
      await call('mark_notification_read', { notification_id: id })
      replyOrder.overtake(['get_student_notifications'], { position: null })
      queryClient.setQueryData(queryKey, (list) =>
        list?.map((each) => (each.id === id ? { ...each, isRead: true } : each)),
      )
    },
    show: (notification) => showNotification(router, notification),
    showMore: (count) => showMore(router, count),
    // Offline the banner reports it, in the place of the toast, and on their own screen what stands there.
    sayFailed: () => {
      if (isOnline() && router.state.location.pathname !== paths.notifications)
        void showToast('error', i18next.t('notifications.failed'))
    },
    isHidden: () => document.visibilityState === 'hidden',
    // A toast of ten seconds would cover the clock of the exam, a question, a film, a program, what a dialog asks.
    isAtWork: () => quietMoment.isNow() || isDialogOpen(),
  })
}

let shown: Promise<void> = Promise.resolve()

const atWork: ReadonlySet<string> = new Set([
  paths.lessonPattern,
  paths.exam,
  paths.recall,
  paths.py,
  paths.code,
])

/** In the exam, a lesson or an editor, where nothing else is on the screen. */
const isAtWork = (router: AnyRouter) => router.state.matches.some(({ fullPath }) => atWork.has(fullPath))

/** All of a lesson, the exam and an editor is a quiet moment. Returns what ends it. */
function holdAtWork(router: AnyRouter): () => void {
  let end: (() => void) | undefined
  const look = () => {
    const isNow = isAtWork(router)
    if (isNow && !end) end = quietMoment.begin()
    if (isNow) return
    end?.()
    end = undefined
  }
  look()
  const forget = router.subscribe('onResolved', look)
  return () => {
    forget()
    end?.()
    end = undefined
  }
}

/** Whatever they say: nothing stays before a question, a clock or a program. */
async function putToastsAway(): Promise<void> {
  if (!isToasterAsked()) return
  try {
    // One whose code is still on its way would come after.
    const [{ toast }] = await Promise.all([import('@qadam/ui/toaster'), shown])
    toast.dismiss()
  } catch (error) {
    console.warn('toasts', error)
  }
}

function showMore(router: AnyRouter, count: number): void {
  shown = showToast('info', i18next.t('notifications.more', { count }), {
    duration_ms: limits.toast.notification_ms,
    action: {
      label: i18next.t('notifications.view'),
      onSelect: () => void router.navigate({ to: paths.notifications }),
    },
  })
}

function showNotification(router: AnyRouter, { title, detail, link }: Notification): void {
  const to = pathOfLink(link)
  shown = showToast('info', title, {
    text: detail,
    duration_ms: limits.toast.notification_ms,
    ...(to !== undefined && {
      action: { label: i18next.t('notifications.view'), onSelect: () => void router.navigate({ to }) },
    }),
  })
}
