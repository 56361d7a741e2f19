import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: ReactNode
  hint?: string
  onChange?: (checked: boolean) => void
}

/** A box to tick with its words, which tick it too. */
export function CheckField({ label, hint, onChange, className, ...input }: CheckFieldProps): ReactNode {
  const id = useId()
  return (
    <label
      className={classNames(
        'flex min-h-11 cursor-pointer gap-3',
        hint ? 'items-start pt-1 leading-5' : 'items-center',
        className,
      )}
    >
      <input
        type="checkbox"
        className="tick-box"
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange?.(target.checked)}
        {...input}
      />
      <span>
        <span id={id}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}

/** The box of a row in a table, whose words a screen reader alone is told. Above the link that covers the row. */
export function RowCheck({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: () => void
}): ReactNode {
  return (
    // What misses the box by a little still means it, and not the link below.
    <label className="relative z-10 -mx-3 grid size-11 cursor-pointer place-items-center">
      <input type="checkbox" className="tick-box" aria-label={label} checked={checked} onChange={onChange} />
    </label>
  )
}
