import { limits, type Course, type Lang, type User } from '@qadam/contract'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { ContinueCard } from '../features/learning/courses/continue-card.tsx'
import { CourseHead } from '../features/learning/courses/course-head.tsx'
import { BesideRail } from '../platform/beside-rail.tsx'
import { ru } from '../platform/i18n/ru.ts'
import { uz } from '../platform/i18n/uz.ts'
import { paths } from '../platform/paths.ts'
import { ShellFrame } from './shell-frame.tsx'

const step = {
  course_id: 1,
  module_id: 1,
  lesson_id: 1,
  module_title: '{module_title}',
  lesson_title: '{lesson_title}',
  last_touched_at: null,
}

/** In braces, the names of what platform/early-course.ts writes there from the reply. */
const course: Course = {
  id: 1,
  title: '{title}',
  description: '{description}',
  cover: { hue: 0, seed: 0 },
  state: 'open',
  progress: { lessons_done: 0, lessons_total: 10 },
  chat_link: '{chat_link}',
  next: step,
}

// All that is read of one here: a reminder would keep the page from drawing anything (first-script.ts).
const student = { status: 'active', payment_reminder: false } as User

const ornament = /<svg[^>]*><pattern[^]*?<\/svg>/g

/**
 * What the page draws of a course before the app has come: by the app's own components, in each language. The build puts
 * it into index.html (first-page.ts). What is known later is left blank, as are the bars: a slow phone styles and paints
 * all of it twice, and the largest part of the page waits for it.
 */
export async function drawFirstCourse(): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [paths.course(course.id)] }),
  })
  const i18n = createInstance()
  await i18n.init({
    resources: { uz: { translation: uz }, ru: { translation: ru } },
    interpolation: { escapeValue: false },
  })
  const inLanguages = limits.languages.map((lang) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n.cloneInstance({ lng: lang })}>
        <RouterContextProvider router={router}>
          <FirstCourse lang={lang} />
        </RouterContextProvider>
      </I18nextProvider>,
    ),
  )
  return (
    inLanguages
      .join('')
      // Decoration alone, of more lines than all the rest.
      .replaceAll(ornament, '')
      // The security policy takes styles from scripts alone.
      .replaceAll(' style="', ' data-style="')
  )
}

function FirstCourse({ lang }: { lang: Lang }): ReactNode {
  return (
    <div
      lang={lang}
      data-kept
      inert
      aria-hidden
      className="contents [&_.numbers]:invisible [&_h2~a]:text-transparent [&_h2~a]:opacity-25 [&>div>header_a]:invisible"
    >
      <ShellFrame user={student} pathname={paths.home} withLinks={false}>
        <BesideRail>
          <CourseHead course={course} isError={false}>
            <div data-next className="contents">
              <ContinueCard course={course} step={step} />
            </div>
          </CourseHead>
        </BesideRail>
      </ShellFrame>
    </div>
  )
}
