import type { Exam, ExamPart } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Girih } from '@qadam/ui/girih'
import { Icon } from '@qadam/ui/icon'
import { Mascot } from '@qadam/ui/mascot'
import { ProgressBar } from '@qadam/ui/progress-bar'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../../platform/i18n/format.ts'
import { ExamFrame } from './exam-frame.tsx'

const levels = ['0', '1', '2', '3'] as const
/** As the levels are called the world over. */
const english = { '0': 'Beginner', '1': 'Elementary', '2': 'Pre-intermediate', '3': 'Intermediate' } as const

/** The level: a moment worth a screenshot. */
export function ExamResult({ exam, onFinish }: { exam: Exam; onFinish: () => Promise<void> }): ReactNode {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isFinishing, setFinishing] = useState(false)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const level = levels[exam.level ?? 0] ?? '0'
  const isTimeout = exam.parts.some(({ results }) => results?.timeOut)
  const finish = async () => {
    setFinishing(true)
    await onFinish()
    setFinishing(false)
  }
  return (
    <ExamFrame
      exam={exam}
      current={exam.parts.findLast(({ results }) => results)?.title}
      action={
        <Button full size="lg" data-key="Enter" loading={isFinishing} onClick={() => void finish()}>
          {t('exam.result.finish')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pt-2 pb-4">
        <Card variant="hero" className="flex flex-col items-center px-5 pt-5 pb-6 text-center short:py-3">
          <Girih
            tone="white"
            opacity={0.12}
            fade="none"
            // At the sides, where no text is.
            className="-z-10 [mask-image:linear-gradient(to_right,#000,transparent_28%,transparent_72%,#000)]"
          />
          <Mascot mood={level === '0' ? 'hello' : 'happy'} size={112} className="animate-pop short:hidden" />
          <p className="mt-2 text-compact font-medium">{t('exam.result.yours')}</p>
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-display text-[length:min(34px,9.4vw)] leading-10 font-bold text-balance outline-none"
          >
            <span lang="en">{english[level]}</span>
            <span className="block text-lead leading-6 font-semibold">{t(`exam.result.level.${level}`)}</span>
          </h1>
          <Ladder level={Number(level)} />
          <p className="mt-4 max-w-[38ch] text-pretty">{t(`exam.result.text.${level}`)}</p>
        </Card>
        {isTimeout && (
          <p className="flex items-center gap-2.5 rounded-card bg-saffron-soft px-4 py-3 text-compact">
            <Icon name="clock" size={20} className="shrink-0 text-saffron-text" />
            {t('exam.result.timeout')}
          </p>
        )}
        <section className="rounded-card border border-line bg-card px-4 py-3">
          <h2 className="font-bold">{t('exam.result.parts')}</h2>
          <ul className="mt-1 divide-y divide-line">
            {exam.parts.map((part) => (
              <PartLine key={part.id} part={part} />
            ))}
          </ul>
        </section>
        <section className="rounded-card border border-line bg-card px-4 py-3">
          <h2 className="font-bold">{t('exam.result.skills')}</h2>
          <ul className="mt-2 flex flex-col gap-2.5">
            {(exam.skills ?? [])
              .toSorted((one, other) => other.correct / other.total - one.correct / one.total)
              .map(({ skill, correct, total }) => (
                <li key={skill} className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1">
                  <span className="text-compact">{t(`exam.skill.${skill}`)}</span>
                  <span className="numbers text-compact font-semibold text-muted">
                    {correct} / {total}
                  </span>
                  <ProgressBar
                    value={correct / total}
                    label={t(`exam.skill.${skill}`)}
                    tone={correct * 100 >= exam.pass_percent * total ? 'pistachio' : 'turquoise'}
                    className="col-span-2"
                  />
                </li>
              ))}
          </ul>
        </section>
        <p className="text-center text-compact font-medium">{t('exam.result.next')}</p>
      </div>
    </ExamFrame>
  )
}

/** Four steps, climbed as far as the level. */
function Ladder({ level }: { level: number }): ReactNode {
  return (
    <span aria-hidden className="mt-3 flex items-end gap-1.5">
      {levels.map((each, step) => (
        <span
          key={each}
          style={{ height: 10 + step * 7 }}
          className={`w-9 rounded-md ${step <= level ? 'bg-saffron' : 'bg-white/25'}`}
        />
      ))}
    </span>
  )
}

function PartLine({ part }: { part: ExamPart }): ReactNode {
  const { t } = useTranslation()
  const { id, state, results } = part
  return (
    <li className="flex items-center gap-2.5 py-2">
      <Icon
        name={state === 'passed' ? 'check' : state === 'failed' ? 'cross' : 'lock'}
        size={20}
        className={state === 'passed' ? 'text-pistachio-text' : 'text-muted'}
      />
      <span className="flex-1 text-compact">{t('exam.part', { number: id })}</span>
      <span className="numbers text-compact font-semibold">
        {results ? (
          `${results.correct} / ${results.total} · ${formatPercent(results.percentage)}`
        ) : (
          <span className="font-normal text-muted">{t('exam.result.not_taken')}</span>
        )}
      </span>
    </li>
  )
}
