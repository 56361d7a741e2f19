import { officeLimits } from '@qadam/contract'
import { SelectField } from '@qadam/ui/select-field'
import { TextField } from '@qadam/ui/text-field'
import { formatPhone } from '@qadam/web/phone-format'
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
            maxLength={officeLimits.roster.nameMaxLength}
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
      <SelectField
        label={t('roster.lang')}
        value={draft.lang}
        options={[
          { value: 'uz', label: 'Oʻzbekcha' },
          { value: 'ru', label: 'Русский' },
        ]}
        onChange={(lang) => onChange({ lang })}
      />
    </>
  )
}

/** A value of them, as a conflict writes it. */
export function personWord(value: unknown, field: string): string {
  if (field === 'lang') return value === 'ru' ? 'Русский' : 'Oʻzbekcha'
  return field === 'phone' ? formatPhone(String(value)) : String(value) || '—'
}

export const isWholePerson = ({ first_name, last_name, phone }: PersonDraft): boolean =>
  [first_name, last_name, phone].every((text) => text.trim() !== '')
