import type { ReactNode } from 'react'
import { explainError, kindOf } from './explain/explain-error.ts'
import type { PythonLabels } from './labels.ts'
import type { PythonError } from './parse-message.ts'

interface ProblemProps {
  error: PythonError
  lang: 'uz' | 'ru'
  words: PythonLabels
}

/** The traceback as Python writes it, what it means, and what the failing line was working with. */
export function Problem({ error, lang, words }: ProblemProps): ReactNode {
  const { text, place, values = [] } = error
  const explanation = explainError(error, lang)
  return (
    <div className="code-lab-problem" role="alert">
      <pre>{text}</pre>
      {(explanation !== undefined || place) && (
        <p>
          {place && <strong>{words.line(place.line, place.file)} </strong>}
          {explanation}
        </p>
      )}
      {values.length > 0 && (
        <section aria-label={words.values}>
          <h2>{words.values}</h2>
          <dl>
            {values.map((value) => (
              <div key={value.code}>
                <dt>{value.code}</dt>
                <dd>
                  <code>{value.text}</code>
                  {value.text !== 'None' && <small>{kindOf(value.type, lang)}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}
