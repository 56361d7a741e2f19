import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { QuestionFieldsProps } from '../field-parts.ts'
import { PictureFields } from '../media-fields.tsx'
import { OptionsFields } from '../options-fields.tsx'
import { defineQuestionType } from '../question-type.ts'
import { Both, Files, OptionsSummary } from '../version-words.tsx'

function Editor(props: QuestionFieldsProps): ReactNode {
  const { t } = useTranslation()
  const { question, media, onChange } = props
  return (
    <>
      <PictureFields
        field="picture"
        label={t('authoring.picture')}
        picture={question.picture}
        media={media}
        onChange={(picture) => onChange({ ...question, picture })}
      />
      <OptionsFields {...props} right="one" most={6} arePictured />
    </>
  )
}

export const imageBasedQuestion = defineQuestionType('image-based-question', {
  Editor,
  Summary: function Summary({ question }) {
    const { t } = useTranslation()
    const { picture } = question
    return (
      <>
        <Files paths={[picture?.file]} />
        {picture && <Both label={t('authoring.picture_alt')} text={picture.alt} />}
        <OptionsSummary question={question} />
      </>
    )
  },
})
