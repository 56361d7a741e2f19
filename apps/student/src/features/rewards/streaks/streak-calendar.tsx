import { Button, IconButton } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { DayStar } from '@qadam/ui/week-strip'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addMonths, monthOf, weeksOf, type CalendarDay, type CalendarMonth } from './calendar-month.ts'
import { streakQuery, type StreakReading } from './streak-query.ts'
import { useSwipe } from './use-swipe.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
const steps: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, PageUp: -1, ArrowRight: 1, PageDown: 1 }

/** The days of a month and what became of each: by its buttons, by arrow keys inside of it, or by a swipe. */
export function StreakCalendar(): ReactNode {
  const { t } = useTranslation()
  const title = useId()
  const [asked, setAsked] = useState<CalendarMonth | null>(null)
  const { data, isPlaceholderData, isFetching, refetch } = useQuery(streakQuery(asked))
  const month = asked ?? (data && { year: data.year, month: data.month })
  const isShown = data !== undefined && !isPlaceholderData
  const days = isShown ? data.days : {}
  const now = data && monthOf(data.today)
  const isNow = now !== undefined && month?.year === now.year && month.month === now.month
  // Beyond a month without a single day lies only more of the time before the account began.
  const isBefore = isShown && !data.isMissing && !isNow && Object.keys(days).length === 0
  const may = { back: month !== undefined && !isBefore, on: month !== undefined && !isNow }

  const move = (step: 1 | -1) => {
    if (!month || !(step < 0 ? may.back : may.on)) return
    setAsked(addMonths(month, step))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    move(step)
  }

  return (
    <Card>
      <section
        aria-labelledby={title}
        onKeyDown={onKeyDown}
        {...useSwipe(move)}
        className="touch-pan-y select-none"
      >
        <div className="flex items-center gap-1">
          <h2 id={title} className="sr-only">
            {t('profile.calendar')}
          </h2>
          <IconButton
            label={t('profile.previous_month')}
            icon={<Icon name="chevron-left" size={24} />}
            aria-disabled={!may.back}
            onClick={() => move(-1)}
            className="aria-disabled:opacity-40"
          />
          <p aria-live="polite" className="flex-1 text-center font-bold">
            {month && t('profile.calendar_month', { month: monthName(month, t), year: month.year })}
          </p>
          <IconButton
            label={t('profile.next_month')}
            icon={<Icon name="chevron-right" size={24} />}
            aria-disabled={!may.on}
            onClick={() => move(1)}
            className="aria-disabled:opacity-40"
          />
        </div>
        {isShown && data.isMissing ? (
          // As high as a month: days of which nothing is known would be days on which nothing was done.
          <div
            role="alert"
            className="mt-2 grid min-h-[408px] place-content-center justify-items-center gap-3 text-center"
          >
            <p className="font-semibold">{t('profile.calendar_missing')}</p>
            <Button variant="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
              {t('errors.retry')}
            </Button>
          </div>
        ) : (
          <>
            <Month
              key={month && `${month.year}-${month.month}`}
              caption={t('profile.calendar')}
              weeks={month && data ? weeksOf(month, days, data.today) : []}
              isBusy={!isShown}
            />
            <Figures streak={isShown ? data : undefined} />
          </>
        )}
      </section>
    </Card>
  )
}

const monthName = ({ month }: CalendarMonth, t: TFunction): string => t(`profile.month_${month as 1}`) // one of the twelve that have a name

interface MonthProps {
  caption: string
  weeks: (CalendarDay | null)[][]
  /** What became of its days is on its way: until then they have no star. */
  isBusy: boolean
}

function Month({ caption, weeks, isBusy }: MonthProps): ReactNode {
  const { t } = useTranslation()
  return (
    // Room for six weeks, so that no month moves what stands below.
    <div aria-busy={isBusy} className="mt-2 min-h-[360px] animate-fade motion-reduce:animate-none">
      <table className="w-full table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" className="h-6 text-caption leading-4 font-medium text-muted">
                <abbr title={t(`profile.weekday_long_${day}`)} className="no-underline">
                  {t(`profile.weekday_${day}`)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.length === 0 && <NoDays />}
          {weeks.map((week, row) => (
            <tr key={row}>
              {week.map((cell, column) =>
                cell ? (
                  <Day key={column} cell={cell} isBusy={isBusy} />
                ) : (
                  <td key={column} className="h-14">
                    {'\u00A0'}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Of a month that is not known yet. */
function NoDays(): ReactNode {
  return Array.from({ length: 5 }, (_, row) => (
    <tr key={row} aria-hidden>
      {weekdays.map((day) => (
        <td key={day} className="h-14 align-top">
          <Skeleton round height={34} width={34} className="mx-auto" />
        </td>
      ))}
    </tr>
  ))
}

function Day({ cell, isBusy }: { cell: CalendarDay; isBusy: boolean }): ReactNode {
  const { t } = useTranslation()
  const { day, state, isToday } = cell
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      data-day={day}
      data-state={state}
      className="h-14 text-center"
    >
      <span className="flex justify-center">
        {isBusy ? (
          <Skeleton round height={34} width={34} />
        ) : (
          <DayStar state={state === 'none' ? 'future' : state} size={34} />
        )}
      </span>
      <span
        className={`numbers block text-caption leading-4 ${isToday ? 'font-bold text-ink' : 'text-muted'}`}
      >
        {day}
      </span>
      <span className="sr-only">
        {[isToday && t('profile.today'), state !== 'none' && t(`profile.day_${state}`)]
          .filter(Boolean)
          .join(', ')}
      </span>
    </td>
  )
}

function Figures({ streak }: { streak: StreakReading | undefined }): ReactNode {
  const { t } = useTranslation()
  return (
    <ul className="flex min-h-12 flex-wrap items-center justify-center gap-x-4 text-compact text-muted">
      {streak && (
        <>
          <li>{t('profile.earned_days', { count: streak.earned_days })}</li>
          <li>{t('profile.missed_days', { count: streak.missed_days })}</li>
          <li className="font-medium text-pomegranate-text">
            {t('profile.max_streak', { count: streak.max_streak })}
          </li>
        </>
      )}
    </ul>
  )
}
