import { CardList } from '@qadam/ui/card-list'
import { Skeleton } from '@qadam/ui/skeleton'
import { QueryView } from '@qadam/web/frame/query-view'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'
import { formatMoment } from '../../../platform/times.ts'
import { EndShare } from './end-share.tsx'
import { studentSharesQuery } from './shares-query.ts'

/** What a student has shared with the school. */
export function StudentShares({ studentId }: { studentId: number }): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(studentSharesQuery(studentId))
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-bold">{t('shares.title')}</h2>
        <p className="text-sm text-muted">{t('shares.hint')}</p>
      </div>
      <QueryView
        query={read}
        skeleton={<Skeleton height={56} />}
        isEmpty={({ shares }) => shares.length === 0}
        empty={<p className="text-muted">{t('shares.none')}</p>}
      >
        {({ shares }) => (
          <CardList>
            {shares.map(({ id, slot, title, shared_at, state }) => {
              const name = title === '' ? t('shares.nameless') : title
              return (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
                  <span className="min-w-40 flex-1">
                    {state === 'open' ? (
                      <Link
                        to={paths.shared}
                        search={{ share: id }}
                        className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-turquoise-text"
                      >
                        {name}
                      </Link>
                    ) : (
                      <span className="block font-semibold wrap-anywhere">{name}</span>
                    )}
                    <span className="numbers block text-sm text-muted">
                      {t(`shares.kind.${slot}`)} · {formatMoment(shared_at)}
                      {state === 'withdrawn' && ` · ${t('shares.withdrawn')}`}
                    </span>
                  </span>
                  {state === 'open' && (
                    <EndShare share={{ share_id: id }} title={name} studentId={studentId} />
                  )}
                </li>
              )
            })}
          </CardList>
        )}
      </QueryView>
    </section>
  )
}
