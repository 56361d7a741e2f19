import { Tabs } from '@qadam/ui/tabs'
import { PageTitle } from '@qadam/web/frame/page-title'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/accounts/use-user.ts'
import { GroupsPanel } from '../features/roster/groups-panel.tsx'
import { parseRosterSearch, type RosterSearch } from '../features/roster/roster-search.ts'
import { StaffPanel } from '../features/roster/staff-panel.tsx'
import { StudentImports } from '../features/roster/student-imports.tsx'
import { StudentsPanel } from '../features/roster/students-panel.tsx'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'
import { paths } from '../platform/paths.ts'

/** The school's people: students, groups, staff. */
export function PeopleRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  const search = parseRosterSearch(useSearch({ strict: false }))
  if (user.role !== 'admin') return <NotFoundScreen />
  const go = (next: RosterSearch) =>
    void navigate({
      to: paths.people,
      search: { ...next },
      replace: true,
      // Another page is read from its top; what is chosen within one leaves the focus in sight.
      resetScroll: next.page !== undefined,
    })
  const section = search.section ?? 'students'
  return (
    <div className="flex flex-col gap-5 px-4 py-5 sm:px-6">
      <PageTitle>{t('roster.title')}</PageTitle>
      <h1 className="text-2xl font-bold">{t('roster.title')}</h1>
      <Tabs
        label={t('roster.sections')}
        className="max-w-md"
        value={section}
        onChange={(next) => go(next === 'students' ? {} : { section: next })}
        items={[
          { value: 'students', label: t('roster.students') },
          { value: 'groups', label: t('roster.groups') },
          { value: 'staff', label: t('roster.staff') },
        ]}
      />
      {section === 'students' && <StudentImports />}
      {section === 'students' && <StudentsPanel search={search} onSearch={go} />}
      {section === 'groups' && <GroupsPanel search={search} onSearch={(next) => go({ ...next, section })} />}
      {section === 'staff' && <StaffPanel search={search} onSearch={(next) => go({ ...next, section })} />}
    </div>
  )
}
