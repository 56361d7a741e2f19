import type { Notification } from '@qadam/contract'
import { useState } from 'react'

/** Those that are unread, or were when they were first seen here, before the others; each kind as it came. */
function unreadFirst(list: readonly Notification[], before: ReadonlySet<number>): Notification[] {
  const isUpper = ({ id, isRead }: Notification) => !isRead || before.has(id)
  return [...list.filter(isUpper), ...list.filter((each) => !isUpper(each))]
}

/** The list in its order, in which nothing moves under the finger because it was read here. */
export function useUnreadFirst(list: readonly Notification[]): Notification[] {
  const [before, setBefore] = useState<ReadonlySet<number>>(() => new Set())
  const fresh = list.filter(({ id, isRead }) => !isRead && !before.has(id))
  if (fresh.length > 0) setBefore(new Set([...before, ...fresh.map(({ id }) => id)]))
  return unreadFirst(list, before)
}
