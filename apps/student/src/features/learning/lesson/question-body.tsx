import { isOfSet, type Question } from '@qadam/contract'
import { Skeleton } from '@qadam/ui/skeleton'
import { lazy, Suspense, type ReactNode } from 'react'
import { ExerciseContext } from '../questions/exercise-context.ts'
import { QuestionText } from '../questions/question-text.tsx'
import { contentPlayers } from '../questions/question-types.tsx'
import { SnippetContext } from '../questions/runnable-code.ts'
import { loadChunk } from '../../../platform/chunk.ts'

const Exercises = lazy(() => loadChunk(() => import('../exercises/exercises.tsx')))
const TextSnippet = lazy(() => loadChunk(() => import('../projects/text-snippet.tsx')))

interface ContentBodyProps {
  question: Question
  accountId: number
  lessonId: number
  title: string
  onRefused: (error: unknown) => void
}

/** A step of learn mode. A type that has no view here shows its text. */
export function ContentBody(props: ContentBodyProps): ReactNode {
  const { type, question, other } = props.question
  if (!isOfSet(type, 'learn')) return <QuestionText html={question} className="px-4 sm:px-0" />
  const Player = contentPlayers[type]
  return (
    <SnippetContext value={TextSnippet}>
      <ExerciseContext value={Exercises}>
        <Suspense fallback={<ContentSkeleton isVideo={other.video !== undefined} />}>
          <Player key={props.question.id} {...props} />
        </Suspense>
      </ExerciseContext>
    </SnippetContext>
  )
}

function ContentSkeleton({ isVideo }: { isVideo: boolean }): ReactNode {
  return (
    <div className="flex flex-col gap-3">
      {isVideo && <Skeleton square className="aspect-video w-full sm:rounded-card" />}
      <div className="flex flex-col gap-3 px-4 sm:px-0">
        {[90, 100, 95, 60].map((width) => (
          <Skeleton key={width} height={18} width={`${width}%`} />
        ))}
      </div>
    </div>
  )
}
