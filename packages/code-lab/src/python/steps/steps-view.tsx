import { ToolButton } from '@qadam/ui/tool-icon'
import type { KeyboardEvent, ReactNode } from 'react'
import { changedIn, changedNames, describeValue, sameObjects, sharedNumbers } from './describe-step.ts'
import type { PythonError } from '../parse-message.ts'
import type { StepLabels } from './labels.ts'
import type { Frame, Step } from './parse-steps.ts'
import { RoundsTable } from './rounds-table.tsx'
import { ValueView } from './value-view.tsx'

export interface StepsViewProps {
  steps: readonly Step[]
  at: number
  onMove: (at: number) => void
  onClose: () => void
  /** All that was printed. */
  output: string
  ending: 'finished' | 'stopped' | 'error' | 'step_limit'
  /** What it ended with, and what that means. */
  error: PythonError | undefined
  explanation: string | undefined
  words: StepLabels
}

/** A walk through what a program has done: its names and what they hold, before each line. */
export function StepsView(props: StepsViewProps): ReactNode {
  const { steps, at, onMove, onClose, output, ending, error, explanation, words } = props
  const step = steps[at]
  const last = steps.length - 1
  const move = (to: number) => onMove(Math.min(last, Math.max(0, to)))
  const onKey = (event: KeyboardEvent) => {
    // The slider has these keys already.
    if (event.target instanceof HTMLInputElement) return
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(to)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that its buttons have as well
    <section className="code-lab-steps" aria-label={words.title} onKeyDown={onKey}>
      <div className="flex items-center justify-between">
        <h2 className="text-lead font-bold numbers">
          {step ? words.place(at + 1, steps.length) : words.title}
        </h2>
        <ToolButton icon="cross" label={words.close} onClick={onClose} />
      </div>
      {step ? (
        <>
          <div className="code-lab-steps-tools flex items-center gap-0.5">
            <ToolButton icon="first" label={words.first} disabled={at === 0} onClick={() => move(0)} />
            <ToolButton icon="back" label={words.previous} disabled={at === 0} onClick={() => move(at - 1)} />
            <input
              type="range"
              className="h-11 min-w-15 flex-1 accent-turquoise"
              min={0}
              max={last}
              value={at}
              aria-label={words.slider}
              aria-valuetext={words.place(at + 1, steps.length)}
              onChange={(event) => move(event.target.valueAsNumber)}
            />
            <ToolButton
              icon="forward"
              label={words.next}
              disabled={at === last}
              onClick={() => move(at + 1)}
            />
            <ToolButton icon="last" label={words.last} disabled={at === last} onClick={() => move(last)} />
          </div>
          <p role="status" className={`min-h-6 ${errorClass}`} data-event={step.event}>
            {textOf(step, steps[at - 1], words)}
            {at === last && ending !== 'error' && <strong> {endText(ending, steps.length, words)}</strong>}
            {at === last && explanation !== undefined && (
              <span className="mt-1 block">{` ${explanation}`}</span>
            )}
          </p>
          <Picture step={step} before={steps[at - 1]} words={words} />
          <RoundsTable steps={steps} at={at} onMove={move} words={words} />
          <div className="code-lab-steps-output">
            <h3 className={headClass}>{words.output}</h3>
            <pre
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it
              tabIndex={0}
              aria-label={words.output}
              className="max-h-40 overflow-auto rounded-control bg-ground px-2.5 py-2 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
            >
              {(at === last && ending !== 'error' ? output : output.slice(0, step.output)) ||
                words.nothingPrinted}
            </pre>
          </div>
        </>
      ) : (
        <p role="status" className={errorClass} data-event={error && 'error'}>
          {error?.place ? words.failed(error.place.line, `${error.type}: ${error.message}`) : words.none}
          {explanation !== undefined && <span className="mt-1 block">{` ${explanation}`}</span>}
        </p>
      )}
    </section>
  )
}

const errorClass =
  'wrap-anywhere data-[event=error]:rounded-control data-[event=error]:bg-pomegranate-soft data-[event=error]:px-3 data-[event=error]:py-2'
const headClass = 'mb-1 text-sm font-semibold text-muted'

function Picture({
  step,
  before,
  words,
}: {
  step: Step
  before: Step | undefined
  words: StepLabels
}): ReactNode {
  const numbers = sharedNumbers(step)
  const drawn = new Set<string>()
  const same = sameObjects(step, numbers)
  return (
    <div className="grid gap-2">
      {step.frames.map((frame, depth) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same function may be there twice
        <div key={depth} className="code-lab-steps-frame" data-current={depth === step.frames.length - 1}>
          <h3 className={headClass}>{frame.name === '' ? words.program : `${frame.name}()`}</h3>
          <Names frame={frame} step={step} before={before} words={words} numbers={numbers} drawn={drawn} />
          {depth === 0 && step.leftOut > 0 && <p className="text-muted">{words.leftOut(step.leftOut)}</p>}
        </div>
      ))}
      {same.length > 0 && (
        <ul className="wrap-anywhere">
          {same.map(({ names, type, number }) => (
            <li key={number}>{words.sameObject(names.join(', '), type, number)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface NamesProps {
  frame: Frame
  step: Step
  before: Step | undefined
  words: StepLabels
  numbers: ReadonlyMap<string, number>
  drawn: Set<string>
}

function Names({ frame, step, before, words, numbers, drawn }: NamesProps): ReactNode {
  if (frame.names.length === 0) return <p className="text-muted">{words.noNames}</p>
  const changed = changedIn(frame, step, before)
  return (
    <dl>
      {frame.names.map(({ name, value }) => (
        <div key={name} data-changed={changed.has(name)}>
          <dt>{name}</dt>
          <dd>
            <ValueView value={value} objects={step.objects} numbers={numbers} drawn={drawn} words={words} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function textOf(step: Step, before: Step | undefined, words: StepLabels): string {
  const changed = changedNames(step, before)
  return [
    changed.length > 0 ? words.changed(changed.join(', ')) : '',
    step.event === 'error'
      ? words.failed(step.line, step.error ?? '')
      : step.event === 'return' && step.value
        ? words.returns(step.frames.at(-1)?.name ?? '', describeValue(step.value, step.objects))
        : words.line(step.line, step.file),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function endText(ending: 'finished' | 'stopped' | 'step_limit', steps: number, words: StepLabels): string {
  return ending === 'step_limit' ? words.limit(steps) : words[ending]
}
