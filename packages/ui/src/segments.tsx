import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface SegmentsProps<Value extends string> {
  /** Names the group for screen readers, where what stands around does not. */
  label?: string
  items: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** Two or three ways to see the same thing, one of them pressed. It looks as Tabs do, and needs no panels. */
export function Segments<Value extends string>({
  label,
  items,
  value,
  onChange,
  className,
}: SegmentsProps<Value>): ReactNode {
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames('flex shrink-0 rounded-control bg-card inset-ring inset-ring-line', className)}
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          aria-pressed={item.value === value}
          className="min-h-11 flex-auto rounded-control px-2.5 text-sm font-semibold whitespace-nowrap text-muted hover:text-ink aria-pressed:bg-tile aria-pressed:text-ink sm:px-3.5"
          onClick={() => onChange(item.value)}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}
