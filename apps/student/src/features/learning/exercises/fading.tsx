import type { Exercise } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QuestionText } from '../questions/question-text.tsx'
import { stageOf } from './stage-text.ts'
import { LessonExercise } from './lesson-exercise.tsx'
import type { OneExercise } from './use-exercise.ts'

type FadingProps = Omit<OneExercise, 'exercise'> & { steps: readonly Exercise[] }

/** One problem in steps with ever less help: an example to read, then its exercises, each of which opens the next. */
export function Fading({ steps, ...props }: FadingProps): ReactNode {
  const { t } = useTranslation()
  const solved = steps.findIndex((step) => !step.solved)
  /** Of the example and the steps, the furthest that is open; the example alone before anything was done. */
  const known = solved < 0 ? steps.length : solved === 0 ? 0 : solved + 1
  const [at, setAt] = useState(known)
  const [reached, setReached] = useState(known)
  const heading = useRef<HTMLOListElement>(null)
  const isMoved = useRef(false)
  useEffect(() => {
    if (isMoved.current) heading.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [at])
  const go = (place: number) => {
    isMoved.current = true
    setAt(place)
    setReached((before) => Math.max(before, place))
  }
  const open = Math.max(reached, known)
  const step = steps[at - 1]
  const names = [t('exercise.stage.example'), ...steps.map((each) => t(`exercise.stage.${stageOf(each)}`))]
  const next =
    at < steps.length ? (
      <div className="px-4 pb-4">
        <Button full onClick={() => go(at + 1)}>
          {t('exercise.next_step', { step: names[at + 1] ?? '' })}
        </Button>
      </div>
    ) : undefined
  return (
    <div role="group" aria-label={t('exercise.fading')} className="my-6">
      <ol ref={heading} className="m-0 flex list-none gap-1.5 p-0">
        {names.map((name, place) => {
          const isDone = place === 0 ? open > 0 : (steps[place - 1]?.solved ?? false)
          return (
            <li key={place} className="m-0 min-w-0 flex-1 p-0">
              <button
                type="button"
                aria-current={place === at ? 'step' : undefined}
                aria-disabled={place > open}
                onClick={() => place <= open && go(place)}
                className={`flex min-h-12 w-full flex-col items-center justify-end gap-1 border-b-4 px-0.5 pb-1.5 text-caption leading-tight ${place === at ? 'border-turquoise font-semibold text-ink' : isDone ? 'border-pistachio text-pistachio-text' : 'border-line text-muted'}`}
              >
                <span className="flex items-center gap-1">
                  {isDone && place !== at && <Icon name="check" size={16} className="shrink-0" />}
                  {name}
                </span>
                {isDone && <span className="sr-only">{t('exercise.is_solved')}</span>}
              </button>
            </li>
          )
        })}
      </ol>
      {step ? (
        <LessonExercise key={step.id} {...props} exercise={step} next={next} />
      ) : (
        <section className="mt-3 rounded-card border border-line bg-card text-ink">
          <QuestionText html={steps[0]?.example ?? ''} className="px-4 pt-3 pb-2" />
          {next}
        </section>
      )}
    </div>
  )
}
