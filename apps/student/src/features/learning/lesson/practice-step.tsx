import { submission as submissionSchema, type Lesson, type Question, type Submission } from '@qadam/contract'
import { Skeleton } from '@qadam/ui/skeleton'
import { useLatest } from '@qadam/ui/use-latest'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { refreshUser } from '../../access/accounts/use-user.ts'
import { HelperButton } from '../helper/helper-pane.tsx'
import { TeacherLetter } from '../practice/decision.tsx'
import type { HandInState } from '../practice/hand-ins.ts'
import { newestVersion } from '../practice/newest-version.ts'
import { versionsQuery } from '../practice/practice-queries.ts'
import { useHandIn } from '../practice/use-workspace.ts'
import { VersionHistory } from '../practice/version-history.tsx'
import { partBehind } from '../questions/lesson-steps.ts'
import { patchQuestion } from '../questions/questions-query.ts'
import { isCallError } from '../../../platform/call-error.ts'
import { errorText } from '@qadam/web/error-text'
import type { Work } from '../practice/practice-work.ts'
import { playSound } from '../../../platform/sound.ts'
import { followHandIns, tellsOf } from './follow-hand-ins.ts'
import { LessonFrame, StepCount, type WayBack } from './lesson-frame.tsx'
import { PracticeActions } from './practice-actions.tsx'
import { PracticeHelper } from './practice-helper.tsx'
import { PendingNotice, PracticeStatus } from './practice-status.tsx'
import { PracticeTask } from './practice-task.tsx'
import { TaskSheet, TaskView } from './task-view.tsx'
import { practiceTypeOf } from './practice-types.ts'
import './practice-step.css'

const ServerChecks = lazy(async () => ({
  default: (await import('../projects/server-checks.tsx')).ServerChecks,
}))

export interface PracticeStepProps {
  closeTo: WayBack
  accountId: number
  lesson: Lesson
  steps: readonly Question[]
  index: number
  question: Question
  lastLabel: string
  onMove: (index: number) => void
  onRefused: (error: unknown) => void
  answers: ReactNode
}

/** One practice: the assignment, the draft, its submission, the teacher's decision, and every version of it. */
export default function PracticeStep(props: PracticeStepProps): ReactNode {
  const { closeTo, accountId, lesson, steps, index, question, onMove, onRefused, answers } = props
  const { t } = useTranslation()
  const textId = useId()
  const workspace = useState(() => followHandIns(accountId))[0]
  const handIn = useHandIn(workspace, question.id)
  const versions = useQuery({ ...versionsQuery(question.id), enabled: question.submission !== null })
  const newest = newestVersion(question.submission, versions.data)
  /** What a revision starts from: nothing, or a version. */
  const [base, setBase] = useState<{ from: Submission | null }>()
  const [work, setWork] = useState<Work>()
  const latestWork = useLatest(work)
  const [problem, setProblem] = useState<string>()
  const [isHelperOpen, setHelperOpen] = useState(false)
  const helperButton = useRef<HTMLButtonElement>(null)
  const isFresh = useFreshness(newest)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => tellsOf(question.id), [question.id])
  useEffect(() => {
    window.scrollTo(0, 0)
    if (index > 0) heading.current?.focus({ preventScroll: true })
  }, [index])
  useEffect(
    () =>
      workspace.onSent(({ handIn: sent }) => {
        if (sent.question_id !== question.id) return
        setBase(undefined)
        setProblem(undefined)
        window.scrollTo(0, 0)
        heading.current?.focus({ preventScroll: true })
      }),
    [workspace, question.id],
  )
  useRefusal(handIn, {
    lesson,
    question,
    onRefused,
    forget: () => void workspace.handIns.cancel(question.id),
  })

  const isWorking = newest === null || base !== undefined || handIn !== undefined
  const isPending = handIn?.kind === 'sending' || handIn?.kind === 'waiting'
  const area = practiceTypeOf(question.type)
  useEffect(() => {
    // What became of it stands on top.
    if (isPending) window.scrollTo(0, 0)
  }, [isPending])

  const handOver = async () => {
    if (work?.kind === 'missing') return setProblem(work.message)
    if (!work) return
    setProblem(undefined)
    const stored =
      work.kind === 'files'
        ? { kind: 'files' as const, file_ids: await work.read() }
        : { kind: 'answer' as const, answer: await work.read() }
    await workspace.handIns.put(question.id, lesson.id, stored)
  }
  const refused = handIn?.kind === 'refused' ? refusalText(t, question, handIn.error) : undefined

  const hasTaskBeside = isWorking && area?.isWide === true
  const isDecided = newest !== null && newest.status !== 'uploaded'
  const letter = isDecided && isWorking && !isPending && <TeacherLetter submission={newest} />
  const workSection = isWorking && area && (
    <section aria-label={t('practice.work')}>
      <Suspense fallback={<Skeleton height={220} />}>
        <area.Player
          key={`${question.id}:${base?.from?.version ?? 0}`}
          question={question}
          lessonId={lesson.id}
          accountId={accountId}
          labelledBy={textId}
          base={base?.from ?? null}
          disabled={isPending}
          onWork={(next) => {
            setWork(next)
            // The message stays until it no longer applies.
            if (next?.kind !== 'missing' || next.message !== problem) setProblem(undefined)
          }}
          onRefused={onRefused}
        />
      </Suspense>
    </section>
  )

  return (
    <LessonFrame
      closeTo={closeTo}
      isWide={hasTaskBeside}
      progress={{
        value: partBehind(steps, index),
        label: t('lesson.progress'),
        tone: 'turquoise',
      }}
      hasAside={isHelperOpen}
      overlay={
        isHelperOpen && (
          <PracticeHelper
            questionId={question.id}
            accountId={accountId}
            work={latestWork}
            onClose={() => {
              setHelperOpen(false)
              helperButton.current?.focus()
            }}
          />
        )
      }
      trailing={
        <>
          {hasTaskBeside && <TaskSheet question={question} />}
          <HelperButton
            ref={helperButton}
            isOpen={isHelperOpen}
            onOpen={() => setHelperOpen((before) => !before)}
          />
          <StepCount step={index + 1} total={steps.length} />
        </>
      }
      action={
        <PracticeActions
          {...props}
          submission={isWorking ? null : newest}
          handIn={handIn}
          isReady={work !== undefined}
          problem={problem ?? refused}
          onHandIn={() => void handOver()}
          onTakeBack={() => void workspace.handIns.cancel(question.id)}
          onRewrite={(from) => {
            setBase({ from })
            window.scrollTo(0, 0)
          }}
          onStopRewriting={
            newest && !isPending
              ? () => {
                  setBase(undefined)
                  setProblem(undefined)
                  void workspace.handIns.cancel(question.id)
                }
              : undefined
          }
          onMove={onMove}
        />
      }
    >
      <h1
        ref={heading}
        tabIndex={-1}
        className="pt-1 pb-1.5 text-compact font-medium text-muted outline-none"
      >
        {lesson.title}
      </h1>
      <div className="flex flex-col gap-6">
        {handIn && isPending && <PendingNotice state={handIn} />}
        {newest && !isWorking && (
          <PracticeStatus submission={newest} lessonType={lesson.type} isFresh={isFresh} />
        )}
        {newest?.checks && !isWorking && (
          <Suspense fallback={<Skeleton height={120} />}>
            <ServerChecks checks={question.other.checks ?? []} found={newest.checks} />
          </Suspense>
        )}
        {!hasTaskBeside && letter}
        {hasTaskBeside ? (
          <TaskView question={question} textId={textId} isKnown={newest !== null} letter={letter}>
            {workSection}
          </TaskView>
        ) : (
          <>
            <PracticeTask question={question} textId={textId} isFolded={newest !== null} />
            {workSection}
          </>
        )}
        {newest && (
          <VersionHistory
            versions={[newest, ...(versions.data ?? []).filter(({ version }) => version < newest.version)]}
            isIncomplete={versions.isError && newest.version > 1}
            onRetry={() => void versions.refetch()}
          />
        )}
        {!isWorking && answers && <div className="self-center">{answers}</div>}
      </div>
    </LessonFrame>
  )
}

function refusalText(t: TFunction, { type }: Question, error: unknown): string {
  const why = errorText(error)
  return practiceTypeOf(type)?.refusal?.(t, why) ?? why
}

interface RefusalHandling {
  lesson: Lesson
  question: Question
  onRefused: (error: unknown) => void
  forget: () => void
}

/** A refusal that is about the lesson or the account belongs to the screen; one that reports a decision shows it. */
function useRefusal(handIn: HandInState | undefined, handling: RefusalHandling): void {
  const error = handIn?.kind === 'refused' ? handIn.error : undefined
  const handle = useEffectEvent(() => {
    if (error === undefined) return
    const { lesson, question, onRefused, forget } = handling
    if (isCallError(error, 'lesson.closed', 'account.frozen')) {
      forget()
      onRefused(error)
    }
    if (!isCallError(error, 'conflict')) return
    const decided = z.safeParse(submissionSchema, error.details.submission).data
    if (!decided) return
    patchQuestion(lesson.id, question.id, (before) => ({ ...before, submission: decided }))
    forget()
  })
  useEffect(() => handle(), [error])
}

/** Whether the newest version was submitted or approved while the student was watching. */
function useFreshness(newest: Submission | null): boolean {
  const before = useRef(newest)
  const [fresh, setFresh] = useState<number>()
  useEffect(() => {
    const was = before.current
    before.current = newest
    if (!newest) return
    const isNew = was?.version !== newest.version && newest.status === 'uploaded'
    const isDecided = was?.version === newest.version && was.status !== newest.status
    if (isDecided) void refreshUser()
    if (isDecided && newest.status === 'approved') playSound('level-up')
    if (isNew || (isDecided && newest.status === 'approved')) setFresh(newest.version)
  }, [newest])
  return fresh !== undefined && fresh === newest?.version
}
