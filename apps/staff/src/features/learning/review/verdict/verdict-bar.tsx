import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useGradeText } from './grade-text.ts'
import type { Grade, Verdict } from './verdict.ts'

export interface VerdictBarProps {
  /** The verdict that waits for its second key, with its numbers. */
  asked: { verdict: Verdict; grade: Grade } | undefined
  isEdit: boolean
  /** Why no verdict can be given now: shown above the buttons, which stay in sight. */
  hindrance?: ReactNode
  onAsk: (verdict: Verdict) => void
  onConfirm: () => void
  onTakeBack: () => void
  onCancel?: (() => void) | undefined
}

/** The two verdicts, always in sight: at the foot of the panel on a laptop, of the screen on a phone. */
export function VerdictBar({
  asked,
  isEdit,
  hindrance,
  onAsk,
  onConfirm,
  onTakeBack,
  onCancel,
}: VerdictBarProps): ReactNode {
  const { t } = useTranslation()
  const isHindered = Boolean(hindrance)
  return (
    <div className="verdict-bar border-t border-line bg-card px-4 pt-3">
      {hindrance}
      {asked ? (
        <Confirm
          key={asked.verdict}
          {...asked}
          isEdit={isEdit}
          onConfirm={onConfirm}
          onTakeBack={onTakeBack}
        />
      ) : (
        <div className="flex gap-2.5">
          {onCancel && (
            <Button variant="ghost" size="sm" className="px-3" onClick={onCancel}>
              {t('shell.cancel')}
            </Button>
          )}
          <Button
            variant="danger-outline"
            className="flex-1"
            disabled={isHindered}
            onClick={() => onAsk('rejected')}
          >
            {t('review.reject')} <Key name="R" />
          </Button>
          <Button
            variant="success"
            className="flex-1"
            disabled={isHindered}
            onClick={() => onAsk('approved')}
          >
            {t('review.approve')} <Key name="A" />
          </Button>
        </div>
      )}
    </div>
  )
}

/** A line above the verdicts that shows why they must wait, with a button to go on. */
export function Hindrance({
  text,
  action,
  isAlert,
}: {
  text: string
  action: ReactNode
  /** Read out at once. */
  isAlert: boolean
}): ReactNode {
  return (
    <div
      role={isAlert ? 'alert' : 'status'}
      className="mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-saffron-soft px-3 py-2 text-compact leading-5"
    >
      <span className="flex min-w-0 flex-1 basis-52 items-start gap-2">
        <Icon name="info" size={20} className="text-saffron-text" />
        <span className="min-w-0 text-pretty">{text}</span>
      </span>
      {action}
    </div>
  )
}

function Key({ name }: { name: string }): ReactNode {
  return (
    <kbd
      aria-hidden
      className="ml-1.5 inline-grid h-6 min-w-6 place-items-center rounded-md border border-current/50 px-1 font-mono text-xs max-lg:hidden"
    >
      {name}
    </kbd>
  )
}

interface ConfirmProps {
  verdict: Verdict
  grade: Grade
  isEdit: boolean
  onConfirm: () => void
  onTakeBack: () => void
}

/** Confirmation: what is about to be sent, one key away. */
function Confirm({ verdict, grade, isEdit, onConfirm, onTakeBack }: ConfirmProps): ReactNode {
  const { t } = useTranslation()
  const gradeText = useGradeText()
  const yes = useRef<HTMLButtonElement>(null)
  // Enter is the second key of a verdict.
  useEffect(() => yes.current?.focus(), [])
  const question = isEdit
    ? (`review.confirm_change_${verdict}` as const)
    : (`review.confirm_${verdict}` as const)
  return (
    <div role="group" aria-label={t(question)} className="flex animate-fade flex-col gap-2.5">
      <p role="status" className="text-compact leading-5">
        <strong className="font-semibold">{t(question)}</strong>{' '}
        <span className="text-muted numbers">{gradeText(grade)}</span>
      </p>
      <div className="flex gap-2.5">
        <Button variant="secondary" onClick={onTakeBack}>
          {t('shell.cancel')} <Key name="Esc" />
        </Button>
        <Button
          ref={yes}
          variant={verdict === 'approved' ? 'success' : 'danger'}
          className="flex-1"
          onClick={onConfirm}
        >
          {t(verdict === 'approved' ? 'review.approve' : 'review.reject')} <Key name="↵" />
        </Button>
      </div>
    </div>
  )
}
