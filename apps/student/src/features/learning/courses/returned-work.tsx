import type { Course, LessonPlace } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { StarTile } from '@qadam/ui/star-tile'
import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'

/** Rejected submissions, each with a link; nothing where there are none. */
export default function ReturnedWork({ courses }: { courses: readonly Course[] }): ReactNode {
  const { t } = useTranslation()
  const title = useId()
  const places = courses.flatMap(({ returned }) => returned ?? [])
  if (places.length === 0) return null
  return (
    <section aria-labelledby={title} className="rounded-card bg-pomegranate-soft p-4 sm:p-5">
      <div className="flex items-center gap-3 [--tile-ground:var(--pomegranate-soft)]">
        <StarTile state="failed" size={48} className="m-1 shrink-0" />
        <div className="min-w-0">
          <h2 id={title} className="text-lg leading-6 font-bold">
            {t('home.returned', { count: places.length })}
          </h2>
          <p className="mt-0.5 text-compact leading-5">{t('home.returned_text')}</p>
        </div>
      </div>
      <ul className="mt-3 flex flex-col gap-2">
        {places.map((place) => (
          <li key={place.lesson_id}>
            <Place place={place} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Place({ place }: { place: LessonPlace }): ReactNode {
  return (
    <Link
      to={paths.lesson(place.course_id, place.module_id, place.lesson_id)}
      className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-card px-4 py-2 text-ink no-underline transition-transform duration-[120ms] hover:border-tile-edge active:translate-y-0.5"
    >
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-5 font-semibold">{place.lesson_title}</span>
        <span className="block truncate text-sm text-muted">{place.module_title}</span>
      </span>
      <Icon name="arrow-right" size={20} className="text-pomegranate-text" />
    </Link>
  )
}
