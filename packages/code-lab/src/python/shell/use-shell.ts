import { useCallback, useRef, useState } from 'react'
import { ConsoleLog } from '../console-log.ts'
import type { PythonError, RunResult } from '../parse-message.ts'

export type ShellEnding =
  | { kind: 'none' | 'stopped' | 'crashed' | 'anew' }
  | { kind: 'error'; error: PythonError }

export interface Shell {
  log: ConsoleLog
  ending: ShellEnding
  /** What stands in the field. */
  text: string
  setText: (text: string) => void
  /** A command of it is under way. */
  isBusy: () => boolean
  /** Remembers a command that is begun. */
  begin: (command: string) => void
  /** @returns whether it was the shell's. */
  hearOutput: (stream: 'out' | 'err', text: string) => boolean
  hearEnd: (result: RunResult) => boolean
  answer: (text: string) => void
  /** The command could not be begun. */
  giveUp: () => void
  clear: () => void
}

/** The output of a shell, and its current command. */
export function useShell(): Shell {
  const [log] = useState(() => new ConsoleLog())
  const [ending, setEnding] = useState<ShellEnding>({ kind: 'none' })
  const [text, setText] = useState('')
  const command = useRef<string | undefined>(undefined)
  const isShown = useRef(false)

  // Only what turns out to be a whole command is shown as one.
  const show = () => {
    if (isShown.current || command.current === undefined) return
    isShown.current = true
    if (ending.kind === 'error') log.append('err', `${ending.error.text.trimEnd()}\n`)
    setEnding({ kind: 'none' })
    log.append('in', prompted(command.current))
    setText('')
  }
  const giveUp = useCallback(() => {
    command.current = undefined
  }, [])
  return {
    log,
    ending,
    text,
    setText,
    isBusy: () => command.current !== undefined,
    begin: (next) => {
      command.current = next
      isShown.current = false
    },
    hearOutput: (stream, said) => {
      if (command.current === undefined) return false
      show()
      log.append(stream, said)
      return true
    },
    hearEnd: (result) => {
      const done = command.current
      if (done === undefined) return false
      if (result.outcome === 'incomplete') {
        command.current = undefined
        setText(continued(done))
        return true
      }
      show()
      command.current = undefined
      log.endLine()
      setEnding(endingOf(result))
      return true
    },
    answer: (said) => {
      show()
      log.append('in', `${said}\n`)
    },
    giveUp,
    clear: () => {
      log.clear()
      setEnding({ kind: 'none' })
    },
  }
}

function endingOf(result: RunResult): ShellEnding {
  if (result.outcome === 'error') return { kind: 'error', error: result.error }
  if (result.outcome === 'crashed') return { kind: 'crashed' }
  if (result.outcome !== 'stopped') return { kind: 'none' }
  return { kind: result.isAnew ? 'anew' : 'stopped' }
}

/** A command as a shell shows it. */
export function prompted(command: string): string {
  const lines = command.trimEnd().split('\n')
  return `${lines.map((line, at) => (at === 0 ? '>>> ' : '... ') + line).join('\n')}\n`
}

/** A command of which there is more to come: its next line, as far in as it will stand. */
export function continued(command: string): string {
  const last = command.split('\n').at(-1) ?? ''
  const indent = /^\s*/.exec(last)?.[0] ?? ''
  return `${command}\n${indent}${/:\s*(?:#.*)?$/.test(last) ? '    ' : ''}`
}
