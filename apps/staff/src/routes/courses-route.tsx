import { Tabs } from '@qadam/ui/tabs'
import { PageTitle } from '@qadam/web/frame/page-title'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLanguages } from '../features/access/accounts/use-content-languages.ts'
import { useUser } from '../features/access/accounts/use-user.ts'
import { CourseImports } from '../features/content/authoring/course-imports.tsx'
import { CoursesList } from '../features/content/authoring/courses-list.tsx'
import { ImportCourseDialog } from '../features/content/authoring/import-course-dialog.tsx'
import { WordsDialog } from '../features/content/authoring/words-dialog.tsx'
import { ContentLanguagesContext } from '../platform/content-languages-context.ts'
import { ListActions } from '../platform/list-actions.tsx'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'
import { paths } from '../platform/paths.ts'

const route = getRouteApi('/main/courses')

/** The courses of the school as their authors left them: the office's screen. */
export function CoursesRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  const languages = useContentLanguages()
  const { archived = false } = route.useSearch()
  const [isAdding, setIsAdding] = useState(false)
  const [importing, setImporting] = useState<{ begun?: { id: number; isOwn: boolean } }>()
  if (user.role !== 'admin') return <NotFoundScreen />
  return (
    <div className="flex flex-col gap-5 px-4 py-5 sm:px-6">
      <PageTitle>{t('authoring.heading')}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{t('authoring.heading')}</h1>
        <span className="flex gap-2">
          <ListActions
            main={{ id: 'add', label: t('authoring.add_course'), onSelect: () => setIsAdding(true) }}
            others={[{ id: 'import', label: t('course_files.import'), onSelect: () => setImporting({}) }]}
          />
        </span>
      </div>
      <Tabs
        label={t('authoring.sections')}
        className="max-w-sm"
        value={archived ? 'archived' : 'current'}
        onChange={(next) =>
          void navigate({
            to: paths.courses,
            search: next === 'archived' ? { archived: true } : {},
            replace: true,
          })
        }
        items={[
          { value: 'current', label: t('authoring.current') },
          { value: 'archived', label: t('authoring.put_aside') },
        ]}
      />
      <CourseImports onOpen={({ id, by }) => setImporting({ begun: { id, isOwn: by.id === user.id } })} />
      <CoursesList archived={archived} />
      {importing && (
        <ImportCourseDialog
          begun={importing.begun}
          onClose={() => setImporting(undefined)}
          onTaken={(courseId) =>
            void navigate({ to: paths.coursePattern, params: { courseId: String(courseId) } })
          }
        />
      )}
      {isAdding && (
        <ContentLanguagesContext value={languages}>
          <WordsDialog
            named={{ kind: 'course' }}
            onClose={() => setIsAdding(false)}
            onSaved={({ course }) =>
              void navigate({ to: paths.coursePattern, params: { courseId: String(course.id) } })
            }
          />
        </ContentLanguagesContext>
      )}
    </div>
  )
}
