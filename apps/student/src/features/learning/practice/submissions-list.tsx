import { isOfSet, type OutputOf, type StudentActions, type TypeOfSet } from '@qadam/contract'
import { Button, buttonClass } from '@qadam/ui/button'
import { Chip } from '@qadam/ui/chip'
import { EmptyState } from '@qadam/ui/empty-state'
import { Icon, type IconName } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'
import { formatMoment } from '../../../platform/i18n/sizes-and-moments.ts'
import { QueryView } from '../../../platform/query-view.tsx'
import { submissionsQuery } from './practice-queries.ts'

type Listed = OutputOf<StudentActions['submissions']>[number]

/** At once, and with each press. */
const STEP = 20

/** The student's submissions, newest first: each assignment once, by its newest version. */
export default function SubmissionsList(): ReactNode {
  const { t } = useTranslation()
  const list = useInfiniteQuery(submissionsQuery)
  const works = newestOfEach(list.data?.pages.flat() ?? [])
  const [shown, setShown] = useState(STEP)
  const hasMore = works.length > shown || list.hasNextPage
  const showMore = () => {
    setShown(shown + STEP)
    if (works.length < shown + STEP && list.hasNextPage) void list.fetchNextPage()
  }
  return (
    <section aria-label={t('profile.parts.works')}>
      <QueryView
        query={list}
        skeleton={
          <div className="flex flex-col gap-2">
            <Skeleton height={72} />
            <Skeleton height={72} />
          </div>
        }
        isEmpty={() => works.length === 0}
        empty={
          <EmptyState
            mood="hello"
            title={t('practice.list.empty')}
            text={t('practice.list.empty_text')}
            action={
              <Link to={paths.courses} className={buttonClass({ variant: 'secondary' })}>
                {t('practice.list.to_courses')}
              </Link>
            }
          />
        }
      >
        {() => (
          <>
            <ul className="flex flex-col gap-2">
              {works.slice(0, shown).map((work) => (
                <li key={work.submission_id}>
                  <Work work={work} />
                </li>
              ))}
            </ul>
            {hasMore && (
              <Button
                full
                variant="ghost"
                className="mt-2"
                loading={list.isFetchingNextPage}
                onClick={showMore}
              >
                {t('practice.list.more')}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </section>
  )
}

/** Older versions stand in the history of their own work. */
function newestOfEach(listed: readonly Listed[]): Listed[] {
  const seen = new Set<number>()
  return listed.filter(({ question_id }) => !seen.has(question_id) && seen.add(question_id))
}

const styles = {
  uploaded: { tone: 'saffron', icon: 'hourglass' },
  approved: { tone: 'pistachio', icon: 'check' },
  rejected: { tone: 'pomegranate', icon: 'refresh' },
} as const satisfies Record<Listed['status'], { tone: string; icon: IconName }>

const icons: Record<TypeOfSet<'practice'>, IconName> = {
  'input-file': 'file',
  voice: 'mic',
  text: 'text',
  compiler: 'code',
}

function Work({ work }: { work: Listed }): ReactNode {
  const { t } = useTranslation()
  const { place, status, version, submittedAt, score } = work
  const style = styles[status]
  const kind = place && isOfSet(place.question_type, 'practice') ? place.question_type : undefined
  const facts = [
    kind && t(`practice.list.kind.${kind}`),
    version > 1 && t('practice.version', { version }),
    formatMoment(submittedAt),
    score !== null && t('practice.list.score', { score }),
  ].filter((fact) => typeof fact === 'string')
  const row = (
    <>
      <span className="grid size-11 place-items-center self-start rounded-control bg-tile text-turquoise-text">
        <Icon name={kind ? icons[kind] : 'practice'} />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold text-ink">{place?.lesson_title ?? t('practice.task')}</span>
        <span className="block text-sm text-pretty text-muted numbers">{facts.join(' · ')}</span>
      </span>
      <Chip
        tone={style.tone}
        icon={<Icon name={style.icon} size={16} />}
        className="col-start-2 justify-self-start sm:col-start-3 sm:row-start-1"
      >
        {t(`practice.list.status.${status}`)}
      </Chip>
    </>
  )
  const frame =
    'grid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 rounded-card border border-line bg-card px-3 py-3 sm:grid-cols-[44px_minmax(0,1fr)_auto] sm:px-4'
  if (!place) return <div className={frame}>{row}</div>
  return (
    <Link
      to={paths.lesson(place.course_id, place.module_id, place.lesson_id)}
      className={`${frame} transition-colors duration-[120ms] hover:border-turquoise`}
    >
      {row}
    </Link>
  )
}
