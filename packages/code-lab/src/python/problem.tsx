import type { ReactNode } from 'react'
import type { Ending } from './ending.ts'
import type { Slip } from './explain/clues.ts'
import { explainError, kindOf } from './explain/explain-error.ts'
import { explainSlip } from './explain/explain-slip.ts'
import type { PythonLabels } from './labels.ts'
import type { PythonError } from './parse-message.ts'

/** What stands below the output of a run; undefined where there is nothing to say. */
export function meaningOf(ending: Ending, lang: 'uz' | 'ru', words: PythonLabels): ReactNode | undefined {
  if (ending.kind === 'error') return <Problem error={ending.error} lang={lang} words={words} />
  if (ending.kind === 'crashed') return <p className="code-lab-slips">{words.crashed}</p>
  if (ending.kind !== 'finished' || ending.slips.length === 0) return undefined
  return <Slips slips={ending.slips} lang={lang} words={words} />
}

interface SlipsProps {
  slips: readonly Slip[]
  lang: 'uz' | 'ru'
  words: PythonLabels
}

/** A program ran to its end, and was hardly meant to say this. */
function Slips({ slips, lang, words }: SlipsProps): ReactNode {
  return (
    <ul className="code-lab-slips">
      {slips.map((slip) => (
        <li key={`${slip.line} ${slip.kind}`}>
          <strong>{words.shell.line(slip.line)}</strong> {explainSlip(slip, lang)}
        </li>
      ))}
    </ul>
  )
}

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
