import { Popover } from '@base-ui/react/popover'
import { lazy, Suspense, useId, useState, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { popupClass } from './menu.tsx'
import { Skeleton } from './skeleton.tsx'
import { FieldMessage, fieldHeights, inputLook, type FieldFrame, type FieldSize } from './text-field.tsx'
import { readDate, showDate, withDots, type DateLanguage } from './typed-date.ts'

export interface DateFieldWords {
  /** What stands in the empty field. */
  pattern: string
  /** Opens the calendar. */
  open: string
  /** Said of what is no day, once the field is left. */
  wrong: string
}

export interface DateFieldProps
  extends FieldFrame, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max' | 'type' | 'size'> {
  size?: FieldSize
  lang: DateLanguage
  words: DateFieldWords
  /** YYYY-MM-DD, or empty. */
  value: string
  /** Called with YYYY-MM-DD; with nothing as long as what is typed is no day. */
  onChange: (day: string) => void
  min?: string
  max?: string
  /** Called when the field is left with something in it that is no day. */
  onUnreadable?: () => void
  /** Without its frame, where a label and a message stand elsewhere. */
  bare?: boolean
}

// Only who opens it pays for it.
const DateCalendar = lazy(async () => ({ default: (await import('./date-calendar.tsx')).DateCalendar }))

/** A day as both languages write it, typed or chosen in a calendar: a browser's own field follows its own language. */
export function DateField({
  lang,
  words,
  label,
  error,
  hint,
  labelHidden,
  value,
  onChange,
  min,
  max,
  onUnreadable,
  bare = false,
  size = 'md',
  id,
  className,
  disabled,
  ...input
}: DateFieldProps): ReactNode {
  const ownId = useId()
  const fieldId = id ?? ownId
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const typed = readDate(text)
  // What is typed stays as it is written; any other day was set from outside.
  const shown = typed === value || (value === '' && typed === undefined) ? text : value && showDate(value)
  const isUnreadable = isLeft && shown !== '' && readDate(shown) === undefined
  const fault = error ?? (isUnreadable && !bare ? words.wrong : undefined)

  const type = (next: string) => {
    setText(next)
    setLeft(false)
    const day = readDate(next) ?? ''
    if (day !== value) onChange(day)
  }
  const field = (
    <span className="relative flex items-center">
      <input
        id={fieldId}
        inputMode="numeric"
        autoComplete="off"
        placeholder={words.pattern}
        maxLength={20}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault || hint ? `${fieldId}-message` : undefined}
        {...input}
        disabled={disabled}
        value={shown}
        onChange={({ target }) => type(withDots(target.value, shown))}
        onBlur={() => {
          setLeft(true)
          if (typed !== undefined && typed === value) setText(showDate(typed))
          if (shown !== '' && readDate(shown) === undefined) onUnreadable?.()
        }}
        className={classNames(inputLook, fieldHeights[size], 'pr-12 tabular-nums')}
      />
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger
          type="button"
          disabled={disabled}
          aria-label={`${words.open}: ${label}`}
          title={words.open}
          className="absolute right-0.5 grid size-11 place-items-center rounded-control text-muted hover:text-ink disabled:opacity-50"
        >
          <Icon name="calendar" size={20} />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner sideOffset={6} align="end" collisionPadding={8} className="z-50">
            <Popover.Popup className={popupClass}>
              <Suspense fallback={<Skeleton height={336} width={308} />}>
                <DateCalendar
                  lang={lang}
                  value={value}
                  min={min}
                  max={max}
                  onChoose={(day) => {
                    type(showDate(day))
                    setOpen(false)
                  }}
                />
              </Suspense>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </span>
  )
  if (bare) return <div className={className}>{field}</div>
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={fieldId} className={labelHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
      </label>
      {field}
      <FieldMessage id={`${fieldId}-message`} error={fault} hint={hint} />
    </div>
  )
}
