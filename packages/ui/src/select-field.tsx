import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { FieldMessage, inputClass, type FieldFrame } from './text-field.tsx'

export interface SelectOption<Value extends string | number> {
  value: Value
  label: string
  disabled?: boolean
  /** The heading it stands under, as its neighbours of the same group. */
  group?: string | undefined
}

export interface SelectFieldProps<Value extends string | number>
  extends FieldFrame, Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  value: Value
  options: readonly SelectOption<Value>[]
  onChange: (value: Value) => void
}

/** One of a list, as the device shows lists: long ones are searched by typing. */
export function SelectField<Value extends string | number>({
  label,
  error,
  hint,
  labelHidden,
  value,
  options,
  onChange,
  id,
  className,
  ...select
}: SelectFieldProps<Value>): ReactNode {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={fieldId} className={labelHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
      </label>
      <span className="relative grid">
        <select
          id={fieldId}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${fieldId}-message` : undefined}
          className={classNames(inputClass, 'appearance-none pr-11 text-ellipsis')}
          onChange={({ target }) => {
            const chosen = options.find((option) => String(option.value) === target.value)
            if (chosen) onChange(chosen.value)
          }}
          {...select}
        >
          {grouped(options).map(({ group, own }) =>
            group === undefined ? (
              own.map(optionOf)
            ) : (
              <optgroup key={group} label={group}>
                {own.map(optionOf)}
              </optgroup>
            ),
          )}
        </select>
        <Icon
          name="chevron-down"
          size={20}
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted"
        />
      </span>
      <FieldMessage id={`${fieldId}-message`} error={error} hint={hint} />
    </div>
  )
}

function optionOf({ value, label, disabled }: SelectOption<string | number>): ReactNode {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  )
}

function grouped<Option extends { group?: string | undefined }>(
  options: readonly Option[],
): { group: string | undefined; own: Option[] }[] {
  const groups: { group: string | undefined; own: Option[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.group === option.group) last.own.push(option)
    else groups.push({ group: option.group, own: [option] })
  }
  return groups
}
