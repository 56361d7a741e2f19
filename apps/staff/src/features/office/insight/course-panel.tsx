import type { CourseInsight, QuestionInsight } from '@qadam/contract'
import { BarChart } from '@qadam/ui/bar-chart'
import { Chip } from '@qadam/ui/chip'
import { DataTable, type Column } from '@qadam/ui/data-table'
import { EmptyState } from '@qadam/ui/empty-state'
import { Skeleton } from '@qadam/ui/skeleton'
import { ToggleChip } from '@qadam/ui/toggle-chip'
import { formatNumber, formatPercent } from '@qadam/web/format'
import { QueryView } from '@qadam/web/frame/query-view'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportMenu } from '../../../platform/export-menu.tsx'
import { orderShown, orderSought, sortRows, type ListOrder } from '../../../platform/list-sort.ts'
import { formatStretch } from '../../../platform/times.ts'
import { courseInsightQuery } from './insight-queries.ts'
import { VideosPanel } from './videos-panel.tsx'

export interface CoursePanelProps {
  courseId: number
  /** Only flagged questions. */
  isFlagged: boolean
  onFlagged: (isFlagged: boolean) => void
  /** Of the questions. */
  order: ListOrder
  onOrder: (order: ListOrder) => void
  /** Whose curve is shown. */
  videoId: number | undefined
  onVideo: (id: number) => void
}

/** Where students of a course stop, and which of its questions measure badly. */
export function CoursePanel({
  courseId,
  isFlagged,
  onFlagged,
  order,
  onOrder,
  videoId,
  onVideo,
}: CoursePanelProps): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(courseInsightQuery(courseId))
  const { data } = read
  if (!data) return <QueryView query={read} skeleton={<Skeleton height={420} />} />
  if (data.lessons.every(({ reached }) => reached === 0))
    return (
      <EmptyState mood="thinking" title={t('insight.course.none')} text={t('insight.course.none_text')} />
    )
  const suspicious = data.questions.filter(({ flags }) => flags.length > 0)
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <DropOff lessons={data.lessons} />
        <Times lessons={data.lessons} />
      </div>
      <VideosPanel courseId={courseId} videos={data.videos} videoId={videoId} onVideo={onVideo} />
      <section className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="flex-1 text-lg font-bold">{t('insight.course.questions')}</h2>
          <ToggleChip
            tone="saffron"
            icon="warning"
            isOn={isFlagged}
            onChange={onFlagged}
            count={suspicious.length}
          >
            {t('insight.course.suspicious')}
          </ToggleChip>
          {data.questions.length > 0 && (
            <ExportMenu name="course_insight_export" input={{ course_id: courseId }} />
          )}
        </div>
        <p className="max-w-prose text-compact text-muted">{t('insight.course.questions_text')}</p>
        <Questions rows={isFlagged ? suspicious : data.questions} {...{ isFlagged, order, onOrder }} />
      </section>
    </div>
  )
}

type Lessons = CourseInsight['lessons']

function DropOff({ lessons }: { lessons: Lessons }): ReactNode {
  const { t } = useTranslation()
  const reached = lessons.filter((lesson) => lesson.reached > 0)
  // The lesson with the most students who reached it and did not finish.
  const worst = reached.toSorted(
    (one, other) => other.reached - other.finished - (one.reached - one.finished),
  )[0]
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
      <h2 className="text-compact font-semibold text-muted">{t('insight.course.drop')}</h2>
      {worst && worst.reached > worst.finished && (
        <p className="font-semibold">
          {t('insight.course.worst', { lesson: worst.title, count: worst.reached - worst.finished })}
        </p>
      )}
      <div className="max-h-105 overflow-y-auto pr-1">
        <BarChart
          title={t('insight.course.finished')}
          labelHeader={t('insight.course.lesson')}
          valueHeader={t('insight.course.finished')}
          direction="rows"
          max={Math.max(1, ...reached.map((lesson) => lesson.reached))}
          items={reached.map((lesson) => ({
            id: String(lesson.id),
            label: t('insight.course.bar', { lesson: lesson.title, reached: lesson.reached }),
            value: lesson.finished,
            tone: lesson.id === worst?.id && lesson.finished < lesson.reached ? 'saffron' : 'turquoise',
          }))}
        />
      </div>
    </section>
  )
}

function Times({ lessons }: { lessons: Lessons }): ReactNode {
  const { t } = useTranslation()
  const known = lessons.flatMap(({ id, title, median_min }) =>
    median_min === null ? [] : [{ id: String(id), label: title, value: median_min, tone: 'lapis' as const }],
  )
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
      <h2 className="text-compact font-semibold text-muted">{t('insight.course.time')}</h2>
      {known.length === 0 ? (
        <p className="text-muted">{t('insight.course.no_time')}</p>
      ) : (
        <div className="max-h-105 overflow-y-auto pr-1">
          <BarChart
            title={t('insight.course.minutes')}
            labelHeader={t('insight.course.lesson')}
            valueHeader={t('insight.course.minutes')}
            direction="rows"
            format={(minutes) => formatStretch(minutes * 60, t)}
            items={known}
          />
        </div>
      )}
    </section>
  )
}

function Questions({
  rows,
  isFlagged,
  order,
  onOrder,
}: Pick<CoursePanelProps, 'isFlagged' | 'order' | 'onOrder'> & {
  rows: readonly QuestionInsight[]
}): ReactNode {
  const { t } = useTranslation()
  const sort = orderShown(order, 'question')
  const columns: Column<QuestionInsight>[] = [
    {
      id: 'question',
      header: t('insight.course.question'),
      sortable: true,
      isRowHeader: true,
      cell: ({ text, lesson_title, order_number, flags }) => (
        <span className="flex flex-col items-start gap-1">
          <span className="line-clamp-2 wrap-anywhere">{text}</span>
          <span className="text-caption font-normal text-muted">
            {t('insight.course.place', { lesson: lesson_title, number: order_number })}
          </span>
          {flags.map((flag) => (
            <Chip key={flag} tone={flag === 'contrary' ? 'pomegranate' : 'saffron'}>
              {t(`insight.flags.${flag}`)}
            </Chip>
          ))}
        </span>
      ),
    },
    {
      id: 'tries',
      header: t('insight.course.tries'),
      sortable: true,
      align: 'end',
      from: 'sm',
      cell: ({ tries }) => <span className="numbers">{formatNumber(tries)}</span>,
    },
    {
      id: 'share',
      header: t('insight.course.right'),
      sortable: true,
      align: 'end',
      cell: ({ share }) => (
        <span className="numbers">{share === null ? '—' : formatPercent(share * 100)}</span>
      ),
    },
    {
      id: 'discrimination',
      header: t('insight.course.discrimination'),
      sortable: true,
      align: 'end',
      // A phone has the words of the flag for it, and room for the question.
      from: 'sm',
      cell: ({ discrimination }) => (
        <span className="numbers">
          {discrimination === null ? '—' : discrimination.toFixed(2).replace('.', ',').replace('-', '−')}
        </span>
      ),
    },
  ]
  return (
    <DataTable
      label={t('insight.course.questions')}
      columns={columns}
      rows={sortRows(rows, sort, {
        tries: ({ tries }) => tries,
        share: ({ share }) => share,
        discrimination: ({ discrimination }) => discrimination,
      })}
      sort={sort}
      onSort={(next) => onOrder(orderSought(next, 'question'))}
      rowKey={({ id }) => String(id)}
      maxHeight="36rem"
      empty={
        <EmptyState
          mood={isFlagged ? 'happy' : 'thinking'}
          title={t(isFlagged ? 'insight.course.no_suspicious' : 'insight.course.no_answers')}
          text={t(isFlagged ? 'insight.course.no_suspicious_text' : 'insight.course.no_answers_text')}
        />
      }
    />
  )
}
