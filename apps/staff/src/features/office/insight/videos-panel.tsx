import type { CourseInsight, VideoInsight, VideoStretch } from '@qadam/contract'
import { DataTable, type Column } from '@qadam/ui/data-table'
import { Disclosure } from '@qadam/ui/disclosure'
import { SelectMenu } from '@qadam/ui/menu'
import { Skeleton } from '@qadam/ui/skeleton'
import { formatClock, formatNumber, formatPercent } from '@qadam/web/format'
import { QueryView } from '@qadam/web/frame/query-view'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportMenu } from '../../../platform/export-menu.tsx'
import { floorPercent } from '../../../platform/floor-percent.ts'
import { CurveChart } from './curve-chart.tsx'
import { mostAgain, mostLeft, rowsOf } from './curve-facts.ts'
import { videoInsightQuery } from './insight-queries.ts'

export interface VideosPanelProps {
  courseId: number
  videos: CourseInsight['videos']
  /** The chosen video; the first one where it is none of these. */
  videoId: number | undefined
  onVideo: (id: number) => void
}

/** Where students of a course leave its videos, and what they watch again. Renders nothing where there are no videos. */
export function VideosPanel({ courseId, videos, videoId, onVideo }: VideosPanelProps): ReactNode {
  const { t } = useTranslation()
  const chosen = videos.find(({ id }) => id === videoId) ?? videos[0]
  if (!chosen) return null
  return (
    <section aria-labelledby="videos" className="flex flex-col gap-3">
      <h2 id="videos" className="text-lg font-bold">
        {t('insight.video.title')}
      </h2>
      <div className="flex flex-wrap items-end gap-3">
        <SelectMenu
          label={t('insight.video.which')}
          className="max-w-full"
          value={String(chosen.id)}
          options={videos.map((video) => ({
            value: String(video.id),
            label: t('insight.video.option', {
              lesson: video.lesson_title,
              number: video.order_number,
              length: formatClock(video.duration_s),
            }),
          }))}
          onChange={(value) => onVideo(Number(value))}
        />
        <ExportMenu
          name="video_insight_export"
          input={{ course_id: courseId }}
          label={t('insight.video.export')}
        />
      </div>
      <Curve key={chosen.id} videoId={chosen.id} />
    </section>
  )
}

function Curve({ videoId }: { videoId: number }): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(videoInsightQuery(videoId))
  const { data } = read
  if (!data) return <QueryView query={read} skeleton={<Skeleton height={320} />} />
  return (
    <div className="flex max-w-4xl flex-col gap-4 rounded-card border border-line bg-card p-4">
      {data.viewers === 0 ? (
        <p className="text-muted">{t('insight.video.none')}</p>
      ) : (
        <>
          <Answer insight={data} />
          <CurveChart viewers={data.viewers} stretches={data.stretches} />
          <Table stretches={data.stretches} />
        </>
      )}
    </div>
  )
}

/** What the curve comes to, in words. */
function Answer({ insight }: { insight: VideoInsight }): ReactNode {
  const { t } = useTranslation()
  const finished = insight.stretches.at(-1)?.watched ?? 0
  const left = mostLeft(insight)
  const again = mostAgain(insight.stretches)
  const place = ({ from_s, to_s }: { from_s: number; to_s: number }) => ({
    from: formatClock(from_s),
    to: formatClock(to_s),
  })
  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold">
        {t('insight.video.whole', {
          count: insight.viewers,
          finished: formatNumber(finished),
          percent: formatPercent(floorPercent(finished, insight.viewers) ?? 0),
        })}
      </p>
      <p className="text-compact">
        {left
          ? t('insight.video.left', { ...place(left), count: left.students })
          : t('insight.video.nobody_left')}
      </p>
      <p className="text-compact">
        {again
          ? t('insight.video.most_again', { ...place(again), count: again.students })
          : t('insight.video.nothing_again')}
      </p>
    </div>
  )
}

function Table({ stretches }: { stretches: readonly VideoStretch[] }): ReactNode {
  const { t } = useTranslation()
  const rows = rowsOf(stretches)
  const figure = (id: 'watched' | 'again_by' | 'again', header: string): Column<VideoStretch> => ({
    id,
    header,
    align: 'end',
    cell: (row) => <span className="numbers">{formatNumber(Math.round(row[id]))}</span>,
  })
  const columns: Column<VideoStretch>[] = [
    {
      id: 'part',
      header: t('insight.video.part'),
      isRowHeader: true,
      cell: ({ from_s, to_s }) => (
        <span className="numbers">{`${formatClock(from_s)}–${formatClock(to_s)}`}</span>
      ),
    },
    figure('watched', t('insight.video.to_the_end')),
    figure('again_by', t('insight.video.again_by')),
    figure('again', t('insight.video.again')),
  ]
  return (
    <Disclosure title={t('insight.video.table')} count={rows.length}>
      {() => (
        <DataTable
          label={t('insight.video.table')}
          columns={columns}
          rows={rows}
          rowKey={({ from_s }) => String(from_s)}
          empty={null}
        />
      )}
    </Disclosure>
  )
}
