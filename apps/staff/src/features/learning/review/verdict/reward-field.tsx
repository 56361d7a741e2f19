import { inputClass } from '@qadam/ui/text-field'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { parseGrade } from './verdict.ts'

export interface RewardFieldProps {
  label: string
  icon: ReactNode
  /** By hand; null follows `usual`. */
  value: number | null
  usual: number
  max: number
  disabled?: boolean
  onChange: (value: number | null) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** Coins or points: what the score is worth, until the reviewer gives another number. */
export function RewardField({
  label,
  icon,
  value,
  usual,
  max,
  disabled,
  onChange,
  onKeyDown,
}: RewardFieldProps): ReactNode {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <span className="relative flex items-center">
        <span className="pointer-events-none absolute left-3">{icon}</span>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={value ?? ''}
          placeholder={String(usual)}
          disabled={disabled}
          aria-describedby={value === null ? `${id}-usual` : undefined}
          onChange={(event) => onChange(parseGrade(event.target.value, max))}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
          className={`${inputClass} pl-10 font-semibold numbers`}
        />
      </span>
      {value === null && (
        <span id={`${id}-usual`} className="sr-only">
          {t('review.reward_follows', { value: usual })}
        </span>
      )}
    </div>
  )
}
