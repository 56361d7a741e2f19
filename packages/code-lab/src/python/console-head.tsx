import type { ReactNode } from 'react'
import { LabIcon } from '../editor/icons.tsx'
import type { PythonLabels } from './labels.ts'

export type ConsoleTab = 'console' | 'shell'

interface ConsoleHeadProps {
  tab: ConsoleTab
  onTab: (tab: ConsoleTab) => void
  /** What Python is at. */
  status: string
  words: PythonLabels
  onClear: () => void
  /** What is done with files of data. */
  children: ReactNode
}

/** Above what a program prints: whether one sees that or the shell, and what Python is at. */
export function ConsoleHead({ tab, onTab, status, words, onClear, children }: ConsoleHeadProps): ReactNode {
  const tabs = [
    ['console', words.console],
    ['shell', words.shell.tab],
  ] as const
  return (
    <div className="code-lab-console-head">
      <div className="code-lab-console-tabs" role="group" aria-label={words.shell.choice}>
        {tabs.map(([name, text]) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => onTab(name)}>
            {text}
          </button>
        ))}
      </div>
      <p role="status">{status}</p>
      {children}
      <button
        type="button"
        className="code-lab-link code-lab-file-link"
        title={words.clear}
        onClick={onClear}
      >
        <LabIcon name="clear" />
        <span>{words.clear}</span>
      </button>
    </div>
  )
}
