import { typedAnswerLimits } from '@qadam/contract'
import { IconButton } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { SelectField } from '@qadam/ui/select-field'
import { TextField } from '@qadam/ui/text-field'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AddButton } from '../add-button.tsx'
import { InLanguages } from '../../../../platform/in-languages.tsx'
import { useAdded } from '../enter-fields.ts'
import type { QuestionFieldsProps } from '../field-parts.ts'
import { defineQuestionType } from '../question-type.ts'
import { Both, Words } from '../version-words.tsx'

const formats = ['word', 'number', 'code'] as const

function Editor(props: QuestionFieldsProps): ReactNode {
  const { t } = useTranslation()
  const { question, onChange } = props
  const { format = 'word', tolerance } = question
  return (
    <>
      <SelectField
        className="max-w-72"
        label={t('authoring_fields.format')}
        value={format}
        options={formats.map((each) => ({ value: each, label: t(`authoring.answer_format.${each}`) }))}
        onChange={(chosen) => onChange({ ...question, format: chosen })}
      />
      <Accepted {...props} isCode={format === 'code'} />
      {format === 'number' && (
        <TextField
          label={t('authoring_fields.tolerance')}
          type="number"
          min={0}
          step="any"
          className="max-w-48"
          value={tolerance ?? ''}
          onChange={({ target }) =>
            onChange({
              ...question,
              tolerance: target.value === '' ? undefined : Math.max(0, Number(target.value)),
            })
          }
        />
      )}
    </>
  )
}

/** The answers that are right, in Russian too where that is another word; the first is shown as the right one. */
function Accepted({ question, onChange, isCode }: QuestionFieldsProps & { isCode: boolean }): ReactNode {
  const { t } = useTranslation()
  const { accepted = [] } = question
  const added = useAdded()
  const set = (next: typeof accepted) => onChange({ ...question, accepted: next })
  const name = (place: number) => `${t('authoring_fields.accepted')} ${place + 1}`
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">{t('authoring_fields.accepted')}</legend>
      {accepted.map((variant, place) => (
        <div key={place} ref={added.ref(String(place))} className="flex flex-wrap items-end gap-2">
          <InLanguages text={{ ru: variant.ru }}>
            {(lang) => (
              <TextField
                label={`${name(place)} (${lang})`}
                lang={lang}
                spellCheck={false}
                maxLength={typedAnswerLimits.length}
                className={`min-w-40 flex-1 ${isCode ? 'font-mono' : ''}`}
                placeholder={lang === 'ru' ? variant.uz : undefined}
                value={variant[lang] ?? ''}
                onChange={({ target }) => set(accepted.with(place, { ...variant, [lang]: target.value }))}
              />
            )}
          </InLanguages>
          {accepted.length > 1 && (
            <IconButton
              label={t('authoring.remove_named', { name: name(place) })}
              icon={<Icon name="trash" size={20} />}
              onClick={() => set(accepted.filter((_one, index) => index !== place))}
            />
          )}
        </div>
      ))}
      {accepted.length < typedAnswerLimits.accepted && (
        <AddButton
          onClick={() => {
            added.add(String(accepted.length))
            set([...accepted, { uz: '' }])
          }}
        >
          {t('authoring.add_accepted')}
        </AddButton>
      )}
    </fieldset>
  )
}

export const typedAnswer = defineQuestionType('typed-answer', {
  Editor,
  Summary: function Summary({ question: { accepted = [], format = 'word', tolerance } }) {
    const { t } = useTranslation()
    return (
      <>
        <Words label={t('authoring_fields.format')} text={t(`authoring.answer_format.${format}`)} />
        {accepted.map((variant, place) => (
          <Both key={place} label={`${t('authoring_fields.accepted')} ${place + 1}`} text={variant} />
        ))}
        {tolerance !== undefined && (
          <Words label={t('authoring_fields.tolerance')} text={String(tolerance)} />
        )}
      </>
    )
  },
})
