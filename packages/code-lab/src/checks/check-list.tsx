import type { ReactNode } from 'react'
import { LabIcon } from '../editor/icons.tsx'
import { diffRows, type DiffRow } from '../history/diff-rows.ts'
import type { CheckLabels } from './labels.ts'
import type { ShownCheck, ShownFault, ShownResult } from './shown-check.ts'

export type { CheckLabels } from './labels.ts'

export interface CheckListProps {
  checks: readonly ShownCheck[]
  results: readonly ShownResult[]
  labels: CheckLabels
  /** The one that is being tried. */
  runningId?: string | undefined
}

type State = keyof CheckLabels['state']

/** Every check with what it came to; the first that failed lies open. */
export function CheckList({ checks, results, labels, runningId }: CheckListProps): ReactNode {
  const firstFailed = results.find(({ passed, fault }) => !passed && fault !== null)?.id
  return (
    <ol className="code-lab-checks-list">
      {checks.map((check) => {
        const result = results.find(({ id }) => id === check.id)
        const state: State =
          check.id === runningId ? 'running' : result ? (result.passed ? 'passed' : 'failed') : 'open'
        return (
          <li key={check.id} data-state={state}>
            {/* Opened anew where it becomes the first to fail. */}
            <details key={String(check.id === firstFailed)} open={check.id === firstFailed}>
              <summary>
                <Mark state={state} />
                <span className="code-lab-checks-unseen">{labels.state[state]}: </span>
                <span className="code-lab-checks-title">{check.title}</span>
              </summary>
              <Details check={check} result={result} labels={labels} />
            </details>
          </li>
        )
      })}
    </ol>
  )
}

function Mark({ state }: { state: State }): ReactNode {
  return (
    <span className="code-lab-checks-mark" aria-hidden>
      {state === 'passed' && <LabIcon name="saved" size={18} />}
      {state === 'failed' && <LabIcon name="cross" size={18} />}
    </span>
  )
}

interface DetailsProps {
  check: ShownCheck
  result: ShownResult | undefined
  labels: CheckLabels
}

function Details({ check, result, labels }: DetailsProps): ReactNode {
  const { input, output, assert } = check
  const fault = result?.fault ?? undefined
  const expected = fault?.expected ?? output
  const isTold = input !== undefined || output !== undefined || assert !== undefined
  return (
    <div className="code-lab-checks-body">
      {fault && <FaultText fault={fault} labels={labels} />}
      {check.hidden === true && !isTold && <p className="code-lab-checks-quiet">{labels.hidden}</p>}
      {input !== undefined && input.length > 0 && (
        <Block name={labels.given} rows={linesOf(input.join('\n'))} labels={labels} />
      )}
      {expected !== undefined && <Compared expected={expected} result={result} labels={labels} />}
      {expected === undefined && result !== undefined && result.printed !== '' && (
        <Block name={labels.printed} rows={linesOf(result.printed)} labels={labels} />
      )}
      {assert !== undefined && <Block name={labels.condition} rows={linesOf(assert)} labels={labels} />}
    </div>
  )
}

function FaultText({ fault, labels }: { fault: ShownFault; labels: CheckLabels }): ReactNode {
  const { kind, message, line, file, explanation } = fault
  return (
    <div className="code-lab-checks-fault">
      <p>
        {line !== undefined && <strong>{labels.line(line, file ?? '')} </strong>}
        {labels.fault[kind]}
      </p>
      {message !== undefined && message !== '' && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it
        <pre tabIndex={0} aria-label={labels.fault[kind]}>
          {message}
        </pre>
      )}
      {explanation !== undefined && <p>{explanation}</p>}
    </div>
  )
}

/** What should have been printed beside what was, each line that is other marked. */
function Compared({
  expected,
  result,
  labels,
}: {
  expected: string
  result: ShownResult | undefined
  labels: CheckLabels
}): ReactNode {
  if (!result || (result.printed === '' && result.fault?.kind !== 'output'))
    return <Block name={labels.expected} rows={linesOf(expected)} labels={labels} />
  const rows = diffRows(trimmed(result.printed), trimmed(expected))
  const marksLines = result.fault?.kind === 'output'
  const side = (own: DiffRow['kind']) =>
    rows
      .filter(({ kind }) => kind === 'same' || kind === own)
      .map(({ kind, text }) => ({ text, differs: marksLines && kind === own }))
  return (
    <div className="code-lab-checks-both">
      <Block name={labels.expected} rows={side('added')} labels={labels} />
      <Block name={labels.printed} rows={side('removed')} labels={labels} tone="printed" />
    </div>
  )
}

interface Row {
  text: string
  differs: boolean
}

interface BlockProps {
  name: string
  rows: readonly Row[]
  labels: CheckLabels
  tone?: 'printed'
}

function Block({ name, rows, labels, tone }: BlockProps): ReactNode {
  const isEmpty = rows.every(({ text }) => text === '')
  return (
    <figure data-tone={tone}>
      <figcaption>{name}</figcaption>
      {isEmpty ? (
        <p className="code-lab-checks-quiet">{labels.nothing}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it
        <pre tabIndex={0} aria-label={name}>
          {rows.map(({ text, differs }, index) => (
            <span key={index} data-differs={differs || undefined}>
              {differs && <span className="code-lab-checks-unseen">{labels.differs}: </span>}
              {text}
              {'\n'}
            </span>
          ))}
        </pre>
      )}
    </figure>
  )
}

function linesOf(text: string): Row[] {
  return trimmed(text)
    .split('\n')
    .map((line) => ({ text: line, differs: false }))
}

function trimmed(text: string): string {
  return text.replaceAll(/[ \t\r]+$/gm, '').trimEnd()
}
