import { limits } from '@qadam/contract'
import { TextField } from '@qadam/ui/text-field'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface PersonDraft {
  first_name: string
  last_name: string
  phone: string
  lang: 'uz' | 'ru'
}

export interface PersonFieldsProps {
  draft: PersonDraft
  onChange: (change: Partial<PersonDraft>) => void
}

/** What an account needs: names, phone, language. */
export function PersonFields({ draft, onChange }: PersonFieldsProps): ReactNode {
  const { t } = useTranslation()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['first_name', 'last_name'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`roster.${field}`)}
            value={draft[field]}
            required
            autoComplete="off"
            maxLength={limits.roster.nameMaxLength}
            onChange={({ target }) => onChange({ [field]: target.value })}
          />
        ))}
      </div>
      <TextField
        label={t('roster.phone')}
        type="tel"
        value={draft.phone}
        required
        autoComplete="off"
        maxLength={40}
        placeholder="+998 90 123 45 67"
        onChange={({ target }) => onChange({ phone: target.value })}
      />
      <Choose
        label={t('roster.lang')}
        value={draft.lang}
        options={[
          { value: 'uz', label: 'Oʻzbekcha' },
          { value: 'ru', label: 'Русский' },
        ]}
        onChange={(lang) => onChange({ lang: lang === 'ru' ? 'ru' : 'uz' })}
      />
    </>
  )
}

export interface ChooseProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** The device's own list: long ones are searched by typing. */
export function Choose({ label, value, options, onChange }: ChooseProps): ReactNode {
  return (
    <label className="flex flex-col gap-1.5 text-sm font-medium">
      {label}
      <select
        className="min-h-12 rounded-control border border-control bg-card px-3 text-base"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

export const isWholePerson = ({ first_name, last_name, phone }: PersonDraft): boolean =>
  [first_name, last_name, phone].every((text) => text.trim() !== '')
