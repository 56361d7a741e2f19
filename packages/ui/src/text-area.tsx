import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import { FieldMessage, inputClass, type FieldFrame } from './text-field.tsx'

export interface SavedState {
  kind: 'saving' | 'saved' | 'offline' | 'failed'
  text: string
}

export interface TextAreaProps extends FieldFrame, Omit<ComponentProps<'textarea'>, 'rows'> {
  minRows?: number
  /** It scrolls from there on. */
  maxRows?: number
  /** What stands below the text on the right: "12 words". */
  counter?: string
  counterTone?: 'quiet' | 'good' | 'warning'
  /** Whether what is written is safe; changes are read out politely. */
  saved?: SavedState
}

const LINE = 24
const PADDING = 26

const savedStyles: Record<Exclude<SavedState['kind'], 'saving'>, { icon: IconName; className: string }> = {
  saved: { icon: 'check', className: 'text-pistachio-text' },
  offline: { icon: 'wifi-off', className: 'text-saffron-text' },
  failed: { icon: 'warning', className: 'text-pomegranate-text' },
}
const counterTones = { quiet: 'text-muted', good: 'text-pistachio-text', warning: 'text-saffron-text' }

/** Whether what was typed is stored: shown below a field or above an editor. */
export function SavedLine({ kind, text }: SavedState): ReactNode {
  const appearance = kind === 'saving' ? undefined : savedStyles[kind]
  return (
    <span
      role="status"
      className={classNames('inline-flex items-center gap-1.5', appearance?.className ?? 'text-muted')}
    >
      {appearance ? <Icon name={appearance.icon} size={18} /> : <Spinner size={16} />}
      {text}
    </span>
  )
}

/** A text field of several lines that grows with its text. */
export function TextArea({
  label,
  error,
  hint,
  labelHidden,
  id,
  className,
  minRows = 4,
  maxRows = 16,
  counter,
  counterTone = 'quiet',
  saved,
  ref,
  ...input
}: TextAreaProps): ReactNode {
  const ownId = useId()
  const fieldId = id ?? ownId
  const field = useRef<HTMLTextAreaElement>(null)
  const { value } = input
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement) // It is there before any handle is asked for.

  useLayoutEffect(() => {
    const area = field.current
    if (!area || CSS.supports('field-sizing', 'content')) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight + 2}px`
  }, [value])

  const described = [error || hint ? `${fieldId}-message` : '', counter ? `${fieldId}-counter` : '']
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={fieldId} className={labelHidden ? 'sr-only' : 'font-sans text-sm font-medium text-ink'}>
        {label}
      </label>
      <textarea
        ref={field}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        className={classNames(inputClass, 'field-sizing-content resize-none py-3 leading-6')}
        {...input}
        style={{ minHeight: minRows * LINE + PADDING, maxHeight: maxRows * LINE + PADDING, ...input.style }}
      />
      {(saved || counter) && (
        <div className="flex min-h-5 flex-wrap items-start justify-between gap-x-4 text-sm leading-5">
          {saved && <SavedLine {...saved} />}
          {counter && (
            <span
              id={`${fieldId}-counter`}
              className={classNames('ml-auto font-medium numbers', counterTones[counterTone])}
            >
              {counter}
            </span>
          )}
        </div>
      )}
      <FieldMessage id={`${fieldId}-message`} error={error} hint={hint} />
    </div>
  )
}
