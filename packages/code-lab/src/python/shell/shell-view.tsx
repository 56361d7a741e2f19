import { ToolButton } from '@qadam/ui/tool-icon'
import { useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { ConsoleView } from '../console-view.tsx'
import type { PythonLabels } from '../labels.ts'
import { Problem } from '../problem.tsx'
import { CommandHistory } from './command-history.ts'
import type { Shell } from './use-shell.ts'

export interface ShellViewProps {
  shell: Shell
  /** Grows when its log does. */
  version: number
  words: PythonLabels
  lang: 'uz' | 'ru'
  /** Python does something, a command or a program. */
  isBusy: boolean
  isAwaiting: boolean
  /** The key under which commands are stored on this device. */
  historyKey: string | undefined
  onCommand: (command: string) => void
  onAnswer: (text: string) => void
}

const MAX_COMMAND = 20_000

/** One command after another, each answered at once. */
export function ShellView(props: ShellViewProps): ReactNode {
  const { shell, version, words, lang, isBusy, isAwaiting, onAnswer } = props
  const { ending } = shell
  return (
    <ConsoleView
      log={shell.log}
      version={version}
      labels={{ ...words, console: words.shell.title, empty: words.shell.empty }}
      isAwaiting={isAwaiting && shell.isBusy()}
      onAnswer={onAnswer}
      foot={isAwaiting && shell.isBusy() ? undefined : <CommandField {...props} isBusy={isBusy} />}
    >
      {ending.kind === 'error' ? (
        <Problem error={ending.error} lang={lang} words={{ ...words, line: placeWords(words) }} />
      ) : ending.kind === 'none' ? undefined : (
        <p className="code-lab-output-note">{words.shell[ending.kind]}</p>
      )}
    </ConsoleView>
  )
}

/** Lines of the shell itself need no name of a file. */
function placeWords(words: PythonLabels): PythonLabels['line'] {
  return (line, file) => (file.startsWith('<shell') ? words.shell.line(line) : words.line(line, file))
}

function CommandField({ shell, words, isBusy, historyKey, onCommand }: ShellViewProps): ReactNode {
  const { text, setText } = shell
  const [history] = useState(() => new CommandHistory(historyKey, storageHere()))
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const { current } = field
    if (!current) return
    current.style.height = 'auto'
    current.style.height = `${current.scrollHeight}px`
  }, [text])

  const submit = () => {
    // An empty line ends a block; where its cursor stood does not matter.
    const command = text.replace(/\n[ \t]+$/, '\n')
    if (isBusy || command.trim() === '') return
    history.add(command.trimEnd())
    onCommand(command)
  }
  const show = (command: string | undefined): boolean => {
    if (command === undefined) return false
    setText(command)
    requestAnimationFrame(() => field.current?.setSelectionRange(command.length, command.length))
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const isOne = selectionStart === selectionEnd
    if (event.key === 'Enter' && !event.shiftKey && selectionEnd === value.length) {
      event.preventDefault()
      submit()
    } else if (event.key === 'ArrowUp' && isOne && !value.slice(0, selectionStart).includes('\n')) {
      if (show(history.older(value))) event.preventDefault()
    } else if (event.key === 'ArrowDown' && isOne && !value.slice(selectionEnd).includes('\n')) {
      if (show(history.newer())) event.preventDefault()
    }
  }
  return (
    <form
      className="code-lab-command"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
        field.current?.focus()
      }}
    >
      <span aria-hidden>&gt;&gt;&gt;</span>
      <textarea
        ref={field}
        rows={1}
        value={text}
        aria-label={words.shell.field}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={MAX_COMMAND}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className="code-lab-command-tools flex shrink-0">
        <ToolButton icon="up" label={words.shell.older} onClick={() => show(history.older(text))} />
        <ToolButton type="submit" icon="enter" label={words.shell.enter} disabled={isBusy} />
      </span>
    </form>
  )
}

function storageHere(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
