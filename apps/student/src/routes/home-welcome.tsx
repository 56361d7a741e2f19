import type { Course, User } from '@qadam/contract'
import { buttonClass } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Girih } from '@qadam/ui/girih'
import { Icon } from '@qadam/ui/icon'
import { Mascot } from '@qadam/ui/mascot'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import Contacts from '../features/access/accounts/contacts.tsx'
import { contactsQuery } from '../features/access/accounts/contacts-query.ts'
import AnnouncementsCard from '../features/office/announcements/announcements-card.tsx'
import { findNextStep } from '../features/learning/courses/next-step.ts'
import { paths } from '../platform/paths.ts'
import { QueryView } from '../platform/query-view.tsx'
import FrozenCard from './frozen-card.tsx'

interface HomeWelcomeProps {
  user: User
  /** Loaded, or failed to. */
  courses: UseQueryResult<Course[]>
}

/** The home of who has done nothing yet: one thing to do, and no zeros. */
export default function HomeWelcome({ user, courses }: HomeWelcomeProps): ReactNode {
  const { t } = useTranslation()
  const next = findNextStep(courses.data ?? [])
  // What stands in the way of a first lesson, in its place.
  const instead =
    user.status === 'freezed' ? (
      <FrozenCard user={user} />
    ) : courses.data ? undefined : (
      <QueryView query={courses} skeleton={null} />
    )
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-4">
      <header className="relative isolate flex flex-col items-center pt-2 text-center">
        <Girih
          fade="none"
          className="-z-10 [mask-image:radial-gradient(closest-side,#000_40%,transparent)]"
        />
        <Mascot mood="hello" size={152} className="animate-pop short:hidden" />
        <h1 className="mt-3 line-clamp-3 text-title leading-9 font-bold text-balance break-words sm:text-4xl sm:leading-11">
          {t('home.welcome_title', { name: user.first_name })}
        </h1>
        <p className="mt-1.5 max-w-[38ch] text-muted text-balance sm:text-lg">
          {t(next && !instead ? 'home.welcome_text' : 'home.welcome_soon')}
        </p>
      </header>
      {instead ?? (next ? <FirstLesson {...next} /> : <NoCourse />)}
      <AnnouncementsCard />
      <Contacts />
    </div>
  )
}

function FirstLesson({ course, step }: NonNullable<ReturnType<typeof findNextStep>>): ReactNode {
  const { t } = useTranslation()
  return (
    <Card variant="hero" className="p-5 sm:p-7">
      <Girih tone="white" opacity={0.18} tile={72} fade="left" className="-z-10" />
      <p className="text-compact font-semibold text-white/85">{t('home.welcome_first')}</p>
      <h2 className="mt-1 text-2xl font-bold text-pretty sm:text-3xl">{step.lesson_title}</h2>
      <p className="mt-1 text-compact text-white/85">
        {course.title} · {step.module_title}
      </p>
      <Link
        to={paths.lesson(step.course_id, step.module_id, step.lesson_id)}
        data-key="Enter"
        className={`${buttonClass({ variant: 'light', size: 'lg', full: true })} mt-5`}
      >
        {t(step.last_touched_at ? 'courses.continue' : 'courses.start')}
        <Icon name="arrow-right" size={20} />
      </Link>
    </Card>
  )
}

/** Who will open a course. */
function NoCourse(): ReactNode {
  const { t } = useTranslation()
  const { data } = useQuery(contactsQuery)
  return (
    <Card className="p-5 text-center sm:p-7">
      <h2 className="text-xl font-bold">{t('home.welcome_none')}</h2>
      <p className="mx-auto mt-1 max-w-[40ch] text-muted text-pretty">
        {data?.curator ? t('home.welcome_none_by', { name: data.curator.name }) : t('home.welcome_none_text')}
      </p>
    </Card>
  )
}
