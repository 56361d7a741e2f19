import { limits } from '@qadam/contract'
import { buttonClass } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/access/accounts/use-user.ts'
import { GroupCard } from '../features/access/groups/group-card.tsx'
import { groupFiguresQuery, groupsQuery } from '../features/access/groups/groups-query.ts'
import { PageTitle } from '@qadam/web/frame/page-title'
import { QueryView } from '@qadam/web/frame/query-view'
import { SearchField } from '../platform/search-field.tsx'
import { findPage, type ListSearch } from '../platform/list-page.ts'
import { NothingFound } from '../platform/nothing-found.tsx'
import { Pages } from '../platform/pages.tsx'
import { paths } from '../platform/paths.ts'

const route = getRouteApi('/main/groups')

/** The groups one answers for. */
export function GroupsRoute(): ReactNode {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search = route.useSearch()
  const isAdmin = useUser().role === 'admin'
  const read = useQuery(groupsQuery)
  const { data } = read
  const go = (next: ListSearch) => void navigate({ to: paths.groups, search: { ...next }, replace: true })
  const shown =
    data &&
    findPage(
      data,
      search,
      ({ name, teacher, curator, mentor }) =>
        [name, teacher, curator, mentor].filter((part) => part !== null).join(' '),
      limits.groups.shown,
    )
  const figures = useQuery(groupFiguresQuery(shown?.rows.map(({ id }) => id) ?? []))
  // A handful is seen at once.
  const isLong = (data?.length ?? 0) > 8
  return (
    <div className="flex flex-col gap-5 px-4 py-5 sm:px-6">
      <PageTitle>{t('groups.title')}</PageTitle>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="flex-1 text-2xl font-bold">{t('groups.title')}</h1>
        <Link
          to={paths.streaks}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-turquoise-text"
        >
          <Icon name="flame" size={20} />
          {t('streaks.title')}
        </Link>
      </header>
      <QueryView query={read} skeleton={null} />
      {/* The groups can be gone to without their figures. */}
      {figures.error && <QueryView query={figures} skeleton={null} />}
      {data?.length === 0 &&
        (isAdmin ? (
          <EmptyState
            mood="thinking"
            title={t('roster.no_groups')}
            text={t('roster.no_groups_text')}
            action={
              <Link to={paths.people} search={{ section: 'groups' }} className={buttonClass()}>
                {t('roster.add_group')}
              </Link>
            }
          />
        ) : (
          <EmptyState mood="thinking" title={t('groups.none')} text={t('groups.none_text')} />
        ))}
      {(isLong || search.q !== undefined) && (
        <SearchField
          label={t('groups.search')}
          value={search.q}
          onSearch={(q) => go({ ...search, page: undefined, q })}
          className="max-w-md"
        />
      )}
      {data && data.length > 0 && shown?.total === 0 && <NothingFound onClear={() => go({})} />}
      <div className="grid items-start gap-4 md:grid-cols-2 2xl:grid-cols-3">
        {shown
          ? shown.rows.map((group) => (
              <GroupCard
                key={group.id}
                group={group}
                figures={figures.data?.get(group.id)}
                isCounting={figures.isFetching}
              />
            ))
          : !read.error && [1, 2].map((place) => <Skeleton key={place} height={260} />)}
      </div>
      {shown && (
        <Pages
          page={shown.page}
          pagesize={limits.groups.shown}
          total={shown.total}
          onPage={(page) => go({ ...search, page })}
        />
      )}
    </div>
  )
}
