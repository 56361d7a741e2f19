import type { StaffAnnouncement } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { Tabs } from '@qadam/ui/tabs'
import { PageTitle } from '@qadam/web/frame/page-title'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../features/access/accounts/me-query.ts'
import { useContentLanguages } from '../features/access/accounts/use-content-languages.ts'
import { useUser } from '../features/access/accounts/use-user.ts'
import { AnnouncementDialog } from '../features/office/announcements/announcement-dialog.tsx'
import { AnnouncementsList } from '../features/office/announcements/announcements-list.tsx'
import {
  announcementsQuery,
  type AnnouncementsSearch,
} from '../features/office/announcements/announcements-query.ts'
import { ContentLanguagesContext } from '../platform/content-languages-context.ts'
import { paths } from '../platform/paths.ts'
import { signAloneClass } from '../platform/sign-alone.ts'

const route = getRouteApi('/main/announcements')

/** Announcements: a teacher announces to their own groups, an admin to any group, a course or the whole school. */
export function AnnouncementsRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  const { over = false, page = 1 } = route.useSearch()
  const { data: me } = useQuery(meQuery)
  const { data: listed } = useQuery(announcementsQuery({ over, page }))
  const languages = useContentLanguages()
  const [edited, setEdited] = useState<StaffAnnouncement | 'new' | null>(null)
  const go = (search: AnnouncementsSearch) =>
    void navigate({ to: paths.announcements, search: { ...search }, replace: true })
  const maySchool = user.role === 'admin'
  const groups = me?.groups ?? []
  const courses = maySchool ? (me?.courses ?? []) : []
  return (
    <div className="flex flex-col gap-5 px-4 py-5 sm:px-6">
      <PageTitle>{t('announcements.heading')}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{t('announcements.heading')}</h1>
        <Button
          size="sm"
          className={signAloneClass}
          icon={<Icon name="plus" size={20} />}
          disabled={!me || (!maySchool && groups.length === 0)}
          onClick={() => setEdited('new')}
        >
          <span className="max-sm:sr-only">{t('announcements.add')}</span>
        </Button>
      </div>
      <Tabs
        label={t('announcements.sections')}
        className="max-w-sm"
        value={over ? 'over' : 'current'}
        onChange={(next) => go(next === 'over' ? { over: true } : {})}
        items={[
          { value: 'current', label: t('announcements.current') },
          { value: 'over', label: t('announcements.over') },
        ]}
      />
      <AnnouncementsList
        over={over}
        page={page}
        onPage={(next) => go({ ...(over && { over: true }), page: next })}
        onEdit={setEdited}
      />
      {edited && (
        <ContentLanguagesContext value={languages}>
          <AnnouncementDialog
            announcement={edited === 'new' ? undefined : edited}
            groups={edited === 'new' ? groups : edited.group ? [edited.group] : []}
            courses={(edited === 'new' ? courses : edited.course ? [edited.course] : []).map(
              ({ id, title }) => ({ id, name: title }),
            )}
            maySchool={maySchool}
            leftToday={listed?.left_today ?? undefined}
            onClose={() => setEdited(null)}
          />
        </ContentLanguagesContext>
      )}
    </div>
  )
}
