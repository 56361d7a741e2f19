import { Mascot } from '@qadam/ui/mascot'
import { lazy, Suspense, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { QuestionText } from '../questions/question-text.tsx'
import { loadChunk } from '../../platform/chunk.ts'
import { lastProblem } from '../projects/last-problem.ts'
import type { Work } from '../practice/practice-work.ts'

const HelperPanel = lazy(() => loadChunk(() => import('../helper/helper-panel.tsx')))

interface HelperButtonProps {
  isOpen: boolean
  onOpen: () => void
  /** Where the focus returns to. */
  ref: RefObject<HTMLButtonElement | null>
}

/** In the strip of a practice: opens and closes the talk with the helper. */
export function HelperButton({ isOpen, onOpen, ref }: HelperButtonProps): ReactNode {
  const { t } = useTranslation()
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={isOpen}
      onClick={onOpen}
      className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-full bg-turquoise-soft py-0.5 pr-1 pl-1 text-[15px] font-semibold text-turquoise-text transition-transform duration-[120ms] active:translate-y-px sm:pr-3.5"
    >
      <span className="grid size-9 place-items-center overflow-hidden rounded-full bg-card">
        <Mascot size={34} />
      </span>
      <span className="max-sm:sr-only">{t('helper.title')}</span>
    </button>
  )
}

interface PracticeHelperProps {
  questionId: number
  accountId: number
  work: { current: Work | undefined }
  onClose: () => void
}

/** The talk with the helper about a practice question. */
export function PracticeHelper({ questionId, accountId, work, onClose }: PracticeHelperProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <HelperPanel
        key={questionId}
        questionId={questionId}
        accountId={accountId}
        readFiles={() => filesOf(work.current)}
        readProblem={() => lastProblem(questionId)}
        render={(html) => <QuestionText html={html} />}
        onClose={onClose}
      />
    </Suspense>
  )
}

/** The draft as text files; none where it is not text, or not known yet: then the saved one is used. */
function filesOf(work: Work | undefined): Readonly<Record<string, string>> {
  if (work?.kind !== 'answer') return {}
  const answer = work.read()
  if (typeof answer === 'string') return { 'javob.txt': answer }
  const files: unknown =
    typeof answer === 'object' && answer !== null && 'files' in answer ? answer.files : undefined
  return typeof files === 'object' && files !== null
    ? Object.fromEntries(
        Object.entries(files).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {}
}
