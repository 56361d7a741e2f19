import type { ReactNode } from 'react'
import { HelperPane } from '../helper/helper-pane.tsx'
import type { Work } from '../practice/practice-work.ts'
import { lastProblem } from '../projects/last-problem.ts'
import { QuestionText } from '../questions/question-text.tsx'

interface PracticeHelperProps {
  questionId: number
  accountId: number
  work: { current: Work | undefined }
  onClose: () => void
}

/** The talk with the helper about a practice question. */
export function PracticeHelper({ questionId, accountId, work, onClose }: PracticeHelperProps): ReactNode {
  return (
    <HelperPane
      about={questionId}
      accountId={accountId}
      readFiles={() => filesOf(work.current)}
      readProblem={() => lastProblem(questionId)}
      render={(html) => <QuestionText html={html} />}
      onClose={onClose}
    />
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
