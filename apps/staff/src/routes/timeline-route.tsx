import { Button } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { Icon } from '@qadam/ui/icon'
import { Segments } from '@qadam/ui/segments'
import { Skeleton } from '@qadam/ui/skeleton'
import { TextField } from '@qadam/ui/text-field'
import { PageTitle } from '@qadam/web/frame/page-title'
import { QueryView } from '@qadam/web/frame/query-view'
import { isCallError } from '@qadam/web/call-error'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/access/accounts/use-user.ts'
import { studentQuery } from '../features/access/groups/groups-query.ts'
import { TimelineList } from '../features/office/timeline/timeline-list.tsx'
import {
  isClock,
  shiftClock,
  timelineSpans,
  type TimelineSearch,
  type TimelineSpan,
} from '../features/office/timeline/timeline-search.ts'
import { BackLink } from '../platform/back-link.tsx'
import { DateField } from '../platform/date-field.tsx'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'
import { paths } from '../platform/paths.ts'
import { fullName } from '../platform/person.ts'
import { formatTime, schoolToday } from '../platform/times.ts'
import { replyQuery } from '../platform/reply-query.ts'

const route = getRouteApi('/main/students/$studentId/timeline')

/** What happened to a student at a moment: an admin's screen, for when somebody says that something went wrong. */
export function TimelineRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  const { studentId } = route.useParams()
  const search = route.useSearch()
  // Without an address it is now, and stays that now until somebody moves it.
  const [opened] = useState(() => ({
    day: schoolToday(),
    clock: formatTime(new Date().toISOString()),
  }))
  const { day = opened.day, clock = opened.clock, minutes = 15 } = search
  const [typed, setTyped] = useState(clock)
  const student = useQuery(studentQuery(Number(studentId)))
  const read = useQuery({
    ...replyQuery(['timeline', Number(studentId), day, clock, minutes], 'student_timeline', {
      student_id: Number(studentId),
      day,
      clock,
      minutes,
    }),
    placeholderData: keepPreviousData,
  })
  if (user.role !== 'admin' || isCallError(read.error, 'not_found')) return <NotFoundScreen />

  function go(next: TimelineSearch): void {
    setTyped(next.clock ?? clock)
    void navigate({
      to: paths.timelinePattern,
      params: { studentId },
      search: { day, clock, ...(minutes !== 15 && { minutes }), ...next },
      replace: true,
      resetScroll: false,
    })
  }

  return (
    <div className="flex max-w-5xl flex-col gap-5 px-4 py-5 sm:px-6">
      <PageTitle>{t('timeline.title')}</PageTitle>
      <BackLink to={paths.studentPattern} params={{ studentId }}>
        {student.data ? fullName(student.data) : t('timeline.student')}
      </BackLink>
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold">{t('timeline.title')}</h1>
        <p className="max-w-prose text-muted">{t('timeline.text')}</p>
      </header>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-44">
          <DateField
            label={t('timeline.day')}
            value={day}
            max={schoolToday()}
            onChange={(next) => next !== '' && go({ day: next })}
          />
        </div>
        <div className="w-28">
          <TextField
            label={t('timeline.clock')}
            inputMode="numeric"
            placeholder="14:05"
            maxLength={5}
            value={typed}
            {...(!isClock(typed) && { error: t('timeline.bad_clock') })}
            onChange={({ target }) => {
              setTyped(target.value)
              if (isClock(target.value)) go({ clock: target.value })
            }}
          />
        </div>
        <Segments<`${TimelineSpan}`>
          label={t('timeline.span')}
          value={`${minutes}`}
          items={timelineSpans.map((span) => ({ value: `${span}`, label: t(`timeline.spans.m${span}`) }))}
          onChange={(next) => go({ minutes: timelineSpans.find((span) => `${span}` === next) ?? 15 })}
        />
        <div className="flex gap-2">
          <Button
            size="sm"
            variant="secondary"
            icon={<Icon name="chevron-left" size={18} />}
            onClick={() => go({ clock: shiftClock(clock, -2 * minutes) })}
          >
            {t('timeline.earlier')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            icon={<Icon name="chevron-right" size={18} />}
            onClick={() => go({ clock: shiftClock(clock, 2 * minutes) })}
          >
            {t('timeline.later')}
          </Button>
        </div>
      </div>
      <QueryView query={read} skeleton={<Skeleton height={320} />}>
        {({ from, until, rows, more }) => (
          <section className="flex flex-col gap-3" aria-busy={read.isPlaceholderData}>
            <p role="status" className="text-sm text-muted numbers">
              {t('timeline.between', {
                from: formatTime(from),
                until: formatTime(until),
                count: rows.length,
              })}
            </p>
            {rows.length > 0 ? (
              <TimelineList rows={rows} />
            ) : (
              <EmptyState mood="thinking" title={t('timeline.none')} text={t('timeline.none_text')} />
            )}
            {more && <p className="text-muted">{t('timeline.more')}</p>}
          </section>
        )}
      </QueryView>
    </div>
  )
}
