import { exerciseLimits } from '@qadam/contract'
import { TextButton } from '@qadam/ui/text-button'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { errorText } from '@qadam/web/error-text'

interface SolutionProps {
  place: { question_id: number; exercise: string }
  isSolved: boolean
  /** As the server counts them. */
  tries: number
}

/** The author's solution, once it may be seen: on request, since before it is solved it costs the points. */
export function Solution({ place, isSolved, tries }: SolutionProps): ReactNode {
  const { t } = useTranslation()
  const [code, setCode] = useState<string>()
  const [fault, setFault] = useState<string>()
  if (!isSolved && tries < exerciseLimits.triesBeforeSolution) return null
  if (code !== undefined)
    return (
      <figure className="m-0 px-4 pb-4">
        <figcaption className="pb-1 text-caption font-semibold text-muted">
          {t('exercise.solution_title')}
        </figcaption>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it */}
        <pre tabIndex={0} className="m-0">
          <code>{code}</code>
        </pre>
      </figure>
    )
  const show = async () => {
    setFault(undefined)
    try {
      setCode((await call('exercise_solution', place)).code)
    } catch (error) {
      setFault(errorText(error))
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 px-2 pb-3">
      <TextButton className="px-2" onClick={() => void show()}>
        {t('exercise.solution')}
      </TextButton>
      <span role={fault === undefined ? undefined : 'alert'} className="px-2 text-caption text-muted">
        {fault ?? (!isSolved && t('exercise.solution_costs'))}
      </span>
    </div>
  )
}
