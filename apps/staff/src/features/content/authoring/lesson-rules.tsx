import { authoringLimits, type DraftLesson } from '@qadam/contract'
import { SelectField } from '@qadam/ui/select-field'
import { TextField } from '@qadam/ui/text-field'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TextInLanguages } from '../../../platform/text-in-languages.tsx'

const kinds = ['Learn', 'Learn_Practice', 'Practice', 'Demoday'] as const

/** A lesson's title, its kind and the rules of its test. */
export function LessonRules({
  document,
  onChange,
}: {
  document: DraftLesson
  onChange: (document: DraftLesson) => void
}): ReactNode {
  const { t } = useTranslation()
  const { title } = document
  const number = (
    field: 'pass_percent' | 'max_attempts' | 'time_limit_s' | 'exercises_required',
    min = 1,
  ) => (
    <TextField
      label={t(`authoring.${field}`)}
      type="number"
      min={min}
      value={document[field] ?? ''}
      onChange={({ target }) => {
        const { [field]: _before, ...rest } = document
        const value = Math.round(Number(target.value))
        onChange(target.value === '' || value < 0 ? rest : { ...rest, [field]: value })
      }}
    />
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
      <TextInLanguages
        text={title}
        labelOf={(lang) => t(`authoring.title_${lang}`)}
        maxLength={authoringLimits.titleMaxLength}
        onChange={(lang, value) => onChange({ ...document, title: { ...title, [lang]: value } })}
      />
      <SelectField
        label={t('authoring.lesson_type')}
        value={document.type}
        options={kinds.map((kind) => ({ value: kind, label: t(`authoring.type.${kind}`) }))}
        onChange={(type) => onChange({ ...document, type })}
      />
      {document.type.startsWith('Learn') && (
        <div className="grid grid-cols-3 items-end gap-3 sm:col-span-full sm:max-w-2xl">
          {number('pass_percent')}
          {number('max_attempts')}
          {number('time_limit_s')}
          {document.questions.some(({ exercises = [] }) => exercises.length > 0) &&
            number('exercises_required', 0)}
          <p className="col-span-full text-sm text-muted">{t('authoring.rules_empty')}</p>
        </div>
      )}
    </div>
  )
}
