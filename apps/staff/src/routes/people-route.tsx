import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/access/accounts/use-user.ts'
import { GroupsPanel } from '../features/office/roster/groups-panel.tsx'
import { StaffPanel } from '../features/office/roster/staff-panel.tsx'
import { StudentImports } from '../features/office/roster/student-imports.tsx'
import { StudentsPanel } from '../features/office/roster/students-panel.tsx'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'
import { paths } from '../platform/paths.ts'
import { SectionScreen } from '../platform/section-screen.tsx'

const route = getRouteApi('/main/people')

/** The school's people: students, groups, staff. */
export function PeopleRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const search = route.useSearch()
  if (user.role !== 'admin') return <NotFoundScreen />
  return (
    <SectionScreen
      title={t('roster.title')}
      label={t('roster.sections')}
      tabsClassName="max-w-md"
      path={paths.people}
      search={search}
      first="students"
      sections={{
        students: {
          title: t('roster.students'),
          panel: (list) => (
            <>
              <StudentImports />
              <StudentsPanel {...list} />
            </>
          ),
        },
        groups: { title: t('roster.groups'), panel: (list) => <GroupsPanel {...list} /> },
        staff: { title: t('roster.staff'), panel: (list) => <StaffPanel {...list} /> },
      }}
    />
  )
}
