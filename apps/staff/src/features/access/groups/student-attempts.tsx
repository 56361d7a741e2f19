import type { StaffStudent } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fullName } from '../../../platform/person.ts'
import { formatTime } from '../../../platform/times.ts'
import { GrantAttempts } from './grant-attempts.tsx'

/** The tests on which a student has spent attempts, to give them back. Renders nothing where there are none. */
export function StudentAttempts({ student }: { student: StaffStudent }): ReactNode {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<StaffStudent['attempts'][number]>()
  if (student.attempts.length === 0 && !asked) return null
  return (
    <section aria-labelledby="attempts" className="flex flex-col gap-3">
      <div>
        <h2 id="attempts" className="text-lg font-bold">
          {t('attempts.title')}
        </h2>
        <p className="max-w-prose text-compact text-muted">{t('attempts.text')}</p>
      </div>
      <ul className="rounded-card border border-line bg-card px-4">
        {student.attempts.map((row) => (
          <li
            key={row.lesson_id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3 not-first:border-t"
          >
            <span className="min-w-0 flex-1 basis-56">
              <span className="block font-semibold">{row.lesson_title}</span>
              <span className="block text-compact text-muted">
                {t('attempts.left', { left: row.left, max: row.max })}
                {' · '}
                {t('attempts.refill', { time: formatTime(row.refill_at) })}
              </span>
            </span>
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('attempts.give_of', { lesson: row.lesson_title })}
              onClick={() => setAsked(row)}
            >
              {t('attempts.give')}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <GrantAttempts
          student={{ id: student.id, name: fullName(student) }}
          lesson={{ id: asked.lesson_id, title: asked.lesson_title }}
          spent={asked.spent}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}
