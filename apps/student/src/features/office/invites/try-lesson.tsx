import { Button, buttonClass } from '@qadam/ui/button'
import { Choice, ChoiceGroup } from '@qadam/ui/choice'
import { Icon } from '@qadam/ui/icon'
import { ProgressParts, type ProgressPart } from '@qadam/ui/progress-parts'
import { StarBurst } from '@qadam/ui/star-burst'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'
import { playSound } from '../../../platform/sound.ts'

/** Two questions of our own: nothing of a school's courses, and nothing is kept or sent. */
const questions = [
  { key: 'first', code: 'print("Qadam")', options: ['Qadam', 'print', null], right: 0 },
  { key: 'second', code: 'print(2 + 3)', options: ['2 + 3', '5', '23'], right: 1 },
] as const

/**
 * A first lesson for who has no account: read a line, say what it does, hear why. From its end the way leads to the form
 * of the invitation, where there is one.
 */
export function TryLesson({ isInvited }: { isInvited: boolean }): ReactNode {
  const { t } = useTranslation()
  const [place, setPlace] = useState(0)
  const [chosen, setChosen] = useState<number>()
  const [given, setGiven] = useState<readonly boolean[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const question = questions[place]
  const isAnswered = given.length > place
  useEffect(() => {
    if (place > 0) heading.current?.focus()
  }, [place])

  const parts = questions.map((_, index): ProgressPart =>
    given[index] === undefined ? 'open' : given[index] ? 'right' : 'wrong',
  )

  function check(): void {
    if (chosen === undefined || !question || isAnswered) return
    const isRight = chosen === question.right
    playSound(isRight ? 'correct-ans' : 'wrong-ans')
    setGiven([...given, isRight])
  }

  function goOn(): void {
    setPlace(place + 1)
    setChosen(undefined)
  }

  return (
    <section aria-labelledby="try" className="rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id="try" ref={heading} tabIndex={-1} className="text-xl font-bold text-balance outline-none">
        {t(question ? 'invite.try.title' : 'invite.try.done')}
      </h2>
      <ProgressParts parts={parts} label={t('invite.try.progress')} className="mt-3" />
      {question ? (
        <>
          <p className="mt-4 font-medium text-pretty">{t('invite.try.question')}</p>
          <pre className="mt-2 overflow-x-auto rounded-control bg-code-ground px-4 py-3 font-mono text-base text-code-ink">
            {question.code}
          </pre>
          <ChoiceGroup kind="single" digitKeys={false} label={t('invite.try.question')} className="mt-3">
            {question.options.map((option, index) => (
              <Choice
                key={`${question.key}-${option}`}
                kind="single"
                index={index}
                checked={chosen === index}
                state={
                  !isAnswered
                    ? 'idle'
                    : index === question.right
                      ? 'right'
                      : index === chosen
                        ? 'wrong'
                        : 'disabled'
                }
                onSelect={() => !isAnswered && setChosen(index)}
              >
                {option === null ? t('invite.try.nothing') : <code className="font-mono">{option}</code>}
              </Choice>
            ))}
          </ChoiceGroup>
          <div role="status" className="mt-3">
            {isAnswered && (
              <p
                className={`rounded-control px-3.5 py-3 text-compact ${given[place] ? 'bg-pistachio-soft' : 'bg-saffron-soft'}`}
              >
                <strong className={given[place] ? 'text-pistachio-text' : 'text-saffron-text'}>
                  {t(given[place] ? 'invite.try.right' : 'invite.try.wrong')}
                </strong>{' '}
                {t(`invite.try.${question.key}`)}
              </p>
            )}
          </div>
          <Button
            full
            size="lg"
            className="mt-3"
            data-sound="none"
            disabled={chosen === undefined}
            onClick={isAnswered ? goOn : check}
          >
            {t(isAnswered ? 'invite.try.next' : 'invite.try.check')}
          </Button>
        </>
      ) : (
        <div className="relative mt-4 flex flex-col items-start gap-3">
          <StarBurst />
          <p className="text-pretty text-muted">{t('invite.try.done_text')}</p>
          {isInvited && (
            <a href="#come" className={buttonClass({ full: true })}>
              {t('invite.come_button')}
            </a>
          )}
          <Link to={paths.py} className={buttonClass({ variant: 'secondary', full: true })}>
            <Icon name="play" size={20} />
            {t('invite.try.run')}
          </Link>
        </div>
      )}
    </section>
  )
}
