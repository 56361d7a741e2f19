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

/** Two or three ways to see the same thing, one of them pressed. Unlike Tabs it needs no panels. */
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
      className={classNames('flex shrink-0 rounded-control bg-tile', className)}
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          aria-pressed={item.value === value}
          className="min-h-11 flex-auto rounded-control px-2.5 text-sm font-semibold whitespace-nowrap text-tile-ink aria-pressed:bg-card aria-pressed:text-ink aria-pressed:inset-ring-2 aria-pressed:inset-ring-turquoise sm:px-3.5"
          onClick={() => onChange(item.value)}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}
