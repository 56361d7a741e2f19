import '@qadam/ui/prose.css'
import type { Announcement } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Icon } from '@qadam/ui/icon'
import { Prose } from '@qadam/ui/prose'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/call.ts'
import { errorText } from '../../platform/error-text.ts'
import '../../platform/i18n/announcement-texts.ts'
import { queryClient } from '../../platform/query-client.ts'
import { showToast } from '../../platform/toast.ts'
import { announcementsQuery } from './announcements-query.ts'

/** Announcements to the school and the group: titles that open, and go for good once they are dismissed. */
export default function AnnouncementsCard(): ReactNode {
  const { t } = useTranslation()
  const { data } = useQuery(announcementsQuery)
  if (!data || data.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-lg font-bold">{t('announcements.title')}</h2>
      <Card flush>
        <ul className="divide-y divide-line">
          {data.map((announcement) => (
            <li key={announcement.id}>
              <Entry announcement={announcement} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function Entry({ announcement }: { announcement: Announcement }): ReactNode {
  const { t } = useTranslation()
  const textId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { id, title, html, from, is_read: isRead } = announcement

  const mark = useMutation({
    mutationFn: async (as: 'read' | 'dismissed') =>
      await call('announcement_mark', { announcement_id: id, as }),
    onSuccess: (_, as) => {
      queryClient.setQueryData(announcementsQuery.queryKey, (shown) =>
        as === 'dismissed'
          ? shown?.filter((one) => one.id !== id)
          : shown?.map((one) => (one.id === id ? { ...one, is_read: true } : one)),
      )
    },
    onError: (error, as) => {
      // That it was opened is noted with the next opening.
      if (as === 'dismissed') void showToast('error', errorText(error))
    },
  })

  function toggle(): void {
    setIsOpen(!isOpen)
    if (!isOpen && !isRead && !mark.isPending) mark.mutate('read')
  }

  return (
    <>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={toggle}
          className="flex min-h-16 w-full items-center gap-3 px-4 py-3 text-left -outline-offset-3"
        >
          <span
            aria-hidden
            className={`size-2.5 shrink-0 rounded-full ${isRead ? 'bg-tile-edge' : 'bg-pomegranate'}`}
          />
          <span className="min-w-0 flex-1">
            <span className={`block break-words ${isRead ? 'font-medium' : 'font-semibold'}`}>
              {title}
              {!isRead && <span className="sr-only"> ({t('announcements.unread')})</span>}
            </span>
            <time dateTime={from} className="block text-sm text-muted numbers">
              {from.split('-').toReversed().join('.')}
            </time>
          </span>
          <Icon
            name="chevron-down"
            size={20}
            className={`shrink-0 text-muted transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      <div id={textId} hidden={!isOpen} className="px-4 pb-4">
        {isOpen && (
          <>
            <Prose className="max-w-none! text-base! break-words" html={html} />
            <Button
              size="sm"
              variant="ghost"
              className="mt-2 -ml-3"
              loading={mark.isPending && mark.variables === 'dismissed'}
              icon={<Icon name="check" size={20} />}
              onClick={() => mark.mutate('dismissed')}
            >
              {t('announcements.dismiss')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
