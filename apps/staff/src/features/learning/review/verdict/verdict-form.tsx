import { limits, type Decision, type ReviewPage } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Coin } from '@qadam/ui/coin'
import { Icon } from '@qadam/ui/icon'
import { useListKeys } from '@qadam/ui/use-list-keys'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fullName } from '../../../../platform/person.ts'
import { formatTime } from '../../../../platform/times.ts'
import { CheckSuggestion } from './check-suggestion.tsx'
import { CommentField, type CommentHandle } from './comment-field.tsx'
import { decisionsOf } from './decisions.ts'
import { RewardField } from './reward-field.tsx'
import { ScoreField } from './score-field.tsx'
import { useDraft } from './use-draft.ts'
import { Hindrance, VerdictBar } from './verdict-bar.tsx'
import { workOf } from './verdict-drafts.ts'
import { draftOf, gradeOf, missingFor, type Verdict } from './verdict.ts'

/** A version that was submitted while this one was under review. */
export interface NewerVersion {
  version: number
  onOpen: () => void
}

/** The other reviewer with a claim on a version. */
export interface Holder {
  name: string
  until: string
  onTakeOver: () => void
}

export interface VerdictFormProps {
  page: ReviewPage
  accountId: number
  /** The decision that is edited. */
  replaces?: Decision
  /** Another reviewer's claim: a verdict may be drafted, not sent, until it is knowingly taken over. */
  holder?: Holder | undefined
  /** Another's claim is knowingly set aside. */
  isTaken?: boolean
  newer?: NewerVersion | undefined
  onDecided: (verdict: Verdict) => void
  onCancel?: () => void
  /** The assignment, between what is filled in and the verdicts. */
  task: ReactNode
}

const { maxCoins, maxPoints } = limits.review

/** Comment, score, rewards and the two verdicts. A verdict goes out with a second key: Enter. */
export function VerdictForm({
  page,
  accountId,
  replaces,
  holder,
  isTaken = false,
  newer,
  onDecided,
  onCancel,
  task,
}: VerdictFormProps): ReactNode {
  const { t } = useTranslation()
  const work = workOf(page)
  const { draft, change, drop } = useDraft(accountId, work, replaces && draftOf(replaces))
  const [askedOf, setAskedOf] = useState<{ verdict: Verdict; submission_id: number }>()
  const [missing, setMissing] = useState<'score' | 'comment'>()
  const [isHolderShown, setIsHolderShown] = useState(false)
  const comment = useRef<CommentHandle>(null)
  const score = useRef<HTMLInputElement>(null)
  const openNewer = useRef<HTMLButtonElement>(null)
  const isHeld = holder !== undefined || newer !== undefined
  // A confirmation of one version does not carry over to the next.
  const asked = !isHeld && askedOf?.submission_id === page.submission_id ? askedOf.verdict : undefined

  function ask(verdict: Verdict): void {
    if (newer) return openNewer.current?.focus()
    if (holder) return setIsHolderShown(true)
    const lack = missingFor(draft, verdict)
    setMissing(lack)
    if (lack === 'score') score.current?.focus()
    else if (lack === 'comment') comment.current?.focus()
    else setAskedOf({ verdict, submission_id: page.submission_id })
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
      { student: fullName(page.student), task: page.question.lesson_title, work },
    )
    onDecided(verdict)
  }

  function cancel(): void {
    // Numbers that were tried out go; words that were written stay.
    if (draft.comment.trim() === (replaces?.comment.trim() ?? '')) drop()
    onCancel?.()
  }

  const edit = (part: Parameters<typeof change>[0]): void => {
    setMissing(undefined)
    setAskedOf(undefined)
    change(part)
  }
  const onNumberKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    ask(event.shiftKey ? 'rejected' : 'approved')
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
      Escape: () => (asked ? setAskedOf(undefined) : onCancel && cancel()),
      ...Object.fromEntries(
        Array.from({ length: 10 }, (_, digit) => [
          String(digit),
          () => edit({ score: digit === 0 ? 100 : digit * 10 }),
        ]),
      ),
    },
  })

  const usual = gradeOf({ ...draft, coins: null, points: null }, asked ?? 'approved')
  // Also where the notification came after the key.
  const isAttempt = isHolderShown || askedOf?.submission_id === page.submission_id
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
        onKeyDown={onNumberKey}
      />
      <CheckSuggestion checks={page.checks} score={draft.score} onTake={(given) => edit({ score: given })} />
      <div className="flex gap-3">
        <RewardField
          label={t('review.coins')}
          icon={<Coin size={20} />}
          value={draft.coins}
          usual={usual.coins}
          max={maxCoins}
          onChange={(coins) => edit({ coins })}
          onKeyDown={onNumberKey}
        />
        <RewardField
          label={t('review.points')}
          icon={<Icon name="star" size={20} className="text-saffron-text" />}
          value={draft.points}
          usual={usual.points}
          max={maxPoints}
          onChange={(points) => edit({ points })}
          onKeyDown={onNumberKey}
        />
      </div>
      {task}
      <VerdictBar
        asked={asked && { verdict: asked, grade: gradeOf(draft, asked) }}
        isEdit={replaces !== undefined}
        hindrance={
          newer ? (
            <Hindrance
              isAlert
              text={t('review.newer_came', { value: newer.version })}
              action={
                <Button ref={openNewer} size="sm" onClick={newer.onOpen}>
                  {t('review.open_version', { value: newer.version })}
                </Button>
              }
            />
          ) : (
            holder && (
              <Hindrance
                isAlert={isAttempt}
                text={
                  isAttempt
                    ? t('review.held', { name: holder.name })
                    : t('review.claimed', { name: holder.name, time: formatTime(holder.until) })
                }
                action={
                  <Button variant="secondary" size="sm" onClick={holder.onTakeOver}>
                    {t('review.take_over')}
                  </Button>
                }
              />
            )
          )
        }
        onAsk={ask}
        onConfirm={() => asked && decide(asked)}
        onTakeBack={() => setAskedOf(undefined)}
        onCancel={onCancel && cancel}
      />
    </form>
  )
}
