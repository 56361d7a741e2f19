import type { RosterGroup, SearchOf } from '@qadam/contract'
import type { Column } from '@qadam/ui/data-table'
import { EmptyState } from '@qadam/ui/empty-state'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { ConfirmButton } from '../../../platform/confirm-button.tsx'
import { WholeListPanel } from '../../../platform/list-panel.tsx'
import { useRowDialog } from '../../../platform/row-dialog.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { rosterFault } from './roster-fault.ts'
import { refreshRoster, rosterGroupsQuery } from './roster-queries.ts'
import { groupsList } from './roster-search.ts'

export interface GroupsPanelProps {
  search: SearchOf<typeof groupsList>
  onSearch: (search: GroupsPanelProps['search']) => void
}

/** The groups, their staff and their courses. */
export function GroupsPanel({ search, onSearch }: GroupsPanelProps): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(rosterGroupsQuery)
  const { data } = read
  const [isAdding, setAdding] = useState(false)
  const open = useRowDialog(data?.groups, search.open)
  const remove = useMutation({
    mutationFn: async (group: RosterGroup) => await call('group_delete', { group_id: group.id }),
    onSuccess: () => refreshRoster(),
    onError: (fault) => void showToast('error', rosterFault(fault, t)),
  })
  const staff = new Map(data?.staff.map(({ id, name }) => [id, name]))
  const nameOf = (id: number | null) => (id === null ? undefined : staff.get(id))
  const titleOf = (id: number) => data?.courses.find((course) => course.id === id)?.title ?? ''
  const columns: Column<RosterGroup>[] = [
    {
      id: 'name',
      header: t('roster.columns.group'),
      sortable: true,
      isRowHeader: true,
      cell: ({ name }) => <Words text={name} />,
    },
    {
      id: 'students',
      header: t('roster.columns.students'),
      sortable: true,
      align: 'end',
      cell: ({ students }) => students,
    },
    {
      id: 'teacher',
      header: t('roster.teacher'),
      sortable: true,
      from: 'sm',
      cell: ({ teacher_id }) =>
        nameOf(teacher_id) !== undefined ? (
          <Words text={nameOf(teacher_id)} />
        ) : (
          <span className="text-pomegranate-text">{t('roster.no_teacher')}</span>
        ),
    },
    {
      id: 'curator',
      header: t('roster.curator'),
      from: 'lg',
      cell: (row) => <Words text={nameOf(row.curator_id)} />,
    },
    {
      id: 'mentor',
      header: t('roster.mentor'),
      from: 'lg',
      cell: (row) => <Words text={nameOf(row.mentor_id)} />,
    },
    {
      id: 'courses',
      header: t('roster.columns.courses'),
      from: 'md',
      cell: ({ course_ids }) => (
        <span className="block min-w-56">{course_ids.map(titleOf).join(', ') || '—'}</span>
      ),
    },
  ]
  const removal: Column<RosterGroup> = {
    id: 'remove',
    header: t('roster.columns.remove'),
    align: 'end',
    isControl: true,
    cell: (row) =>
      row.students === 0 ? (
        <span className="relative z-10">
          <ConfirmButton
            variant="ghost"
            loading={remove.isPending && remove.variables.id === row.id}
            question={{
              tone: 'danger',
              title: t('roster.remove_title', { name: row.name }),
              body: t('roster.remove_text'),
            }}
            onConfirm={() => remove.mutate(row)}
          >
            {t('roster.remove')}
          </ConfirmButton>
        </span>
      ) : null,
  }
  const hasRemovable = data?.groups.some(({ students }) => students === 0) === true
  const textOf = ({ name, teacher_id, curator_id, mentor_id }: RosterGroup) =>
    [
      name,
      nameOf(teacher_id) ?? t('roster.no_teacher'),
      ...[curator_id, mentor_id].map((id) => nameOf(id) ?? ''),
    ].join(' ')
  return (
    <>
      <WholeListPanel
        list={groupsList}
        {...{ search, onSearch, read, textOf }}
        columns={hasRemovable ? [...columns, removal] : columns}
        all={data?.groups}
        keys={{
          name: ({ name }) => name,
          students: ({ students }) => students,
          // A group without a teacher is what one looks for: it comes first.
          teacher: ({ teacher_id }) => nameOf(teacher_id) ?? '',
        }}
        label={t('roster.groups')}
        searchLabel={t('groups.search')}
        actions={{
          main: { id: 'add', label: t('roster.add_group'), onSelect: () => setAdding(true) },
        }}
        renderLink={open.renderLink}
        note={open.isGone && <p role="status">{t('roster.row_gone')}</p>}
        empty={<EmptyState mood="thinking" title={t('roster.no_groups')} text={t('roster.no_groups_text')} />}
      />
      {data && (isAdding || open.row) && (
        <GroupDialog
          key={open.row?.id}
          group={open.row}
          staff={data.staff}
          courses={data.courses}
          onClose={() => (open.row ? open.close() : setAdding(false))}
        />
      )}
    </>
  )
}

/** A name of any length: it is broken, and takes no other column's room. */
function Words({ text = '—' }: { text?: string | undefined }): ReactNode {
  return <span className="block max-w-64 min-w-24 wrap-anywhere">{text}</span>
}
