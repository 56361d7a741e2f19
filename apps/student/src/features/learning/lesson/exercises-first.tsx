import type { Missing } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface ExercisesFirstProps {
  unsolved: readonly Missing[]
  onOpen: (questionId?: number) => void
}

/** In place of a test that waits for exercises: which ones, and the way to each. */
export function ExercisesFirst({ unsolved, onOpen }: ExercisesFirstProps): ReactNode {
  const { t } = useTranslation()
  return (
    <div className="flex flex-1 flex-col justify-center gap-4 py-6">
      <h1 tabIndex={-1} className="text-center text-heading leading-8 font-bold text-balance outline-none">
        {t('exercise.to_solve')}
      </h1>
      <p className="text-center text-muted text-pretty">{t('exercise.to_solve_text')}</p>
      <ul className="mx-auto flex w-full max-w-md flex-col gap-2">
        {unsolved.map(({ question_id, exercise, title }) => (
          <li key={`${question_id}-${exercise}`}>
            <button
              type="button"
              onClick={() => onOpen(question_id ?? undefined)}
              className="flex min-h-12 w-full items-center gap-3 rounded-control border border-line bg-card px-3.5 py-2.5 text-left leading-5 font-medium hover:border-turquoise"
            >
              <span className="min-w-0 flex-1">{title}</span>
              <Icon name="chevron-right" size={20} className="text-turquoise-text" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
