import { studentsList, studentState, type RosterStudent, type SearchOf, officeLimits } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Chip } from '@qadam/ui/chip'
import type { Column } from '@qadam/ui/data-table'
import { EmptyState } from '@qadam/ui/empty-state'
import { SearchMenu } from '@qadam/ui/search-menu'
import { formatNumber } from '@qadam/web/format'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { ChoiceFilter } from '../../../platform/list-filters.tsx'
import { isFound } from '../../../platform/list-page.ts'
import { ListPanel } from '../../../platform/list-panel.tsx'
import { paths } from '../../../platform/paths.ts'
import { NameCell } from '../../../platform/name-cell.tsx'
import { fullName } from '../../../platform/person.ts'
import { formatDate } from '../../../platform/times.ts'
import { BulkBar } from './bulk-bar.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { rosterFault } from './roster-fault.ts'
import { refreshRoster, rosterGroupsQuery } from './roster-queries.ts'
import { StudentDialog } from './student-dialog.tsx'

export interface StudentsPanelProps {
  search: SearchOf<typeof studentsList>
  onSearch: (search: StudentsPanelProps['search']) => void
}

/** The school's students: found, sorted, added, moved; a row opens the student's page. */
export function StudentsPanel({ search, onSearch }: StudentsPanelProps): ReactNode {
  const { t } = useTranslation()
  const groups = useQuery(rosterGroupsQuery)
  const [open, setOpen] = useState<'add' | 'import' | RosterStudent>()
  const [toErase, setToErase] = useState<RosterStudent>()
  const reopen = useMutation({
    mutationFn: async (id: number) => await call('student_close', { student_id: id, closed: false }),
    onSuccess: ({ id }) => {
      void showToast('success', t('roster.saved'))
      refreshRoster(id)
    },
    onError: (fault) => void showToast('error', rosterFault(fault, t)),
  })
  const { q = '', group, state } = search
  const most = q.trim() === '' ? officeLimits.roster.counted : officeLimits.roster.found
  const columns: Column<RosterStudent>[] = [
    {
      id: 'name',
      header: t('roster.columns.name'),
      sortable: true,
      isRowHeader: true,
      cell: (row) => <NameCell person={row} />,
    },
    {
      id: 'group',
      header: t('roster.columns.group'),
      sortable: true,
      cell: ({ group: own, closed_at, frozen }) => (
        <span className="flex flex-wrap items-center gap-2">
          {own ? (
            <span className="line-clamp-3 max-w-56 min-w-20 wrap-anywhere">{own.name}</span>
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
      cell: ({ next_due_on: due }) => (
        <span className="whitespace-nowrap numbers">{due ? formatDate(due) : '—'}</span>
      ),
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
      isControl: true,
      // The way back is nowhere else.
      ...(state !== 'closed' && { from: 'sm' as const }),
      cell: (row) => (
        <span className="relative z-10">
          {row.closed_at === null ? (
            <Button size="sm" variant="ghost" onClick={() => setOpen(row)}>
              {t('roster.edit')}
            </Button>
          ) : (
            <span className="flex flex-wrap justify-end gap-1">
              <Button
                size="sm"
                variant="ghost"
                loading={reopen.isPending && reopen.variables === row.id}
                onClick={() => reopen.mutate(row.id)}
              >
                {t('roster.reopen')}
              </Button>
              <Button size="sm" variant="danger-outline" onClick={() => setToErase(row)}>
                {t('roster.remove')}
              </Button>
            </span>
          )}
        </span>
      ),
    },
  ]
  return (
    <>
      <ListPanel
        list={studentsList}
        {...{ search, onSearch, columns }}
        label={t('roster.students')}
        searchLabel={t('roster.search')}
        filters={(change) => (
          <>
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
            <ChoiceFilter
              label={t('roster.states')}
              all={t('roster.state.all')}
              value={state}
              options={studentState.options}
              textOf={(value) => t(`roster.state.${value}`)}
              onChange={(chosen) => change({ state: chosen })}
            />
          </>
        )}
        actions={{
          main: { id: 'add', label: t('roster.add_student'), onSelect: () => setOpen('add') },
          others: [{ id: 'import', label: t('roster.import'), onSelect: () => setOpen('import') }],
        }}
        countedTo={most}
        status={({ total }) =>
          total <= most
            ? t('roster.found', { count: total })
            : t('roster.found_more', { most: formatNumber(most) })
        }
        selection={{
          header: t('roster.columns.choose'),
          all: t('roster.choose_page'),
          nameOf: (row) => t('roster.choose', { name: fullName(row) }),
          bar: (students, onDone) => <BulkBar {...{ students, onDone }} />,
        }}
        renderLink={(row, props) => (
          <Link to={paths.studentPattern} params={{ studentId: String(row.id) }} {...props} />
        )}
        empty={
          <EmptyState
            mood="thinking"
            title={t('roster.nobody_yet')}
            text={t('roster.nobody_yet_text')}
            // What a new school begins with is not to be looked for in a menu.
            action={<Button onClick={() => setOpen('import')}>{t('roster.import')}</Button>}
          />
        }
      />
      {toErase && <EraseDialog student={toErase} onClose={() => setToErase(undefined)} />}
      {open === 'import' && <ImportDialog onClose={() => setOpen(undefined)} />}
      {open !== undefined && open !== 'import' && (
        <StudentDialog student={open === 'add' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}
