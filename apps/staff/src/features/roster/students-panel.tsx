import { limits, type RosterStudent } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Chip } from '@qadam/ui/chip'
import { DataTable, type Column } from '@qadam/ui/data-table'
import { EmptyState } from '@qadam/ui/empty-state'
import { Icon } from '@qadam/ui/icon'
import { SelectMenu } from '@qadam/ui/menu'
import { SearchMenu } from '@qadam/ui/search-menu'
import { formatNumber } from '@qadam/web/format'
import { LoadError } from '@qadam/web/frame/load-error'
import { formatPhone } from '@qadam/web/phone-format'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/call.ts'
import { ColumnsMenu } from '../../platform/columns-menu.tsx'
import { ExportMenu } from '../../platform/export-menu.tsx'
import { isHidden } from '../../platform/hidden-columns.ts'
import { isFound } from '../../platform/list-page.ts'
import { orderShown, orderSought } from '../../platform/list-sort.ts'
import { Pages } from '../../platform/pages.tsx'
import { paths } from '../../platform/paths.ts'
import { fullName } from '../../platform/person.ts'
import { SearchField } from '../../platform/search-field.tsx'
import { formatDate } from '../../platform/times.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { rosterFault } from './roster-fault.ts'
import { refreshRoster, rosterGroupsQuery, studentsQuery } from './roster-queries.ts'
import { rosterColumns, rosterStates, type RosterSearch } from './roster-search.ts'
import { StudentDialog } from './student-dialog.tsx'

export interface StudentsPanelProps {
  search: RosterSearch
  onSearch: (search: RosterSearch) => void
}

/** The school's students: found, sorted, added, moved; a row opens the student's page. */
export function StudentsPanel({ search, onSearch }: StudentsPanelProps): ReactNode {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(studentsQuery(search))
  const groups = useQuery(rosterGroupsQuery)
  const [open, setOpen] = useState<'add' | 'import' | RosterStudent>()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { q = '', group, state, page = 1, hidden } = search
  const change = (part: { [Key in keyof RosterSearch]?: RosterSearch[Key] | undefined }) => {
    setChosen(new Set())
    onSearch(withoutAbsent({ ...search, page: undefined, ...part }))
  }
  const choose = (id: number) =>
    setChosen((now) =>
      now.has(id) ? new Set([...now].filter((other) => other !== id)) : new Set([...now, id]),
    )
  const reopen = useMutation({
    mutationFn: async (id: number) => await call('student_close', { student_id: id, closed: false }),
    onSuccess: ({ id }) => {
      void showToast('success', t('roster.saved'))
      refreshRoster(id)
    },
    onError: (fault) => void showToast('error', rosterFault(fault, t)),
  })
  const rows = data?.rows
  const isFiltered = q !== '' || group !== undefined || state !== undefined
  const most = q.trim() === '' ? limits.roster.counted : limits.roster.found
  const isCounted = !data || data.total <= most
  // Who has left the list meanwhile is not done anything with.
  const chosenHere = (rows ?? []).filter(({ id }) => chosen.has(id))
  const isAll = rows !== undefined && rows.length > 0 && rows.every(({ id }) => chosen.has(id))
  const columns: Column<RosterStudent>[] = [
    {
      id: 'choose',
      header: t('roster.columns.choose'),
      width: '3rem',
      cell: (row) => (
        <input
          type="checkbox"
          className="relative z-10 size-5 accent-turquoise-text"
          aria-label={t('roster.choose', { name: fullName(row) })}
          checked={chosen.has(row.id)}
          onChange={() => choose(row.id)}
        />
      ),
    },
    {
      id: 'name',
      header: t('roster.columns.name'),
      sortable: true,
      isRowHeader: true,
      cell: (row) => (
        <span className="flex flex-col">
          <span className="min-w-32 wrap-anywhere sm:min-w-44">{fullName(row)}</span>
          <span className="text-[13px] font-normal whitespace-nowrap text-muted numbers">
            {formatPhone(row.phone)}
          </span>
        </span>
      ),
    },
    {
      id: 'group',
      header: t('roster.columns.group'),
      sortable: true,
      cell: ({ group: own, closed_at, frozen }) => (
        <span className="flex flex-wrap items-center gap-2">
          {own ? (
            <span className="max-w-56 min-w-20 wrap-anywhere">{own.name}</span>
          ) : (
            <span className="text-muted">{t('roster.no_group')}</span>
          )}
          {closed_at !== null && <Chip tone="neutral">{t('roster.state.closed')}</Chip>}
          {frozen && <Chip tone="pomegranate">{t('roster.state.frozen')}</Chip>}
        </span>
      ),
    },
    {
      id: 'next_due_on',
      header: t('roster.columns.next_due_on'),
      sortable: true,
      from: 'md',
      cell: ({ next_due_on: due }) => <span className="numbers">{due ? formatDate(due) : '—'}</span>,
    },
    {
      id: 'points',
      header: t('roster.columns.points'),
      sortable: true,
      align: 'end',
      from: 'lg',
      cell: ({ points }) => formatNumber(points),
    },
    {
      id: 'coins',
      header: t('roster.columns.coins'),
      sortable: true,
      align: 'end',
      from: 'lg',
      cell: ({ coins }) => formatNumber(coins),
    },
    {
      id: 'edit',
      header: t('roster.columns.edit'),
      align: 'end',
      // The way back is nowhere else.
      ...(state !== 'closed' && { from: 'sm' as const }),
      cell: (row) => (
        <span className="relative z-10">
          {row.closed_at === null ? (
            <Button size="sm" variant="ghost" onClick={() => setOpen(row)}>
              {t('roster.edit')}
            </Button>
          ) : (
            <Button
              size="sm"
              variant="ghost"
              loading={reopen.isPending && reopen.variables === row.id}
              onClick={() => reopen.mutate(row.id)}
            >
              {t('roster.reopen')}
            </Button>
          )}
        </span>
      ),
    },
  ]
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField label={t('roster.search')} value={search.q} onSearch={(words) => change({ q: words })} />
        <SearchMenu
          label={t('roster.group')}
          searchLabel={t('groups.search_name')}
          nothingFound={t('groups.not_found')}
          isFound={isFound}
          value={String(group ?? '')}
          options={[
            { value: '', label: t('roster.all_groups') },
            ...(groups.data?.groups ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(value) => change({ group: value === '' ? undefined : Number(value) })}
        />
        <SelectMenu
          label={t('roster.states')}
          value={state ?? 'all'}
          options={(['all', ...rosterStates] as const).map((value) => ({
            value,
            label: t(`roster.state.${value}`),
          }))}
          onChange={(value) => change({ state: value === 'all' ? undefined : value })}
        />
        <Button size="sm" icon={<Icon name="plus" size={18} />} onClick={() => setOpen('add')}>
          {t('roster.add_student')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setOpen('import')}>
          {t('roster.import')}
        </Button>
        <ExportMenu
          name="students_export"
          input={{ query: q, ...(group !== undefined && { group_id: group }), ...(state && { state }) }}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {data && (
          <p role="status" className="text-muted numbers">
            {isCounted
              ? t('roster.found', { count: data.total })
              : t('roster.found_more', { most: formatNumber(most) })}
          </p>
        )}
        {rows && rows.length > 0 && (
          <label className="inline-flex min-h-11 items-center gap-2 text-[15px]">
            <input
              type="checkbox"
              className="size-5 accent-turquoise-text"
              checked={isAll}
              onChange={() => setChosen(isAll ? new Set() : new Set(rows.map(({ id }) => id)))}
            />
            {t('roster.choose_page')}
          </label>
        )}
        <div className="ml-auto max-lg:hidden">
          <ColumnsMenu
            columns={rosterColumns.map((value) => ({ value, label: t(`roster.columns.${value}`) }))}
            hidden={hidden}
            onHidden={(next) => onSearch(withoutAbsent({ ...search, hidden: next }))}
          />
        </div>
      </div>
      {chosenHere.length > 0 && <BulkBar students={chosenHere} onDone={() => setChosen(new Set())} />}
      {error && !data ? (
        <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('roster.students')}
          columns={columns.filter(({ id }) => !isHidden(hidden, id))}
          rows={rows}
          rowKey={({ id }) => String(id)}
          sort={orderShown(search, 'name')}
          onSort={(sort) => change(orderSought(sort, 'name'))}
          renderLink={(row, props) => (
            <Link to={paths.studentPattern} params={{ studentId: String(row.id) }} {...props} />
          )}
          empty={
            page > 1 ? (
              <EmptyState
                title={t('roster.no_more')}
                action={
                  <Button variant="secondary" onClick={() => change({})}>
                    {t('roster.first_page')}
                  </Button>
                }
              />
            ) : (
              <EmptyState
                mood="thinking"
                title={t(isFiltered ? 'roster.nobody' : 'roster.nobody_yet')}
                text={t(isFiltered ? 'roster.nobody_text' : 'roster.nobody_yet_text')}
              />
            )
          }
        />
      )}
      {data && (
        <Pages
          page={page}
          pagesize={limits.roster.page}
          total={data.total}
          hasNext={isCounted ? undefined : data.rows.length === limits.roster.page}
          onPage={(next) => {
            setChosen(new Set())
            onSearch({ ...search, page: next })
          }}
        />
      )}
      {open === 'import' && <ImportDialog onClose={() => setOpen(undefined)} />}
      {open !== undefined && open !== 'import' && (
        <StudentDialog student={open === 'add' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </div>
  )
}

/** The address holds no empty parts. */
function withoutAbsent(search: {
  [Key in keyof RosterSearch]?: RosterSearch[Key] | undefined
}): RosterSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}
