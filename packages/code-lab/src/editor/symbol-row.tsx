import { useRef, type ReactNode } from 'react'
import { useKeyboardInset } from './use-keyboard-inset.ts'

const symbols = ['{', '}', '(', ')', ':', '"', "'", '=', '[', ']', '<', '>', '/', '#'] as const

interface SymbolRowProps {
  label: string
  tabLabel: string
  onType: (symbol: string) => void
}

/** What programs are full of and phone keyboards hide. Shown where a finger types. */
export function SymbolRow({ label, tabLabel, onType }: SymbolRowProps): ReactNode {
  const row = useRef<HTMLDivElement>(null)
  useKeyboardInset(row)
  const key = (symbol: string, text: string) => (
    <button
      key={symbol}
      type="button"
      data-sound="none"
      // The editor retains the focus, and so the phone its keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onType(symbol)}
    >
      {text}
    </button>
  )
  return (
    <div ref={row} role="group" aria-label={label} className="code-lab-symbols">
      {key('\t', tabLabel)}
      {symbols.map((symbol) => key(symbol, symbol))}
    </div>
  )
}
