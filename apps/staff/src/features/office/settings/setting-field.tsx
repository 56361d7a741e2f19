import { Chip } from '@qadam/ui/chip'
import { SelectField, type SelectOption } from '@qadam/ui/select-field'
import { TextField } from '@qadam/ui/text-field'
import { formatNumber } from '@qadam/web/format'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldTexts } from '../../../platform/i18n/setting-texts.ts'
import { SettingChoice } from './setting-choice.tsx'
import { textOf, type Field } from './setting-fields.ts'
import type { Choice } from './settings-query.ts'

export interface SettingFieldProps {
  field: Field
  texts: FieldTexts
  /** What stands in it: saved, chosen, or typed. */
  value: unknown
  /** The usual value, in words. */
  usual: string
  fault: string | undefined
  onChange: (value: string) => void
  /** What a number may name. */
  choices?: readonly Choice[] | undefined
  /** Absent where it is as usual. */
  onUsual: (() => void) | undefined
}

/** A number, a text or a choice, with what is usual and the way back to it. */
export function SettingField(props: SettingFieldProps): ReactNode {
  const { t } = useTranslation()
  const { field, texts, value, usual, fault, onChange, onUsual, choices } = props
  const { kind } = field
  const by =
    kind.is === 'number'
      ? t('school_settings.range', {
          value: usual,
          least: formatNumber(kind.least),
          most: formatNumber(kind.most),
        })
      : t('school_settings.usually', { value: usual })
  const hint = texts.hint === undefined ? by : `${texts.hint} ${by}`
  return (
    <div className="flex flex-col items-start gap-1.5">
      {kind.is === 'choice' ? (
        <SettingChoice
          label={texts.label}
          hint={hint}
          value={textOf(value)}
          choices={kind.options.map((each) => ({
            value: each,
            title: texts.choices?.[each]?.title ?? each,
            text: texts.choices?.[each]?.text ?? '',
          }))}
          onChange={onChange}
        />
      ) : choices ? (
        <SelectField
          label={texts.label}
          hint={hint}
          error={fault}
          className="w-full"
          value={textOf(value)}
          options={optionsOf(choices, textOf(value), (id) => t('school_settings.not_listed', { id }))}
          onChange={onChange}
        />
      ) : (
        <TextField
          label={texts.label}
          hint={hint}
          error={fault}
          inputMode={kind.is === 'text' ? kind.keyboard : 'numeric'}
          autoComplete="off"
          className="w-full"
          value={textOf(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {onUsual && (
        <span className="flex flex-wrap items-center gap-x-3">
          <Chip tone="lapis">{t('school_settings.changed')}</Chip>
          <button
            type="button"
            className="min-h-11 text-compact font-semibold text-turquoise-text"
            aria-label={t('school_settings.to_usual_of', { field: texts.label })}
            onClick={onUsual}
          >
            {t('school_settings.to_usual')}
          </button>
        </span>
      )}
    </div>
  )
}

/** The choices; what is set stays one of them, also where it names nothing any more. */
export function optionsOf(
  choices: readonly Choice[],
  set: string,
  unlisted: (id: string) => string,
): SelectOption<string>[] {
  const options = choices.map(({ value, label }) => ({ value: String(value), label }))
  return options.some(({ value }) => value === set)
    ? options
    : [{ value: set, label: unlisted(set) }, ...options]
}
