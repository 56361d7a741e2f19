import type { LessonType, Submission } from '@qadam/contract'
import { Notice } from '@qadam/ui/notice'
import { StarBurst } from '@qadam/ui/star-burst'
import { StatusBanner } from '@qadam/ui/status-banner'
import { QuietBoundary } from '@qadam/web/frame/quiet-boundary'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Earned, TeacherLetter } from '../practice/decision.tsx'
import { loadWithTexts } from '../../../platform/chunk.ts'
import type { HandInState } from '../practice/hand-ins.ts'

const PushOffer = lazy(() => loadWithTexts(() => import('../../messages/push/push-offer.tsx')))

interface PracticeStatusProps {
  submission: Submission
  lessonType: LessonType
  /** It has just been submitted, or just been approved. */
  isFresh: boolean
}

/** The status of the newest version, and the teacher's comment. */
export function PracticeStatus({ submission, lessonType, isFresh }: PracticeStatusProps): ReactNode {
  const { t } = useTranslation()
  const { status, due_at } = submission
  const text =
    status === 'uploaded' && lessonType === 'Demoday'
      ? t('practice.status.demoday_text')
      : t(`practice.status.${status}_text`)
  return (
    <div className="flex flex-col gap-4">
      <div className="relative" role="status">
        <StatusBanner
          status={status}
          title={t(`practice.status.${status}`)}
          text={text}
          promise={
            due_at === null
              ? undefined
              : { until: due_at, label: t('practice.status.promise'), late: t('practice.status.late') }
          }
        />
        {isFresh && (
          <span className="absolute top-12 left-12">
            <StarBurst reach={90} sparks={14} />
          </span>
        )}
      </div>
      {isFresh && status === 'uploaded' && (
        <QuietBoundary>
          <Suspense>
            <PushOffer />
          </Suspense>
        </QuietBoundary>
      )}
      <Earned submission={submission} />
      <TeacherLetter submission={submission} />
    </div>
  )
}

/** A submission that has not reached the server yet. */
export function PendingNotice({ state }: { state: HandInState }): ReactNode {
  const { t } = useTranslation()
  if (state.kind === 'refused') return null
  return (
    <Notice
      role="status"
      tone={state.kind === 'sending' ? 'turquoise' : 'saffron'}
      icon={state.kind === 'sending' ? 'send' : 'hourglass'}
      title={t(`practice.pending.${state.kind}`)}
      text={t(`practice.pending.${state.kind}_text`)}
    />
  )
}
