import '@qadam/ui/prose.css'
import type { Announcement } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Icon } from '@qadam/ui/icon'
import { Notice } from '@qadam/ui/notice'
import { Prose } from '@qadam/ui/prose'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useId, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { errorText } from '@qadam/web/error-text'
import { formatDay } from '../../../platform/i18n/sizes-and-moments.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { showToast } from '../../../platform/toast.ts'
import { announcementsQuery } from './announcements-query.ts'

/** Announcements to the school and the group: titles that open, and go for good once they are dismissed. */
export default function AnnouncementsCard(): ReactNode {
  const { t } = useTranslation()
  const { data, refetch } = useQuery(announcementsQuery)
  const asked = useAsked()
  const [foundId, setFoundId] = useState<number>()
  const [missed, setMissed] = useState<Asked>()
  const isFound = data?.some(({ id }) => id === asked?.id) === true
  if (isFound && foundId !== asked?.id) setFoundId(asked?.id)
  const isMissing = asked !== undefined && !isFound && foundId !== asked.id
  useEffect(() => {
    // What is stored here may be older than what the link tells of.
    if (isMissing) void refetch().then(({ isSuccess }) => isSuccess && setMissed(asked))
  }, [asked, isMissing, refetch])
  // Once it was dismissed here nobody needs to be told.
  const isOver = isMissing && missed === asked
  if (!data || (data.length === 0 && !isOver)) return null
  return (
    <section>
      <h2 className="mb-2 text-lg font-bold">{t('announcements.title')}</h2>
      {isOver && (
        <div id={anchorOf(asked.id)} className="mb-3 scroll-mt-20">
          <Notice
            tone="turquoise"
            icon="info"
            role="status"
            title={t('announcements.over')}
            text={t('announcements.over_text')}
          />
        </div>
      )}
      {data.length > 0 && (
        <Card flush>
          <ul className="divide-y divide-line">
            {data.map((announcement) => (
              <li key={announcement.id} id={anchorOf(announcement.id)} className="scroll-mt-20">
                <Entry
                  announcement={announcement}
                  asked={asked?.id === announcement.id ? asked : undefined}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}

/** One opening of the link to an announcement. */
interface Asked {
  id: number
}

const anchorOf = (id: number) => `announcement-${id}`

/** The announcement that the address names, anew with each opening of its link. */
function useAsked(): Asked | undefined {
  const hash = useLocation({ select: (location) => location.hash })
  const visit = useLocation({ select: (location) => location.state.__TSR_key })
  return useMemo(() => {
    const [, id] = /^announcement-(\d+)$/.exec(hash) ?? []
    return id === undefined ? undefined : { id: Number(id) }
    // A second press of the same link is another visit.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hash, visit])
}

interface EntryProps {
  announcement: Announcement
  /** Set where the address leads to this one. */
  asked: Asked | undefined
}

function Entry({ announcement, asked }: EntryProps): ReactNode {
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

  function open(): void {
    setIsOpen(true)
    if (!isRead && !mark.isPending) mark.mutate('read')
  }
  const openAsked = useEffectEvent(open)
  useEffect(() => {
    if (asked) openAsked()
  }, [asked])

  return (
    <>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => (isOpen ? setIsOpen(false) : open())}
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
              {formatDay(from)}
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
            <Prose className="max-w-none text-base break-words" html={html} />
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
