import { TextButton } from '@qadam/ui/text-button'
import {
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type FormEvent,
  type ReactNode,
} from 'react'
import type { Block, ConsoleLog, TextStyle } from './console-log.ts'
import type { PythonLabels } from './labels.ts'

interface ConsoleViewProps {
  log: ConsoleLog
  /** Grows when the log does. */
  version: number
  labels: PythonLabels
  /** The program waits for a line. */
  isAwaiting: boolean
  onAnswer: (text: string) => void
  children?: ReactNode
  /** After all else, such as a field for what comes next. */
  foot?: ReactNode
}

const NEAR_END_px = 40
/** The last blocks are always laid out, so that the end is where it is scrolled to. */
const TAIL_BLOCKS = 3

/** What a program prints, following its end unless one has scrolled back; its questions are answered in place. */
export function ConsoleView(props: ConsoleViewProps): ReactNode {
  const { log, version, labels, isAwaiting, onAnswer, children, foot } = props
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !isAtEnd.current) return
    element.scrollTop = element.scrollHeight
    // What an error means is read before the values below it.
    const meaning = foot === undefined ? element.querySelector<HTMLElement>('.code-lab-problem > p') : null
    if (meaning) element.scrollTop = Math.min(element.scrollTop, meaning.offsetTop - element.offsetTop - 8)
  }, [version, isAwaiting, children, foot])

  return (
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
      {log.isCut && <p className="code-lab-output-note">{labels.cut}</p>}
      {log.blocks.length === 0 && !isAwaiting && children === undefined && (
        <p className="code-lab-output-note">{labels.empty}</p>
      )}
      {log.blocks.map((block, at) => (
        <BlockView key={block.id} block={block} isTail={at >= log.blocks.length - TAIL_BLOCKS} />
      ))}
      {isAwaiting && <InputLine labels={labels} onAnswer={onAnswer} />}
      {children}
      {foot}
    </div>
  )
}

const BlockView = memo(function BlockView({ block, isTail }: { block: Block; isTail: boolean }): ReactNode {
  return (
    <div className="code-lab-output-block" data-lines={block.lines} data-tail={isTail}>
      {block.spans.map(({ text, source, style }, at) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- spans of a block never move
          key={at}
          data-source={source}
          data-color={style.color}
          style={styleOf(style)}
          data-bold={style.isBold}
          data-italic={style.isItalic}
          data-underlined={style.isUnderlined}
        >
          {text}
        </span>
      ))}
    </div>
  )
})

function styleOf({ color, background }: TextStyle): CSSProperties | undefined {
  if (color === undefined && background === undefined) return undefined
  return {
    ...(color !== undefined && { color: `var(--ansi-${color})` }),
    ...(background !== undefined && {
      background: `color-mix(in oklab, var(--ansi-${background}) 30%, transparent)`,
    }),
  }
}

function InputLine({
  labels,
  onAnswer,
}: {
  labels: PythonLabels
  onAnswer: (text: string) => void
}): ReactNode {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    onAnswer(text)
  }
  return (
    <form className="code-lab-input" onSubmit={send}>
      <input
        ref={field}
        value={text}
        aria-label={labels.input}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={10_000}
        onChange={(event) => setText(event.target.value)}
      />
      <TextButton type="submit">{labels.send}</TextButton>
    </form>
  )
}
