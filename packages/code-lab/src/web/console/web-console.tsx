import { TextButton } from '@qadam/ui/text-button'
import {
  memo,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import type { Problem } from '../build/problem.ts'
import { consoleHeadClass } from '../../python/console-head.tsx'
import { explainEntry } from '../explain/explain-entry.ts'
import type { Entry } from '../frame/protocol.ts'
import type { WebLabels } from '../web-labels.ts'
import { TableView } from './table-view.tsx'
import { ValueView } from './value-view.tsx'
import type { Line, LineBlock, WebLog } from './web-log.ts'

export interface Place {
  file: string
  line: number
  column?: number | undefined
}

interface WebConsoleProps {
  log: WebLog
  /** Grows when the log does. */
  version: number
  problems: readonly Problem[]
  labels: WebLabels
  onPlace: (place: Place) => void
  onClear: () => void
  /** Lets what was stopped work for longer. */
  onGoOn: () => void
  /** Undefined while no page is shown that could evaluate anything. */
  onEvaluate: ((code: string) => void) | undefined
}

const NEAR_END_px = 40

/** A page's console output, the errors in its files, and a prompt to evaluate expressions. */
export function WebConsole(props: WebConsoleProps): ReactNode {
  const { log, version, problems, labels, onPlace, onClear, onGoOn, onEvaluate } = props
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    const element = list.current
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight
  }, [version, problems])

  return (
    <div className="code-lab-web-console">
      <div className={consoleHeadClass}>
        <p className="mr-auto max-sm:px-2">{labels.console}</p>
        <TextButton className="px-2" onClick={onClear}>
          {labels.clear}
        </TextButton>
      </div>
      <div
        ref={list}
        className="code-lab-output"
        role="log"
        aria-label={labels.console}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long output is scrolled by keyboard too
        tabIndex={0}
        onScroll={({ currentTarget: at }) => {
          isAtEnd.current = at.scrollHeight - at.scrollTop - at.clientHeight < NEAR_END_px
        }}
      >
        {log.gone > 0 && <p className="code-lab-output-note">{labels.cut(log.gone)}</p>}
        {log.blocks.length === 0 && problems.length === 0 && (
          <p className="code-lab-output-note">{labels.empty}</p>
        )}
        {log.blocks.map((block) => (
          <BlockView key={block.id} block={block} labels={labels} onPlace={onPlace} onGoOn={onGoOn} />
        ))}
        {problems.map((problem) => (
          <div
            key={`${problem.file}:${problem.line}:${problem.column}:${problem.kind}`}
            className="code-lab-line"
            data-level={problem.severity === 'error' ? 'error' : 'warn'}
          >
            <PlaceButton place={problem} labels={labels} onPlace={onPlace} />
            <span>{labels.problem(problem)}</span>
          </div>
        ))}
      </div>
      <Evaluate labels={labels} onEvaluate={onEvaluate} />
    </div>
  )
}

interface BlockProps {
  block: LineBlock
  labels: WebLabels
  onPlace: (place: Place) => void
  onGoOn: () => void
}

const BlockView = memo(function BlockView({ block, ...rest }: BlockProps): ReactNode {
  return (
    <div className="code-lab-line-block">
      {block.lines.map((line) => (
        <LineView key={line.id} line={line} {...rest} />
      ))}
    </div>
  )
})

function LineView({ line, labels, onPlace, onGoOn }: { line: Line } & Omit<BlockProps, 'block'>): ReactNode {
  const { entry, count } = line
  const { file, line: at } = entry
  return (
    <div className="code-lab-line" data-level={entry.level} data-kind={entry.kind} data-depth={entry.depth}>
      {file !== undefined && at !== undefined && (
        <PlaceButton place={{ file, line: at, column: entry.column }} labels={labels} onPlace={onPlace} />
      )}
      {count > 1 && <span className="code-lab-count">{labels.times(count)}</span>}
      <EntryHint entry={entry} labels={labels} />
      <EntryText entry={entry} labels={labels} />
      {(entry.kind === 'loop' || entry.kind === 'calls') && (
        <TextButton className="code-lab-go-on" onClick={onGoOn}>
          {labels.goOn}
        </TextButton>
      )}
    </div>
  )
}

/** What an error means, in the reader's language, before the browser's message. */
function EntryHint({ entry, labels }: { entry: Entry; labels: WebLabels }): ReactNode {
  const hint = explainEntry(entry, labels)
  return hint !== undefined && <p className="code-lab-thrown-hint">{hint}</p>
}

function EntryText({ entry, labels }: { entry: Entry; labels: WebLabels }): ReactNode {
  const { kind, values } = entry
  const [first] = values
  if (kind === 'loop' || kind === 'calls') return <span>{labels[kind]}</span>
  if (kind === 'recursion')
    return (
      <span>
        {labels.recursion} <Values values={values} labels={labels} />
      </span>
    )
  if (kind === 'table' && first) return <TableView value={first} />
  if (
    kind === 'blocked' ||
    kind === 'missing' ||
    kind === 'nowhere' ||
    kind === 'dialog' ||
    kind === 'form'
  ) {
    const text = first && 'text' in first ? first.text : ''
    const rest = kind === 'form' ? values : values.slice(1)
    return (
      <span>
        {labels.entry(kind, text)}
        <Values values={rest} labels={labels} />
      </span>
    )
  }
  return (
    <span>
      {kind === 'result' && <span className="opacity-75">{'← '}</span>}
      <Values values={values} labels={labels} isInner={kind === 'result'} />
    </span>
  )
}

interface ValuesProps {
  values: Entry['values']
  labels: WebLabels
  isInner?: boolean
}

function Values({ values, labels, isInner = false }: ValuesProps): ReactNode {
  return values.map((value, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- an entry never changes
    <span key={at}>
      {at > 0 && ' '}
      <ValueView value={value} labels={labels} isInner={isInner} />
    </span>
  ))
}

interface PlaceProps {
  place: Place
  labels: WebLabels
  onPlace: (place: Place) => void
}

function PlaceButton({ place, labels, onPlace }: PlaceProps): ReactNode {
  return (
    <button type="button" className="code-lab-place" onClick={() => onPlace(place)}>
      {labels.place(place.file, place.line)}
    </button>
  )
}

const MOST_KEPT = 50

function Evaluate({ labels, onEvaluate }: Pick<WebConsoleProps, 'labels' | 'onEvaluate'>): ReactNode {
  const [text, setText] = useState('')
  const before = useRef<string[]>([])
  const at = useRef(0)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || !onEvaluate) return
    before.current = [...before.current, text].slice(-MOST_KEPT)
    at.current = before.current.length
    onEvaluate(text)
    setText('')
  }
  const recall = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    const next = Math.min(Math.max(0, at.current + step), before.current.length)
    if (next === at.current) return
    event.preventDefault()
    at.current = next
    setText(before.current[next] ?? '')
  }
  return (
    <form className="code-lab-evaluate" onSubmit={send}>
      <span aria-hidden>{'›'}</span>
      <input
        value={text}
        aria-label={labels.evaluate}
        placeholder={labels.evaluate}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={10_000}
        disabled={!onEvaluate}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={recall}
      />
      <TextButton type="submit" disabled={!onEvaluate}>
        {labels.evaluateSend}
      </TextButton>
    </form>
  )
}
