import { EmptyState } from '@qadam/ui/empty-state'
import { SelectMenu } from '@qadam/ui/menu'
import { Skeleton } from '@qadam/ui/skeleton'
import { ToggleChip } from '@qadam/ui/toggle-chip'
import { isCallError } from '@qadam/web/call-error'
import { skipToken, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { parseGroupSearch, type GroupSearch } from '../features/access/groups/group-search.ts'
import { groupsQuery, progressQuery } from '../features/access/groups/groups-query.ts'
import { matrixSorts, sortRows } from '../features/access/groups/matrix.ts'
import { ProgressMatrix } from '../features/access/groups/progress-matrix.tsx'
import { risksQuery } from '../features/office/insight/insight-queries.ts'
import { riskText, riskTones } from '../features/office/insight/risk-text.ts'
import { RisksPanel } from '../features/office/insight/risks-panel.tsx'
import { joinQueries, QueryView } from '@qadam/web/frame/query-view'
import { FilterBar } from '../platform/filter-bar.tsx'
import { ListActions } from '../platform/list-actions.tsx'
import { findPage, rowsPerPage } from '../platform/list-page.ts'
import { NothingFound } from '../platform/nothing-found.tsx'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'
import { PageTitle } from '@qadam/web/frame/page-title'
import { BackLink } from '../platform/back-link.tsx'
import { Pages } from '../platform/pages.tsx'
import { paths } from '../platform/paths.ts'
import { fullName } from '../platform/person.ts'
import { SearchField } from '../platform/search-field.tsx'

const route = getRouteApi('/main/groups/$groupId')

/** A group's progress in a course: students by lessons. */
export function GroupRoute(): ReactNode {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const params = route.useParams()
  const search = route.useSearch()
  const groupId = Number(params.groupId)
  const groups = useQuery(groupsQuery)
  const group = groups.data?.find(({ id }) => id === groupId)
  const courseId = search.course ?? group?.courses[0]?.id
  const progress = useQuery(
    courseId === undefined
      ? { queryKey: ['group_progress', groupId], queryFn: skipToken }
      : progressQuery(groupId, courseId),
  )
  const risks = useQuery({ ...risksQuery(groupId), enabled: group !== undefined })
  // Who needs help is decided once, for the panel, the filter and the rows.
  const notes = useMemo(
    () =>
      risks.data &&
      new Map(
        risks.data.rows.map(({ student, risks: [first] }) => [
          student.id,
          // Why, of a newer server, may be nothing that this console knows.
          first && { text: riskText(first, t), tone: riskTones[first.kind] },
        ]),
      ),
    [risks.data, t],
  )
  if ((groups.data && !group) || isCallError(progress.error, 'not_found')) return <NotFoundScreen />

  const change = (part: Partial<GroupSearch>): void =>
    void navigate({
      to: paths.groupPattern,
      params: { groupId: String(groupId) },
      search: parseGroupSearch({ ...search, page: undefined, ...part }),
      replace: true,
    })
  const clear = (): void => change({ sort: undefined, stuck: undefined, q: undefined })
  const sorted = progress.data && sortRows(progress.data.rows, search.sort ?? 'name')
  const stuck = notes && sorted?.filter(({ student }) => notes.has(student.id))
  const chosen = search.stuck ? stuck : sorted
  const found = chosen && findPage(chosen, search, ({ student }) => fullName(student))
  const on = [search.stuck === true, search.sort !== undefined && search.sort !== 'name'].filter(
    Boolean,
  ).length
  const isLong = search.q !== undefined || (sorted !== undefined && sorted.length > rowsPerPage)

  return (
    <div className="flex flex-col gap-4 px-4 py-5 sm:px-6">
      <PageTitle>{group?.name ?? t('groups.title')}</PageTitle>
      <div>
        <BackLink to={paths.groups}>{t('groups.title')}</BackLink>
        {group ? (
          <h1 className="text-2xl font-bold wrap-anywhere">{group.name}</h1>
        ) : (
          !groups.error && <Skeleton height={32} width="12rem" />
        )}
      </div>
      {group && <RisksPanel groupId={groupId} />}
      {!groups.error && (
        <FilterBar
          search={
            <>
              {group && group.courses.length > 0 && (
                <SelectMenu
                  label={t('groups.course')}
                  value={String(courseId)}
                  options={group.courses.map(({ id, title }) => ({ value: String(id), label: title }))}
                  onChange={(value) => change({ course: Number(value) })}
                />
              )}
              {isLong && (
                <SearchField
                  label={t('queue.filter.name')}
                  labelHidden
                  value={search.q}
                  onSearch={(q) => change({ q })}
                />
              )}
            </>
          }
          filters={
            <>
              <SelectMenu
                label={t('groups.sort')}
                value={search.sort ?? 'name'}
                options={matrixSorts.map((value) => ({ value, label: t(`groups.sorts.${value}`) }))}
                onChange={(sort) => change({ sort })}
              />
              <ToggleChip
                tone="saffron"
                icon="warning"
                isOn={search.stuck === true}
                onChange={(isOn) => change({ stuck: isOn || undefined })}
              >
                {t('groups.stuck')}
              </ToggleChip>
            </>
          }
          on={on}
          onClear={on > 0 || search.q !== undefined ? clear : undefined}
          actions={
            courseId !== undefined && (
              <ListActions
                files={[{ name: 'results_export', input: { course_id: courseId, group_id: groupId } }]}
              />
            )
          }
        />
      )}
      {group && courseId === undefined ? (
        <EmptyState mood="thinking" title={t('groups.no_courses')} text={t('groups.no_courses_text')} />
      ) : (
        <QueryView
          query={{
            ...joinQueries(
              groups,
              ...(courseId === undefined ? [] : [progress]),
              ...(search.stuck && !notes ? [risks] : []),
            ),
            data: found && progress.data,
          }}
          skeleton={<MatrixSkeleton />}
          isEmpty={() => found?.total === 0}
          empty={
            search.q !== undefined && chosen?.length !== 0 ? (
              <NothingFound onClear={clear} />
            ) : (
              <EmptyState
                mood="happy"
                title={t(search.stuck ? 'groups.nobody_stuck' : 'groups.nobody')}
                text={t(search.stuck ? 'groups.nobody_stuck_text' : 'groups.nobody_text')}
              />
            )
          }
        >
          {(matrix) =>
            found && (
              <>
                <ProgressMatrix matrix={matrix} rows={found.rows} notes={notes} />
                <Pages {...found} pagesize={rowsPerPage} onPage={(page) => change({ page })} />
              </>
            )
          }
        </QueryView>
      )}
    </div>
  )
}

/** As high as a group's first rows. */
function MatrixSkeleton(): ReactNode {
  return (
    <div className="flex flex-col gap-1.5">
      <Skeleton height={64} />
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} height={38} />
      ))}
    </div>
  )
}
