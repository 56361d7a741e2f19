import { EmptyState } from '@qadam/ui/empty-state'
import { SelectMenu } from '@qadam/ui/menu'
import { Skeleton } from '@qadam/ui/skeleton'
import { Tabs } from '@qadam/ui/tabs'
import { PageTitle } from '@qadam/web/frame/page-title'
import { QueryView } from '@qadam/web/frame/query-view'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../features/access/accounts/me-query.ts'
import { useUser } from '../features/access/accounts/use-user.ts'
import { CoursePanel } from '../features/office/insight/course-panel.tsx'
import { parseInsightSearch, type InsightSearch } from '../features/office/insight/insight-search.ts'
import { OverviewPanel } from '../features/office/insight/overview-panel.tsx'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'
import { paths } from '../platform/paths.ts'

const route = getRouteApi('/main/overview')

/** The school and its courses in figures: the owner's screen. */
export function OverviewRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  const search = route.useSearch()
  const read = useQuery(meQuery)
  const me = read.data
  if (user.role !== 'admin') return <NotFoundScreen />
  const go = (next: InsightSearch): void =>
    void navigate({
      to: paths.overview,
      search: parseInsightSearch({ ...next }),
      replace: true,
      // What is chosen lies far down the page, and the focus with it.
      resetScroll: false,
    })
  const section = search.section ?? 'school'
  const courseId = search.course ?? me?.courses[0]?.id
  return (
    <div className="flex max-w-6xl flex-col gap-5 px-4 py-5 sm:px-6">
      <PageTitle>{t('insight.title')}</PageTitle>
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold">{t('insight.title')}</h1>
        <p className="max-w-prose text-muted">{t('insight.text')}</p>
      </header>
      <Tabs
        label={t('insight.sections')}
        className="max-w-md"
        value={section}
        onChange={(next) => go(next === 'school' ? { days: search.days } : { section: next })}
        items={[
          { value: 'school' as const, label: t('insight.school') },
          { value: 'course' as const, label: t('insight.courses') },
        ]}
      />
      {section === 'school' ? (
        <OverviewPanel days={search.days ?? 30} onDays={(days) => go({ days })} />
      ) : !me ? (
        <QueryView query={read} skeleton={<Skeleton height={420} />} />
      ) : courseId === undefined ? (
        <EmptyState mood="thinking" title={t('insight.no_courses')} text={t('insight.no_courses_text')} />
      ) : (
        <>
          <SelectMenu
            label={t('insight.which_course')}
            className="self-start"
            value={String(courseId)}
            options={me.courses.map(({ id, title }) => ({ value: String(id), label: title }))}
            onChange={(value) => go({ section: 'course', course: Number(value) })}
          />
          <CoursePanel
            key={courseId}
            courseId={courseId}
            isFlagged={search.flagged === true}
            onFlagged={(isFlagged) =>
              go({ ...search, section: 'course', course: courseId, flagged: isFlagged || undefined })
            }
            order={search}
            onOrder={(order) => go({ ...search, ...order, section: 'course', course: courseId })}
            videoId={search.video}
            onVideo={(video) => go({ ...search, section: 'course', course: courseId, video })}
          />
        </>
      )}
    </div>
  )
}
