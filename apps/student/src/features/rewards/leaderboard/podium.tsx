import type { LeaderboardRow } from '@qadam/contract'
import { Avatar } from '@qadam/ui/avatar'
import { Girih } from '@qadam/ui/girih'
import { starPath } from '@qadam/ui/star-geometry'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatShortNumber } from '../../../platform/i18n/format.ts'
import { avatarOf } from '../../access/accounts/person.ts'
import { shortName } from '../../../platform/short-name.ts'

/** As they stand on it: the second to the left of the first, the third to the right. */
const steps = [
  {
    order: 'order-2',
    height: 'h-28 sm:h-32',
    medal: 'var(--saffron)',
    edge: 'var(--saffron-edge)',
    size: 72,
  },
  {
    order: 'order-1',
    height: 'h-20 sm:h-24',
    medal: 'oklch(0.88 0.012 230)',
    edge: 'oklch(0.7 0.02 230)',
    size: 60,
  },
  {
    order: 'order-3',
    height: 'h-[3.75rem] sm:h-16',
    medal: 'oklch(0.72 0.11 55)',
    edge: 'oklch(0.55 0.1 50)',
    size: 60,
  },
] as const

/** The first three, read in their order whatever the order they stand in. */
export function Podium({ rows }: { rows: readonly LeaderboardRow[] }): ReactNode {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t('leaderboard.podium')}
      className="relative isolate overflow-hidden rounded-card bg-linear-to-br from-hero-from to-hero-to px-2 pt-5 text-white sm:px-8"
    >
      <Girih tone="white" opacity={0.16} tile={72} fade="below" className="-z-10" />
      <ol className="grid grid-cols-3 items-end gap-2 sm:gap-4">
        {rows.slice(0, steps.length).map((row, index) => {
          const step = steps[index]
          if (!step) return null
          return (
            <li key={row.rank} className={`flex min-w-0 flex-col items-center text-center ${step.order}`}>
              <span className="sr-only">{t('leaderboard.place', { place: row.rank ?? index + 1 })}: </span>
              <Avatar
                {...avatarOf(row)}
                name=""
                size={step.size}
                className={`ring-4 ${row.is_me ? 'ring-saffron' : 'ring-white/25'}`}
              />
              <span
                className="mt-2 line-clamp-2 w-full text-compact leading-5 font-semibold"
                title={shortName(row)}
              >
                {/* A word that is too long ends in dots, rather than in the middle of a line of its own. */}
                {shortName(row)
                  .split(' ')
                  .map((word, at) => (
                    <Fragment key={at}>
                      {at > 0 && ' '}
                      <span className="inline-block max-w-full truncate align-bottom">{word}</span>
                    </Fragment>
                  ))}
              </span>
              {row.is_me && <span className="text-sm leading-4 text-white/85">{t('leaderboard.me')}</span>}
              <span className="text-sm leading-5 whitespace-nowrap text-white/90 numbers">
                {formatShortNumber(row.points)}
                <span className="sr-only">
                  {' '}
                  {t('leaderboard.points', { count: row.points, points: formatNumber(row.points) })}
                </span>
              </span>
              <span
                aria-hidden
                className={`mt-2 flex w-full items-start justify-center rounded-t-[14px] bg-white/15 pt-2 ${step.height}`}
              >
                <svg viewBox="-50 -50 100 100" className="size-10 sm:size-12">
                  <path d={starPath(46)} transform="translate(0 4)" fill={step.edge} />
                  <path d={starPath(46)} fill={step.medal} />
                  <text
                    y="13"
                    textAnchor="middle"
                    fontSize="38"
                    className="font-display font-bold"
                    fill="oklch(0.27 0.05 240)"
                  >
                    {index + 1}
                  </text>
                </svg>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
