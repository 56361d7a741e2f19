import type { StaffStudent } from '@qadam/contract'
import { Avatar } from '@qadam/ui/avatar'
import { Chip } from '@qadam/ui/chip'
import { Coin } from '@qadam/ui/coin'
import { Icon } from '@qadam/ui/icon'
import { ProgressBar } from '@qadam/ui/progress-bar'
import { formatNumber, formatPercent, formatShortNumber } from '@qadam/web/format'
import { formatPhone } from '@qadam/web/phone-format'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { avatarOf, fullName } from '../../../platform/person.ts'
import { formatAgo, formatDate, useNow } from '../../../platform/times.ts'
import { CellMark } from './cell-mark.tsx'

/** A student's name and state: balances, streak, payment, each course. */
export function StudentOverview({ student }: { student: StaffStudent }): ReactNode {
  const { t } = useTranslation()
  const now = useNow(60_000)
  const { points, coins, current_streak, max_streak, days_left_to_payment: days } = student
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Avatar {...avatarOf(student)} name="" size={72} />
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-2xl font-bold wrap-anywhere">{fullName(student)}</h1>
          <p className="flex flex-wrap gap-x-3 text-compact text-muted">
            {student.group && <span className="min-w-0 wrap-anywhere">{student.group.name}</span>}
            <a href={`tel:${student.phone}`} className="whitespace-nowrap text-turquoise-text numbers">
              {formatPhone(student.phone)}
            </a>
            <span>
              {student.last_active_at
                ? t('student.seen', { ago: formatAgo(student.last_active_at, now, t) })
                : t('groups.trouble.never')}
            </span>
            <span>{t('student.since', { date: formatDate(student.created_at) })}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {student.frozen && (
            <Chip tone="pomegranate" icon={<Icon name="lock" size={15} />}>
              {t('groups.trouble.frozen')}
            </Chip>
          )}
          {days !== null && days <= 5 && (
            <Chip tone={days < 0 ? 'pomegranate' : 'saffron'} icon={<Icon name="calendar" size={15} />}>
              {t(days < 0 ? 'student.payment_late' : 'student.payment_in', { count: Math.abs(days) })}
            </Chip>
          )}
        </div>
      </header>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <Figure
          name={t('groups.points')}
          value={formatShortNumber(points)}
          icon={<Icon name="star" size={20} className="text-saffron-text" />}
        />
        <Figure name={t('student.coins')} value={formatShortNumber(coins)} icon={<Coin size={20} />} />
        <Figure
          name={t('groups.streak')}
          value={formatNumber(current_streak)}
          icon={<Icon name="flame" size={20} className="text-pomegranate-text" />}
        />
        <Figure
          name={t('student.longest')}
          value={formatNumber(max_streak)}
          icon={<Icon name="trophy" size={20} className="text-turquoise-text" />}
        />
      </dl>
      <section className="flex flex-col gap-3">
        <h2 className="text-lg font-bold">{t('student.courses')}</h2>
        {student.courses.length === 0 && <p className="text-muted">{t('student.no_courses')}</p>}
        <ul className="grid gap-3 md:grid-cols-2">
          {student.courses.map(({ id, title, lessons_done, lessons_total, current }) => (
            <li key={id} className="flex flex-col gap-2.5 rounded-card border border-line bg-card p-4">
              <span className="flex items-baseline gap-3">
                <span className="min-w-0 flex-1 font-semibold">{title}</span>
                <span className="text-sm text-muted numbers">
                  {lessons_done} / {lessons_total}
                </span>
              </span>
              <ProgressBar
                value={lessons_total === 0 ? 0 : lessons_done / lessons_total}
                label={`${title}: ${formatPercent(lessons_total === 0 ? 0 : (lessons_done / lessons_total) * 100)}`}
              />
              {current && (
                <span className="flex items-center gap-2 text-compact text-muted">
                  <CellMark state={current.state} size={18} />
                  {current.title}
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Figure({ name, value, icon }: { name: string; value: string; icon: ReactNode }): ReactNode {
  return (
    <div className="flex flex-col-reverse justify-end rounded-card border border-line bg-card px-3 py-3 sm:px-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="flex items-center gap-2 font-display text-lg font-semibold whitespace-nowrap numbers sm:text-xl">
        {icon}
        {value}
      </dd>
    </div>
  )
}
