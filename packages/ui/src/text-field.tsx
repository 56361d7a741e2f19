import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface FieldFrame {
  label: string
  error?: string
  hint?: string
  /** Hides the label from sight, not from screen readers. */
  labelHidden?: boolean
}

/** As high as a Button of the same size. */
export type FieldSize = 'sm' | 'md'

export interface TextFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, 'size'> {
  size?: FieldSize
  start?: ReactNode
  end?: ReactNode
}

/** A field of whatever height. */
export const inputLook =
  'w-full min-w-0 rounded-control border border-control bg-card px-3.5 text-base text-ink transition-colors duration-[120ms] ' +
  'focus:border-turquoise-text focus:outline-2 focus:outline-turquoise-text focus:-outline-offset-2 aria-invalid:border-pomegranate-text disabled:opacity-60'
export const fieldHeights: Record<FieldSize, string> = { sm: 'min-h-11', md: 'min-h-12' }
export const inputClass = `${inputLook} ${fieldHeights.md}`

export function FieldMessage({ id, error, hint }: { id: string; error?: string; hint?: string }): ReactNode {
  if (!error && !hint) return null
  return (
    <span
      id={id}
      className={classNames(
        'flex items-start gap-1.5 font-sans text-sm leading-5',
        error ? 'text-pomegranate-text' : 'text-muted',
      )}
    >
      {error && <Icon name="warning" size={18} className="mt-px" />}
      {error || hint}
    </span>
  )
}

export function TextField({
  label,
  error,
  hint,
  labelHidden,
  size = 'md',
  start,
  end,
  id,
  className,
  ...input
}: TextFieldProps): ReactNode {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={fieldId} className={labelHidden ? 'sr-only' : 'font-sans text-sm font-medium text-ink'}>
        {label}
      </label>
      <span className="relative flex items-center">
        {start && <span className="pointer-events-none absolute left-3.5 text-muted">{start}</span>}
        <input
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${fieldId}-message` : undefined}
          className={classNames(inputLook, fieldHeights[size], start ? 'pl-12' : '', end ? 'pr-13' : '')}
          {...input}
        />
        {end && <span className="absolute right-1">{end}</span>}
      </span>
      <FieldMessage id={`${fieldId}-message`} error={error} hint={hint} />
    </div>
  )
}
