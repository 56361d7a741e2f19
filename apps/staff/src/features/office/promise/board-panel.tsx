import { promiseLimits, promiseStates, type PromiseBoard, type PromiseRow } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { RowCheck } from '@qadam/ui/check-field'
import { Chip } from '@qadam/ui/chip'
import { DataTable, type Column } from '@qadam/ui/data-table'
import { EmptyState } from '@qadam/ui/empty-state'
import { Icon } from '@qadam/ui/icon'
import { QueryView } from '@qadam/web/frame/query-view'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Pages } from '../../../platform/pages.tsx'
import { paths } from '../../../platform/paths.ts'
import { fullName } from '../../../platform/person.ts'
import { formatStretch, useNow } from '../../../platform/times.ts'
import { TwoLines } from '../../../platform/two-lines.tsx'
import { PassBar } from './pass-bar.tsx'
import { boardQuery } from './promise-queries.ts'
import type { PromiseSearch } from './promise-search.ts'

export interface BoardPanelProps {
  search: PromiseSearch
  /** Whether the caller may pass submissions to others. */
  mayPass: boolean
  onSearch: (search: PromiseSearch) => void
}

const tones = { late: 'pomegranate', soon: 'saffron', unassigned: 'lapis', idle: 'lapis' } as const

/** Every waiting submission with its clock, and their spread over reviewers and groups. */
export function BoardPanel({ search, mayPass, onSearch }: BoardPanelProps): ReactNode {
  const { t } = useTranslation()
  const now = useNow(30_000)
  const read = useQuery(boardQuery(search))
  const { data } = read
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const change = (part: PromiseSearch): void => {
    setChosen(new Set())
    onSearch({ ...search, page: undefined, ...part })
  }
  if (!data && read.error) return <QueryView query={read} skeleton={null} />
  const rows = data?.rows
  const shown = new Set(rows?.map(({ submission_id }) => submission_id))
  // Others decide meanwhile: what is not there any more is not chosen.
  const passed = [...chosen].filter((id) => shown.has(id))
  const reviewer =
    data?.reviewers.find((each) => each.reviewer?.id === search.reviewer)?.reviewer ?? undefined
  const isNarrow =
    search.state !== undefined ||
    search.group !== undefined ||
    search.reviewer !== undefined ||
    search.page !== undefined
  const choose = (id: number): void => {
    const next = new Set(passed)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const columns: Column<PromiseRow>[] = [
    ...(mayPass
      ? [
          {
            id: 'choose',
            header: t('promise.columns.choose'),
            width: '3rem',
            cell: (row: PromiseRow) => (
              <RowCheck
                label={t('promise.choose_work', { name: fullName(row.student) })}
                checked={chosen.has(row.submission_id)}
                onChange={() => choose(row.submission_id)}
              />
            ),
          },
        ]
      : []),
    {
      id: 'student',
      header: t('promise.columns.student'),
      isRowHeader: true,
      cell: ({ student, question }) => (
        <TwoLines
          below={
            <>
              {student.group?.name ?? t('promise.no_group')}
              <span className="lg:hidden"> · {question.lesson_title}</span>
            </>
          }
        >
          <span className="wrap-anywhere">{fullName(student)}</span>
        </TwoLines>
      ),
    },
    {
      id: 'lesson',
      header: t('promise.columns.lesson'),
      from: 'lg',
      cell: ({ question }) => question.lesson_title,
    },
    {
      id: 'clock',
      header: t('promise.columns.clock'),
      cell: (row) => (
        <span className="flex flex-col items-start gap-1">
          <Clock due_at={row.due_at} now={now} />
          <span className="sm:hidden">
            <Whose row={row} />
          </span>
        </span>
      ),
    },
    {
      id: 'reviewer',
      header: t('promise.columns.reviewer'),
      from: 'sm',
      cell: (row) => <Whose row={row} />,
    },
  ]
  return (
    <div className="flex flex-col gap-5">
      <States data={data} search={search} onSearch={change} />
      {/* On a phone the works come first. */}
      <div className="grid gap-4 max-sm:order-last lg:grid-cols-2">
        <Spread
          title={t('promise.by_reviewer')}
          now={now}
          lines={data?.reviewers.map(({ reviewer: one, ...sum }) => ({
            ...sum,
            id: one?.id ?? null,
            name: one?.name ?? t('promise.nobody'),
          }))}
          current={search.reviewer}
          onChoose={(id) => change({ reviewer: id })}
        />
        <Spread
          title={t('promise.by_group')}
          now={now}
          lines={data?.groups.map(({ group, ...sum }) => ({
            ...sum,
            id: group?.id ?? null,
            name: group?.name ?? t('promise.no_group'),
          }))}
          current={search.group}
          onChoose={(id) => change({ group: id })}
        />
      </div>
      {mayPass && (passed.length > 0 || (reviewer && data && data.total > 0)) && (
        <PassBar submissionIds={passed} reviewer={reviewer} onDone={() => setChosen(new Set())} />
      )}
      <DataTable
        label={t('promise.works')}
        columns={columns}
        rows={rows}
        rowKey={({ submission_id }) => String(submission_id)}
        renderLink={(row, props) => (
          <Link to={paths.reviewPattern} params={{ submissionId: String(row.submission_id) }} {...props} />
        )}
        empty={
          <EmptyState
            mood="happy"
            title={t('promise.nothing')}
            text={t(isNarrow ? 'promise.nothing_of_kind' : 'promise.nothing_text')}
            action={
              isNarrow && (
                <Button variant="secondary" onClick={() => onSearch({})}>
                  {t('promise.show_all')}
                </Button>
              )
            }
          />
        }
      />
      {data && (
        <Pages
          page={data.page}
          pagesize={data.pagesize}
          total={data.total}
          onPage={(page) => onSearch({ ...search, page })}
        />
      )}
    </div>
  )
}

function States({
  data,
  search,
  onSearch,
}: {
  data: PromiseBoard | undefined
  search: PromiseSearch
  onSearch: (part: PromiseSearch) => void
}): ReactNode {
  const { t } = useTranslation()
  const states = [undefined, ...promiseStates] as const
  return (
    <div role="group" aria-label={t('promise.show')} className="grid grid-cols-2 gap-2 sm:grid-cols-5">
      {states.map((state) => {
        const count = data?.counts[state ?? 'waiting']
        const tone = state && count ? tones[state] : undefined
        return (
          <button
            key={state ?? 'all'}
            type="button"
            aria-pressed={search.state === state}
            onClick={() => onSearch({ state })}
            className="flex min-h-11 items-center gap-2 rounded-card border border-line bg-card px-3 py-1 text-left max-sm:first:col-span-2 sm:flex-col sm:items-start sm:gap-0 sm:py-2 aria-pressed:border-turquoise-text aria-pressed:bg-turquoise-soft"
          >
            <span
              className={`font-display text-2xl font-semibold numbers ${tone === 'pomegranate' ? 'text-pomegranate-text' : tone === 'saffron' ? 'text-saffron-text' : 'text-ink'}`}
            >
              {count ?? '–'}
            </span>
            <span className="text-sm text-muted">{t(`promise.states.${state ?? 'all'}`)}</span>
          </button>
        )
      })}
    </div>
  )
}

interface Line {
  id: number | null
  name: string
  waiting: number
  late: number
  soon: number
  oldest_at: string
}

function Spread({
  title,
  lines,
  current,
  now,
  onChoose,
}: {
  title: string
  lines: readonly Line[] | undefined
  current: number | undefined
  now: number
  onChoose: (id: number | undefined) => void
}): ReactNode {
  const { t } = useTranslation()
  return (
    <section className="rounded-card border border-line bg-card p-4">
      <h2 className="mb-2 text-compact font-semibold">{title}</h2>
      {lines?.length === 0 && <p className="text-muted">{t('promise.nothing')}</p>}
      <ul className="flex max-h-64 flex-col overflow-y-auto">
        {lines?.map(({ id, name, waiting, late, soon, oldest_at }) => {
          const stretch = formatStretch((now - Date.parse(oldest_at)) / 1000, t)
          const text = (
            <>
              <span className="min-w-32 flex-1">
                <span className="block font-medium wrap-anywhere">{name}</span>
                <span className="block text-caption text-muted">{t('promise.oldest', { stretch })}</span>
              </span>
              <span className="ml-auto flex flex-wrap items-center justify-end gap-2">
                {late > 0 && <Chip tone="pomegranate">{t('promise.late_count', { value: late })}</Chip>}
                {soon > 0 && <Chip tone="saffron">{t('promise.soon_count', { value: soon })}</Chip>}
                <span className="min-w-8 text-right font-display font-semibold numbers">{waiting}</span>
              </span>
            </>
          )
          return (
            <li key={id ?? 'none'} className="border-line not-first:border-t">
              {id === null ? (
                <span className="flex min-h-12 flex-wrap items-center gap-2 px-1 py-1.5">{text}</span>
              ) : (
                <button
                  type="button"
                  aria-pressed={current === id}
                  onClick={() => onChoose(current === id ? undefined : id)}
                  className="flex min-h-12 w-full flex-wrap items-center gap-2 rounded-control px-1 py-1.5 text-left hover:bg-ground aria-pressed:bg-turquoise-soft"
                >
                  {text}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Clock({ due_at, now }: { due_at: string; now: number }): ReactNode {
  const { t } = useTranslation()
  const seconds = (Date.parse(due_at) - now) / 1000
  const stretch = formatStretch(Math.abs(seconds), t)
  if (seconds <= 0)
    return (
      <Chip tone="pomegranate" className="whitespace-nowrap" icon={<Icon name="warning" size={16} />}>
        {t('promise.late_by', { stretch })}
      </Chip>
    )
  return (
    <Chip
      className="whitespace-nowrap"
      tone={seconds <= promiseLimits.soon_s ? 'saffron' : 'neutral'}
      icon={<Icon name={seconds <= promiseLimits.soon_s ? 'hourglass' : 'clock'} size={16} />}
    >
      {t('promise.left', { stretch })}
    </Chip>
  )
}

function Whose({ row: { reviewer, teacher, claim, left_by } }: { row: PromiseRow }): ReactNode {
  const { t } = useTranslation()
  return (
    <span className="flex flex-col items-start gap-0.5">
      {reviewer ? (
        <span className="wrap-anywhere">{reviewer.name}</span>
      ) : (
        <Chip tone="lapis" icon={<Icon name="users" size={16} />}>
          {t('promise.nobody')}
        </Chip>
      )}
      {teacher && (
        <span className="text-caption text-muted">{t('promise.instead', { name: teacher.name })}</span>
      )}
      {claim && (
        <span className="text-caption text-turquoise-text">
          {claim.mine ? t('promise.claimed_mine') : t('promise.claimed', { name: claim.reviewer })}
        </span>
      )}
      {left_by !== null && (
        <span className="text-caption text-saffron-text">{t('promise.left_by', { name: left_by })}</span>
      )}
    </span>
  )
}
