import type { Question, Submission } from '@qadam/contract'
import { Button, IconButton } from '@qadam/ui/button'
import { FormFault } from '@qadam/ui/form-fault'
import { Icon } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { HandInState } from '../practice/hand-ins.ts'
import { firstUndone } from '../questions/lesson-steps.ts'
import { practiceTypeOf } from './practice-types.ts'
import { StepBack } from './step-back.tsx'

interface PracticeActionsProps {
  steps: readonly Question[]
  index: number
  question: Question
  lastLabel: string
  /** The version that is shown; null while the student edits. */
  submission: Submission | null
  handIn: HandInState | undefined
  /** The work area knows what there is to hand in. */
  isReady: boolean
  /** Why it could not be submitted. */
  problem: string | undefined
  onHandIn: () => void
  onTakeBack: () => void
  /** Begins a new version, from an earlier one or from nothing. */
  onRewrite: (from: Submission | null) => void
  onStopRewriting: (() => void) | undefined
  onMove: (index: number) => void
}

/** The primary action, within the thumb's reach: submit, revise, or go on. */
export function PracticeActions(props: PracticeActionsProps): ReactNode {
  const { steps, index, submission, problem, onMove } = props
  const { t } = useTranslation()
  const isLast = index === steps.length - 1
  const mayMoveOn = submission === null || submission.status === 'rejected'
  return (
    <>
      <FormFault isCentered>{problem}</FormFault>
      <div className="practice-actions">
        <StepBack index={index} onMove={onMove} />
        <div className="min-w-0 flex-1">
          {submission ? <Outcome {...props} submission={submission} /> : <HandInButton {...props} />}
        </div>
        <Beside {...props} />
        {mayMoveOn && !isLast && (
          <IconButton
            label={t('practice.next_step')}
            icon={<Icon name="arrow-right" size={24} />}
            onClick={() => onMove(index + 1)}
            size="lg"
          />
        )}
      </div>
    </>
  )
}

function HandInButton({ handIn, isReady, onHandIn, onTakeBack }: PracticeActionsProps): ReactNode {
  const { t } = useTranslation()
  if (handIn?.kind === 'waiting')
    return (
      <Button full size="lg" variant="secondary" onClick={onTakeBack}>
        {t('practice.pending.take_back')}
      </Button>
    )
  return (
    <Button
      full
      size="lg"
      data-tour="hand-in"
      icon={<Icon name="send" size={22} />}
      loading={handIn?.kind === 'sending'}
      disabled={!isReady}
      onClick={onHandIn}
    >
      {t(handIn?.kind === 'sending' ? 'practice.handing_in' : 'practice.hand_in')}
    </Button>
  )
}

function Outcome(props: PracticeActionsProps & { submission: Submission }): ReactNode {
  const { steps, index, submission, lastLabel, onRewrite, onMove } = props
  const { t } = useTranslation()
  if (submission.status === 'rejected')
    return (
      <Button full size="lg" icon={<Icon name="edit" size={22} />} onClick={() => onRewrite(submission)}>
        {t('practice.rewrite')}
      </Button>
    )
  const isLast = index === steps.length - 1
  const undone = firstUndone(steps)
  const hasTask = isLast && undone < steps.length && undone !== index
  const next = hasTask ? undone : index + 1
  const label = hasTask ? t('practice.next_task') : isLast ? lastLabel : t('lesson.next')
  return (
    <Button full size="lg" variant="success" data-key="Enter" onClick={() => onMove(next)}>
      {label}
    </Button>
  )
}

/** The secondary action: start over, replace what still waits, or discard the new version. */
function Beside({ question, submission, onRewrite, onStopRewriting }: PracticeActionsProps): ReactNode {
  const { t } = useTranslation()
  if (submission === null)
    return (
      onStopRewriting && (
        <Button full variant="ghost" className="practice-beside" onClick={onStopRewriting}>
          {t('practice.stop_rewriting')}
        </Button>
      )
    )
  if (submission.status === 'uploaded')
    return (
      <Button full variant="ghost" className="practice-beside" onClick={() => onRewrite(submission)}>
        {t('practice.replace')}
      </Button>
    )
  if (submission.status === 'rejected' && practiceTypeOf(question.type)?.isMadeAnew !== true)
    return (
      <Button full variant="ghost" className="practice-beside" onClick={() => onRewrite(null)}>
        {t('practice.again')}
      </Button>
    )
  return null
}
