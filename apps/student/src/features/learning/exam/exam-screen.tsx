import { AlertDialog } from '@qadam/ui/alert-dialog'
import { FullScreenLoader } from '@qadam/ui/full-screen-loader'
import { Mascot } from '@qadam/ui/mascot'
import { Spinner } from '@qadam/ui/spinner'
import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadError } from '../../../platform/load-error.tsx'
import { ExamFrame } from './exam-frame.tsx'
import { ExamPassed } from './exam-passed.tsx'
import { ExamQuestion } from './exam-question.tsx'
import { ExamReady } from './exam-ready.tsx'
import { ExamResult } from './exam-result.tsx'
import type { ExamSession } from './exam-session.ts'
import { isUnderWay, type ExamState } from './exam-state.ts'

export interface ExamScreenProps {
  state: ExamState
  session: ExamSession | undefined
  /** Refreshes the student's data and leads to where the level does. */
  onFinish: (redirect: string) => Promise<void>
}

export function ExamScreen(props: ExamScreenProps): ReactNode {
  return (
    <>
      {isUnderWay(props.state) && <LeaveWarning />}
      <Shown {...props} />
    </>
  )
}

function Shown({ state, session, onFinish }: ExamScreenProps): ReactNode {
  const { t } = useTranslation()
  const start = () => void session?.start()
  switch (state.phase) {
    case 'loading':
      return <FullScreenLoader label={t('exam.loading')} />
    case 'failed':
      return (
        <ExamFrame exam={undefined}>
          <div className="grid flex-1 place-items-center">
            <LoadError error={state.error} onRetry={() => void session?.refresh()} />
          </div>
        </ExamFrame>
      )
    case 'ready':
      return <ExamReady state={state} onStart={start} />
    case 'asking': {
      const question = state.run.part.questions.find(({ id }) => id === state.question_id)
      if (!question) return null
      const answer = (optionId: number) => session?.answer(question.id, optionId)
      return <ExamQuestion key={question.id} state={state} question={question} onAnswer={answer} />
    }
    case 'ending':
      return <Ending state={state} />
    case 'passed':
      return <ExamPassed state={state} onStart={start} />
    case 'finished':
      return <ExamResult exam={state.exam} onFinish={() => onFinish(state.exam.redirect ?? '/')} />
  }
}

function Ending({ state }: { state: Extract<ExamState, { phase: 'ending' }> }): ReactNode {
  const { t } = useTranslation()
  const { exam, run, reason, isWaiting } = state
  return (
    <ExamFrame exam={exam} current={run.part.title} isUnderWay>
      <div role="status" className="flex flex-1 flex-col items-center justify-center text-center">
        {isWaiting ? (
          <>
            <Mascot mood="sleeping" size={152} className="short:hidden" />
            <h1 className="mt-4 text-heading leading-8 font-bold">
              {t(reason === 'timeout' ? 'exam.ending.timeout' : 'exam.ending.waiting')}
            </h1>
            <p className="mt-1.5 max-w-[36ch] text-muted text-pretty">{t('exam.ending.waiting_text')}</p>
          </>
        ) : (
          <>
            <span className="text-turquoise-text">
              <Spinner size={40} />
            </span>
            <p className="mt-4 text-xl font-bold">{t(`exam.ending.${reason}`)}</p>
          </>
        )}
      </div>
    </ExamFrame>
  )
}

/** Warns that leaving costs nothing but time; closing the tab warns natively. */
function LeaveWarning(): ReactNode {
  const { t } = useTranslation()
  const blocker = useBlocker({ shouldBlockFn: () => true, enableBeforeUnload: true, withResolver: true })
  return (
    <AlertDialog
      open={blocker.status === 'blocked'}
      prefersCancel
      title={t('exam.leave.title')}
      body={t('exam.leave.text')}
      confirmLabel={t('exam.leave.go')}
      cancelLabel={t('exam.leave.stay')}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.()
      }}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
