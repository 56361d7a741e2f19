import { limits, type Decision, type ReviewPage } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Coin } from '@qadam/ui/coin'
import { Icon } from '@qadam/ui/icon'
import { useListKeys } from '@qadam/ui/use-list-keys'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fullName } from '../../../platform/person.ts'
import { CheckSuggestion } from './check-suggestion.tsx'
import { CommentField, type CommentHandle } from './comment-field.tsx'
import { decisionsOf } from './decisions.ts'
import { RewardField } from './reward-field.tsx'
import { ScoreField } from './score-field.tsx'
import { useDraft } from './use-draft.ts'
import { gradeOf, missingFor, type Verdict } from './verdict.ts'

export interface VerdictFormProps {
  page: ReviewPage
  accountId: number
  /** The decision that is edited. */
  replaces?: Decision
  /** Somebody else is at work on it: words may be prepared, not sent. */
  isHeld?: boolean
  /** Another's claim is knowingly set aside. */
  isTaken?: boolean
  onDecided: (verdict: Verdict) => void
  onCancel?: () => void
}

const { maxCoins, maxPoints } = limits.review

/** Comment, score, rewards and the two verdicts. A verdict goes out with a second key: Enter. */
export function VerdictForm({
  page,
  accountId,
  replaces,
  isHeld = false,
  isTaken = false,
  onDecided,
  onCancel,
}: VerdictFormProps): ReactNode {
  const { t } = useTranslation()
  const { draft, change } = useDraft(
    accountId,
    page.submission_id,
    replaces && {
      comment: replaces.comment,
      score: replaces.score,
      coins: replaces.coins,
      points: replaces.points,
    },
  )
  const [asked, setAsked] = useState<Verdict>()
  const [missing, setMissing] = useState<'score' | 'comment'>()
  const comment = useRef<CommentHandle>(null)
  const score = useRef<HTMLInputElement>(null)

  function ask(verdict: Verdict): void {
    if (isHeld) return
    const lack = missingFor(draft, verdict)
    setMissing(lack)
    if (lack === 'score') score.current?.focus()
    else if (lack === 'comment') comment.current?.focus()
    else setAsked(verdict)
  }

  function decide(verdict: Verdict): void {
    decisionsOf(accountId).put(
      {
        submission_id: page.submission_id,
        version: page.version,
        verdict,
        ...gradeOf(draft, verdict),
        comment: draft.comment.trim(),
        replaces: replaces?.decision_id,
        ...(isTaken && { despite_claim: true }),
      },
      { student: fullName(page.student), task: page.question.lesson_title },
    )
    onDecided(verdict)
  }

  const edit = (part: Parameters<typeof change>[0]): void => {
    setMissing(undefined)
    setAsked(undefined)
    change(part)
  }

  useListKeys({
    count: 0,
    index: -1,
    onMove: () => undefined,
    keys: {
      a: () => ask('approved'),
      r: () => ask('rejected'),
      c: () => comment.current?.focus(),
      s: () => score.current?.focus(),
      Escape: () => (asked ? setAsked(undefined) : onCancel?.()),
      ...Object.fromEntries(
        Array.from({ length: 10 }, (_, digit) => [
          String(digit),
          () => edit({ score: digit === 0 ? 100 : digit * 10 }),
        ]),
      ),
    },
  })

  const usual = gradeOf({ ...draft, coins: null, points: null }, asked ?? 'approved')
  return (
    <form
      aria-label={t('review.verdict')}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-1 flex-col gap-4"
    >
      <CommentField
        ref={comment}
        value={draft.comment}
        error={missing === 'comment' ? t('review.comment_missing') : undefined}
        onChange={(next) => edit({ comment: next })}
        onDecide={ask}
      />
      <ScoreField
        field={score}
        value={draft.score}
        error={missing === 'score' ? t('review.score_missing') : undefined}
        onChange={(next) => edit({ score: next })}
      />
      <CheckSuggestion checks={page.checks} score={draft.score} onTake={(score) => edit({ score })} />
      <div className="flex gap-3">
        <RewardField
          label={t('review.coins')}
          icon={<Coin size={20} />}
          value={draft.coins}
          usual={usual.coins}
          max={maxCoins}
          onChange={(coins) => edit({ coins })}
        />
        <RewardField
          label={t('review.points')}
          icon={<Icon name="star" size={20} className="text-saffron-text" />}
          value={draft.points}
          usual={usual.points}
          max={maxPoints}
          onChange={(points) => edit({ points })}
        />
      </div>
      <div className="sticky bottom-0 -mx-4 mt-auto border-t border-line bg-card px-4 pt-3 pb-3 max-lg:bottom-(--bar,0px)">
        {asked ? (
          <Confirm
            key={asked}
            verdict={asked}
            grade={gradeOf(draft, asked)}
            isEdit={replaces !== undefined}
            onConfirm={() => decide(asked)}
            onCancel={() => setAsked(undefined)}
          />
        ) : (
          <div className="flex gap-2.5">
            <Button
              variant="danger-outline"
              className="flex-1"
              disabled={isHeld}
              onClick={() => ask('rejected')}
            >
              {t('review.reject')} <Key name="R" />
            </Button>
            <Button variant="success" className="flex-1" disabled={isHeld} onClick={() => ask('approved')}>
              {t('review.approve')} <Key name="A" />
            </Button>
          </div>
        )}
        {onCancel && !asked && (
          <Button variant="ghost" size="sm" full className="mt-1" onClick={onCancel}>
            {t('shell.cancel')}
          </Button>
        )}
      </div>
    </form>
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
  grade: ReturnType<typeof gradeOf>
  isEdit: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** The second look: what is about to be sent, one key away. */
function Confirm({ verdict, grade, isEdit, onConfirm, onCancel }: ConfirmProps): ReactNode {
  const { t } = useTranslation()
  const yes = useRef<HTMLButtonElement>(null)
  // Enter is the second key of a verdict.
  useEffect(() => yes.current?.focus(), [])
  const question = isEdit ? 'review.confirm_change' : (`review.confirm_${verdict}` as const)
  return (
    <div role="group" aria-label={t(question)} className="flex animate-fade flex-col gap-2.5">
      <p role="status" className="text-[15px] leading-5">
        <strong className="font-semibold">{t(question)}</strong>{' '}
        <span className="text-muted numbers">{t('review.grade', { ...grade })}</span>
      </p>
      <div className="flex gap-2.5">
        <Button variant="secondary" onClick={onCancel}>
          {t('review.no')} <Key name="Esc" />
        </Button>
        <Button
          ref={yes}
          variant={verdict === 'approved' ? 'success' : 'danger'}
          className="flex-1"
          onClick={onConfirm}
        >
          {t('review.yes')} <Key name="↵" />
        </Button>
      </div>
    </div>
  )
}
