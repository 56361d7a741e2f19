import { Icon } from '@qadam/ui/icon'
import { ToolIcon } from '@qadam/ui/tool-icon'
import type { ReactNode } from 'react'
import './checks.css'
import { diffRows, type DiffRow } from '../history/diff-rows.ts'
import { firstDifference } from './first-difference.ts'
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
    <ol>
      {checks.map((check) => {
        const result = results.find(({ id }) => id === check.id)
        const state: State =
          check.id === runningId ? 'running' : result ? (result.passed ? 'passed' : 'failed') : 'open'
        return (
          <li key={check.id} data-state={state} className="border-t border-line">
            {/* Reopened where it becomes the first to fail. */}
            <details key={String(check.id === firstFailed)} open={check.id === firstFailed} className="group">
              <summary className="flex min-h-12 list-none items-center gap-3 px-4 py-2 -outline-offset-3 hover:bg-ground [&::-webkit-details-marker]:hidden">
                <Mark state={state} />
                <span className="sr-only">{labels.state[state]}: </span>
                <span className="min-w-0 flex-1 wrap-anywhere">{check.title}</span>
                <Icon name="chevron-down" size={20} className="shrink-0 text-muted group-open:rotate-180" />
              </summary>
              <Details check={check} result={result} labels={labels} />
            </details>
          </li>
        )
      })}
    </ol>
  )
}

const marks: Record<State, string> = {
  open: 'border-control',
  running: 'animate-spin-fast border-turquoise border-r-transparent',
  passed: 'border-transparent bg-pistachio-soft text-pistachio-text',
  failed: 'border-transparent bg-pomegranate-soft text-pomegranate-text',
}

function Mark({ state }: { state: State }): ReactNode {
  return (
    <span
      className={`grid size-6.5 shrink-0 place-items-center rounded-full border-2 ${marks[state]}`}
      aria-hidden
    >
      {state === 'passed' && <ToolIcon name="saved" size={18} />}
      {state === 'failed' && <ToolIcon name="cross" size={18} />}
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
    <div className="code-lab-checks-body flex flex-col gap-3 px-4 pt-1 pb-4">
      {fault && <FaultText fault={fault} labels={labels} />}
      {fault?.kind === 'output' && expected !== undefined && (
        <DifferenceText {...{ expected, input, labels }} printed={result?.printed ?? ''} />
      )}
      {check.hidden === true && !isTold && <p className="text-compact text-muted">{labels.hidden}</p>}
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
    <div className="code-lab-checks-fault flex flex-col gap-1.5 text-compact">
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

interface DifferenceProps {
  printed: string
  expected: string
  input: readonly string[] | undefined
  labels: CheckLabels
}

/** What came, what was to come and for which input, as the helper tells it. */
function DifferenceText({ printed, expected, input, labels }: DifferenceProps): ReactNode {
  const found = firstDifference(trimmed(printed), trimmed(expected), input)
  return (
    found && labels.difference && <p className="text-compact wrap-anywhere">{labels.difference(found)}</p>
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
    <div className="grid gap-3 sm:grid-cols-2">
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
    <figure data-tone={tone} className="min-w-0">
      <figcaption className="pb-1 text-caption font-semibold text-muted">{name}</figcaption>
      {isEmpty ? (
        <p className="text-compact text-muted">{labels.nothing}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it
        <pre tabIndex={0} aria-label={name}>
          {rows.map(({ text, differs }, index) => (
            <span key={index} data-differs={differs || undefined}>
              {differs && <span className="sr-only">{labels.differs}: </span>}
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
