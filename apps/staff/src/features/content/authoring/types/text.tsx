import { useTranslation } from 'react-i18next'
import { NumberField } from '../number-field.tsx'
import { defineQuestionType } from '../question-type.ts'

export const text = defineQuestionType('text', {
  Editor: function Editor({ question, onChange }) {
    const { t } = useTranslation()
    const { words } = question
    return (
      <div className="flex flex-wrap gap-3">
        {(['min', 'max'] as const).map((bound) => (
          <NumberField
            key={bound}
            label={t(`authoring.words_${bound}`)}
            value={words?.[bound]}
            onChange={(value) => onChange({ ...question, words: { ...words, [bound]: value } })}
          />
        ))}
      </div>
    )
  },
  Summary: null,
})
