import type { Notification } from '@qadam/contract'
import { buttonClass } from '@qadam/ui/button'
import { CardList } from '@qadam/ui/card-list'
import { EmptyState } from '@qadam/ui/empty-state'
import { Skeleton } from '@qadam/ui/skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { paths } from '../../../platform/paths.ts'
import { QueryView } from '../../../platform/query-view.tsx'
import { showToast } from '../../../platform/toast.ts'
import { NotificationRow } from './notification-row.tsx'
import { notificationsQuery } from './notifications-query.ts'
import { useUnreadFirst } from './unread-first.ts'

/** The student's recent notifications, unread first. */
export function NotificationsScreen(): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(notificationsQuery)
  const { data } = read
  if (!data) return <QueryView query={read} skeleton={<Skeleton height={280} />} />
  if (data.length === 0)
    return (
      <EmptyState
        mood="sleeping"
        title={t('notifications.empty')}
        text={t('notifications.empty_text')}
        action={
          <Link to={paths.courses} className={buttonClass({ variant: 'secondary' })}>
            {t('notifications.to_courses')}
          </Link>
        }
      />
    )
  return <List list={data} />
}

function List({ list }: { list: readonly Notification[] }): ReactNode {
  const { t } = useTranslation()
  const read = useChange('mark_notification_read', (all, id) =>
    all.map((each) => (each.id === id ? { ...each, isRead: true } : each)),
  )
  const remove = useChange('delete_student_notification', (all, id) => all.filter((each) => each.id !== id))
  return (
    <CardList aria-label={t('notifications.list')}>
      {useUnreadFirst(list).map((notification) => (
        <NotificationRow
          key={notification.id}
          notification={notification}
          onRead={() => !notification.isRead && read(notification.id)}
          onRemove={() => remove(notification.id)}
        />
      ))}
    </CardList>
  )
}

/** An optimistic change of the list; one that fails is rolled back and reported. */
function useChange(
  action: 'mark_notification_read' | 'delete_student_notification',
  change: (list: Notification[], id: number) => Notification[],
): (id: number) => void {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const { queryKey } = notificationsQuery
  const { mutate } = useMutation({
    mutationFn: async (id: number) => (await call(action, { notification_id: id })).notifications,
    onMutate: async (id) => {
      await cache.cancelQueries({ queryKey })
      cache.setQueryData(queryKey, (list) => list && change(list, id))
    },
    onError: async () => {
      await showToast('error', t('notifications.change_failed'))
    },
    // Of several at once only the last reply knows all of them.
    onSettled: () => cache.invalidateQueries({ queryKey }),
  })
  return mutate
}
