import { OptionsFields } from '../options-fields.tsx'
import { defineQuestionType } from '../question-type.ts'
import { OptionsSummary } from '../version-words.tsx'

export const selectedFile = defineQuestionType('selected-file', {
  Editor: (props) => <OptionsFields {...props} right="one" most={8} />,
  Summary: OptionsSummary,
})
