import { useTranslation } from 'react-i18next'
import { NumberField } from '../number-field.tsx'
import { defineQuestionType } from '../question-type.ts'

export const voice = defineQuestionType('voice', {
  Editor: function Editor({ question, onChange }) {
    const { t } = useTranslation()
    return (
      <NumberField
        label={t('authoring.max_s')}
        value={question.max_s}
        onChange={(max_s) => onChange({ ...question, max_s })}
      />
    )
  },
  Summary: null,
})
