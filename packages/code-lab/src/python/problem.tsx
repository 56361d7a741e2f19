import type { ReactNode } from 'react'
import type { PythonLabels } from './labels.ts'
import type { PythonError } from './parse-message.ts'

interface ProblemProps {
  error: PythonError
  explanation: string | undefined
  words: PythonLabels
}

/** The traceback as Python writes it, and what it means. */
export function Problem({ error, explanation, words }: ProblemProps): ReactNode {
  return (
    <div className="code-lab-problem" role="alert">
      <pre>{error.text}</pre>
      {(explanation !== undefined || error.place) && (
        <p>
          {error.place && <strong>{words.line(error.place.line, error.place.file)} </strong>}
          {explanation}
        </p>
      )}
    </div>
  )
}
