import type { AnnouncementState, StaffAnnouncement } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { CardList } from '@qadam/ui/card-list'
import { Chip } from '@qadam/ui/chip'
import { EmptyState } from '@qadam/ui/empty-state'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { errorText } from '@qadam/web/error-text'
import { QueryView } from '@qadam/web/frame/query-view'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { ConfirmButton } from '../../../platform/confirm-button.tsx'
import { Pages } from '../../../platform/pages.tsx'
import { askAgain } from '../../../platform/query-client.ts'
import { formatDate } from '../../../platform/times.ts'
import { announcementsQuery } from './announcements-query.ts'

const tones = { planned: 'saffron', shown: 'pistachio', ended: 'neutral' } as const satisfies Record<
  AnnouncementState,
  string
>

export interface AnnouncementsListProps {
  over: boolean
  page: number
  onPage: (page: number) => void
  onEdit: (announcement: StaffAnnouncement) => void
}

/** What is announced or planned, or what is over; newest first. */
export function AnnouncementsList({ over, page, onPage, onEdit }: AnnouncementsListProps): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(announcementsQuery({ over, page }))
  const { data } = read
  if (!data) return <QueryView query={read} skeleton={<Skeleton height={240} />} />
  if (data.total === 0)
    return (
      <EmptyState
        mood={over ? 'sleeping' : 'hello'}
        title={t(over ? 'announcements.none_over' : 'announcements.none')}
        text={t(over ? 'announcements.none_over_text' : 'announcements.none_text')}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <CardList>
        {data.rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-start gap-x-4 gap-y-3 p-3 sm:px-4">
            <Row row={row} onEdit={() => onEdit(row)} />
          </li>
        ))}
      </CardList>
      <Pages page={page} pagesize={data.pagesize} total={data.total} onPage={onPage} />
    </div>
  )
}

function Row({ row, onEdit }: { row: StaffAnnouncement; onEdit: () => void }): ReactNode {
  const { t, i18n } = useTranslation()
  const end = useMutation({
    mutationFn: async () => await call('announcement_end', { announcement_id: row.id }),
    onError: (failure) => void showToast('error', errorText(failure)),
    onSettled: () => void askAgain(['announcements']),
  })
  const { title, group, course, state, from, until, read, recipients } = row
  const inRussian = i18n.language === 'ru' ? title.ru : undefined
  return (
    <>
      <div className="min-w-56 flex-1">
        <p className="font-semibold break-words">{inRussian ?? title.uz}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span className="inline-flex items-center gap-1.5">
            <Icon name={course ? 'book' : 'users'} size={16} className="shrink-0" />
            {group?.name ?? course?.title ?? t('announcements.whole_school')}
          </span>
          <span className="numbers">{t('announcements.read', { read, recipients })}</span>
        </p>
        <p className="text-caption text-muted numbers">
          {until === null
            ? t('announcements.from_day', { from: formatDate(from) })
            : t('announcements.span', { from: formatDate(from), until: formatDate(until) })}
          {' · '}
          {row.author}
        </p>
      </div>
      <Chip tone={tones[state]}>{t(`announcements.state.${state}`)}</Chip>
      {row.may_change && row.ended_at === null && (
        <span className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={onEdit}>
            {t('announcements.change')}
          </Button>
          {state !== 'ended' && (
            <ConfirmButton
              variant="ghost"
              disabled={end.isPending}
              question={{
                tone: 'danger',
                title: t('announcements.end_title'),
                body: t('announcements.end_text', { title: title.uz }),
              }}
              onConfirm={() => end.mutate()}
            >
              {t('announcements.end')}
            </ConfirmButton>
          )}
        </span>
      )}
    </>
  )
}
