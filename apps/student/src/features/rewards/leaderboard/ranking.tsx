import type { Leaderboard } from '@qadam/contract'
import { Button, buttonClass } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { Skeleton } from '@qadam/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'
import { QueryView } from '../../../platform/query-view.tsx'
import type { Board } from './board.ts'
import { leaderboardQuery } from './leaderboard-query.ts'
import { Pinned } from './pinned.tsx'
import { Podium } from './podium.tsx'
import { RankRow } from './rank-row.tsx'

const PODIUM = 3

/** A board from its podium down, with the student's own row always in sight. */
export function Ranking({ board }: { board: Board }): ReactNode {
  const { t } = useTranslation()
  const list = useInfiniteQuery(leaderboardQuery(board))
  const ranks = useRef<HTMLOListElement>(null)
  const goOnFrom = useRef<number | null>(null)
  const pages = list.data?.pages ?? []
  const newest = newestOf(pages)
  // Keyboard focus moves to the first of the new rows, not to the end of the page.
  useEffect(() => {
    const next = goOnFrom.current === null ? undefined : ranks.current?.children[goOnFrom.current]
    if (!(next instanceof HTMLElement)) return
    goOnFrom.current = null
    next.focus()
  }, [pages.length])
  if (!newest) return <QueryView query={list} skeleton={<RankingSkeleton />} />

  const { me, total } = newest
  const isOfSchool = board.whose === 'school'
  if (!isOfSchool && me.group === null) return <NoGroup board={board} />
  const rows = pages.flatMap((page) => page.rows)
  const [podium, rest] = total < PODIUM ? [[], rows] : [rows.slice(0, PODIUM), rows.slice(PODIUM)]
  const isInSight = rows.some((row) => row.is_me)
  const showMore = () => {
    goOnFrom.current = rest.length
    void list.fetchNextPage()
  }
  return (
    <>
      {total === 0 ? (
        <EmptyState
          mood="hello"
          title={t('leaderboard.empty')}
          text={t('leaderboard.empty_text')}
          action={
            <Link to={paths.courses} className={buttonClass({ variant: 'secondary' })}>
              {t('leaderboard.to_courses')}
            </Link>
          }
        />
      ) : (
        <>
          {podium.length > 0 && <Podium rows={podium} />}
          <ol
            ref={ranks}
            aria-label={t('leaderboard.list')}
            start={podium.length + 1}
            className="mt-3 flex flex-col gap-2"
          >
            {rest.map((row) => {
              const shown = <RankRow row={row} withGroup={isOfSchool} />
              return row.is_me ? (
                <Pinned key={row.rank}>{shown}</Pinned>
              ) : (
                <li key={row.rank} tabIndex={-1} className="rounded-card">
                  {shown}
                </li>
              )
            })}
          </ol>
          {total === 1 && me.rank !== null && (
            <p className="mt-3 text-center text-muted">{t('leaderboard.alone')}</p>
          )}
          {list.hasNextPage && (
            <Button
              full
              variant="ghost"
              className="mt-2"
              loading={list.isFetchingNextPage}
              onClick={showMore}
            >
              {t('leaderboard.more')}
            </Button>
          )}
          {total > 1 && (
            <p className="mt-2 text-center text-sm text-muted numbers">
              {t('leaderboard.total', { count: total })}
            </p>
          )}
        </>
      )}
      {!isInSight && (
        <Pinned label={t('leaderboard.own')} className="mt-3">
          <RankRow row={me} withGroup={false} />
          {(me.hidden || me.rank === null) && (
            <p className="rounded-b-card bg-ground pt-1 text-center text-sm text-muted">
              {t(me.hidden ? 'leaderboard.hidden' : 'leaderboard.no_rank')}
            </p>
          )}
        </Pinned>
      )}
    </>
  )
}

/** Refreshed pages are fetched one after the other: the last one has the latest rank of the student. */
function newestOf(pages: readonly Leaderboard[]): Leaderboard | undefined {
  return pages.at(-1)
}

function NoGroup({ board }: { board: Board }): ReactNode {
  const { t } = useTranslation()
  return (
    <EmptyState
      mood="sleeping"
      title={t('leaderboard.no_group')}
      text={t('leaderboard.no_group_text')}
      action={
        <Link
          to={paths.leaderboard}
          search={{ ...board, whose: 'school' }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('leaderboard.to_school')}
        </Link>
      }
    />
  )
}

function RankingSkeleton(): ReactNode {
  return (
    <>
      <Skeleton height={236} />
      <div className="mt-3 flex flex-col gap-2">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height={56} />
        ))}
      </div>
    </>
  )
}
