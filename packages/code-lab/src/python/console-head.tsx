import { Segments } from '@qadam/ui/segments'
import { TextButton } from '@qadam/ui/text-button'
import { ToolIcon, type ToolIconName } from '@qadam/ui/tool-icon'
import type { ReactNode } from 'react'
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

export const consoleHeadClass =
  'code-lab-console-head flex min-h-11 flex-wrap items-center gap-x-2 px-3.5 py-1 text-sm text-muted max-sm:px-1'

/** Above what a program prints: whether one sees that or the shell, and what Python is at. */
export function ConsoleHead({ tab, onTab, status, words, onClear, children }: ConsoleHeadProps): ReactNode {
  const tabs = [
    { value: 'console', label: words.console },
    { value: 'shell', label: words.shell.tab },
  ] as const
  return (
    <div className={consoleHeadClass}>
      <Segments
        label={words.shell.choice}
        items={tabs}
        value={tab}
        onChange={onTab}
        className="code-lab-console-tabs"
      />
      <p role="status" className="code-lab-console-status min-w-0 flex-1 wrap-anywhere">
        {status}
      </p>
      {children}
      <ConsoleAction icon="clear" label={words.clear} onClick={onClear} />
    </div>
  )
}

/** An action beside the console: its picture alone where there is little room. */
export function ConsoleAction({
  icon,
  label,
  disabled,
  onClick,
}: {
  icon: ToolIconName
  label: string
  disabled?: boolean
  onClick: () => void
}): ReactNode {
  return (
    <TextButton
      className="code-lab-console-action flex min-w-11 items-center justify-center gap-1.5 no-underline enabled:hover:underline"
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <ToolIcon name={icon} />
      {/* What its picture says is still said aloud. */}
      <span className="max-sm:sr-only">{label}</span>
    </TextButton>
  )
}
