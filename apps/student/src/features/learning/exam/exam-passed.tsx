import { examLevels } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Countdown } from '@qadam/ui/countdown'
import { FormFault } from '@qadam/ui/form-fault'
import { Girih } from '@qadam/ui/girih'
import { Mascot } from '@qadam/ui/mascot'
import { StarBurst } from '@qadam/ui/star-burst'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../platform/error-text.ts'
import { formatNumber } from '../../../platform/i18n/format.ts'
import { playSound } from '../../../platform/sound.ts'
import { ExamFrame } from './exam-frame.tsx'
import type { ExamState } from './exam-state.ts'

/** How long a passed part is applauded before the next one starts by itself. */
const APPLAUSE_MS = 8000

/** A part was passed; no clock of the exam runs meanwhile. */
export function ExamPassed({
  state,
  onStart,
}: {
  state: Extract<ExamState, { phase: 'passed' }>
  onStart: () => void
}): ReactNode {
  const { t } = useTranslation()
  const { exam, passed, next, isStarting, problem } = state
  const number = examLevels.indexOf(next) + 1
  const [until] = useState(() => new Date(Date.now() + APPLAUSE_MS))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => playSound('level-up'), [])
  // What was answered last is gone, and Enter is to begin the next part, not to press what has the focus instead.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <ExamFrame
      exam={exam}
      current={passed.title}
      isUnderWay
      action={
        <>
          <FormFault isCentered>{problem !== undefined && errorText(problem)}</FormFault>
          <Button full size="lg" variant="success" data-key="Enter" loading={isStarting} onClick={onStart}>
            {t('exam.passed.start')}
          </Button>
        </>
      }
    >
      <div role="status" className="flex flex-1 flex-col items-center justify-center pb-6 text-center">
        <div className="relative isolate -mx-4 flex justify-center self-stretch py-6 short:hidden">
          <Girih
            fade="none"
            className="-z-10 [mask-image:radial-gradient(closest-side,#000_50%,transparent)]"
          />
          <div className="relative">
            <Mascot mood="happy" size={156} className="animate-pop" />
            <StarBurst reach={120} sparks={16} />
          </div>
        </div>
        <h1 ref={heading} tabIndex={-1} className="text-heading leading-8 font-bold text-balance">
          {t('exam.passed.title', { number: passed.id })}
        </h1>
        <p className="mt-2 max-w-[36ch] text-muted text-pretty">
          {t('exam.passed.text', {
            correct: passed.results?.correct ?? 0,
            total: passed.results?.total ?? 0,
            count: exam.duration_s / 60,
            minutes: formatNumber(exam.duration_s / 60),
          })}
        </p>
        {!isStarting && problem === undefined && (
          <div className="mt-5 flex flex-col items-center gap-2">
            <span className="text-compact font-medium">{t('exam.passed.starts', { number })}</span>
            <Countdown
              until={until}
              label={t('exam.passed.starts', { number })}
              tone="turquoise"
              onEnd={onStart}
            />
          </div>
        )}
      </div>
    </ExamFrame>
  )
}
