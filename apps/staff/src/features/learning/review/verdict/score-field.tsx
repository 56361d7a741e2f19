import { limits } from '@qadam/contract'
import { inputClass } from '@qadam/ui/text-field'
import { Icon } from '@qadam/ui/icon'
import { useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { parseGrade } from './verdict.ts'

const { maxScore } = limits.review

export interface ScoreFieldProps {
  value: number | null
  onChange: (value: number | null) => void
  error?: string
  disabled?: boolean
  field: RefObject<HTMLInputElement | null>
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** The score from 0 to 100: a slider for the hand, a number for the keyboard. */
export function ScoreField({
  value,
  onChange,
  error,
  disabled,
  field,
  onKeyDown,
}: ScoreFieldProps): ReactNode {
  const { t } = useTranslation()
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  const part = (value ?? 0) / maxScore
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t('review.score')}
      </label>
      {error && (
        // Above the field: below it a phone's keyboard and the verdict bar would hide it.
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-sm text-pomegranate-text">
          <Icon name="warning" size={18} />
          {error}
        </p>
      )}
      <div className="flex items-center gap-3">
        <input
          ref={slider}
          type="range"
          min={0}
          max={maxScore}
          step={1}
          value={value ?? 0}
          disabled={disabled}
          aria-label={t('review.score_slider')}
          aria-valuetext={value === null ? t('review.score_unset') : String(value)}
          onChange={(event) => onChange(Number(event.target.value))}
          // A hand that slid goes back to the keys of the screen.
          onPointerUp={() => slider.current?.blur()}
          className={`score-slider h-11 min-w-0 flex-1 ${value === null ? 'is-unset' : ''}`}
          style={{ '--part': String(part) } as object} // React's own type knows no custom properties
        />
        <span className="w-20 shrink-0">
          <input
            ref={field}
            id={id}
            inputMode="numeric"
            autoComplete="off"
            value={value ?? ''}
            placeholder="—"
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => onChange(parseGrade(event.target.value, maxScore))}
            onFocus={(event) => event.target.select()}
            onKeyDown={onKeyDown}
            className={`${inputClass} scroll-mt-24 scroll-mb-36 text-center font-display text-lg font-semibold numbers`}
          />
        </span>
      </div>
    </div>
  )
}
