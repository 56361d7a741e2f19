import { Tabs } from '@qadam/ui/tabs'
import { PageTitle } from '@qadam/web/frame/page-title'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/access/accounts/use-user.ts'
import { GroupsPanel } from '../features/office/roster/groups-panel.tsx'
import { StaffPanel } from '../features/office/roster/staff-panel.tsx'
import { StudentImports } from '../features/office/roster/student-imports.tsx'
import { StudentsPanel } from '../features/office/roster/students-panel.tsx'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'
import { paths } from '../platform/paths.ts'

const route = getRouteApi('/main/people')

/** The school's people: students, groups, staff. */
export function PeopleRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  const search = route.useSearch()
  if (user.role !== 'admin') return <NotFoundScreen />
  const go = (next: typeof search) =>
    void navigate({
      to: paths.people,
      search: { ...next },
      replace: true,
      // Another page is read from its top; what is chosen within one leaves the focus in sight.
      resetScroll: next.page !== undefined,
    })
  return (
    <div className="flex flex-col gap-5 px-4 py-5 sm:px-6">
      <PageTitle>{t('roster.title')}</PageTitle>
      <h1 className="text-2xl font-bold">{t('roster.title')}</h1>
      <Tabs
        label={t('roster.sections')}
        className="max-w-md"
        value={search.section ?? 'students'}
        onChange={(next) => go({ ...(next !== 'students' && { section: next }) })}
        items={[
          { value: 'students', label: t('roster.students') },
          { value: 'groups', label: t('roster.groups') },
          { value: 'staff', label: t('roster.staff') },
        ]}
      />
      {search.section === undefined && <StudentImports />}
      {search.section === undefined && <StudentsPanel search={search} onSearch={go} />}
      {search.section === 'groups' && <GroupsPanel search={search} onSearch={go} />}
      {search.section === 'staff' && <StaffPanel search={search} onSearch={go} />}
    </div>
  )
}
