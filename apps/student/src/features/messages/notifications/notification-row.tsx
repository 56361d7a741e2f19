import type { Notification } from '@qadam/contract'
import { IconButton } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../platform/i18n/sizes-and-moments.ts'
import { pathOfLink } from './link-path.ts'

export interface NotificationRowProps {
  notification: Notification
  onRead: () => void
  onRemove: () => void
}

/** One notification: what happened, when, and where it leads. */
export function NotificationRow({ notification, onRead, onRemove }: NotificationRowProps): ReactNode {
  const { t } = useTranslation()
  const { title, detail, link, isRead, created_at } = notification
  const to = pathOfLink(link)
  const text = (
    <>
      <span className="flex items-start gap-2">
        {!isRead && (
          <span
            role="img"
            aria-label={t('notifications.unread')}
            className="mt-2 size-2.5 shrink-0 rounded-full bg-pomegranate"
          />
        )}
        <span className={`min-w-0 break-words ${isRead ? 'font-medium' : 'font-bold'}`}>{title}</span>
      </span>
      <span className="mt-0.5 block text-compact break-words text-muted text-pretty">{detail}</span>
      <time dateTime={created_at} className="mt-1 block text-caption text-muted numbers">
        {formatMoment(created_at)}
      </time>
    </>
  )
  return (
    <li className="flex items-start gap-1 py-1.5 pr-1.5 pl-4">
      {to === undefined ? (
        <div className="min-w-0 flex-1 py-1.5">{text}</div>
      ) : (
        <Link
          to={to}
          onClick={onRead}
          className="min-w-0 flex-1 rounded-control py-1.5 text-ink no-underline hover:text-turquoise-text"
        >
          {text}
        </Link>
      )}
      <div className="flex shrink-0 flex-col sm:flex-row">
        {!isRead && (
          <IconButton
            label={`${t('notifications.mark_read')}: ${title}`}
            icon={<Icon name="check" size={20} />}
            onClick={onRead}
          />
        )}
        <IconButton
          label={`${t('notifications.remove')}: ${title}`}
          icon={<Icon name="trash" size={20} />}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
