import { OptionsFields } from '../options-fields.tsx'
import { defineQuestionType } from '../question-type.ts'
import { OptionsSummary } from '../version-words.tsx'

export const selectedMultiple = defineQuestionType('selected-multiple', {
  Editor: (props) => <OptionsFields {...props} right="several" most={8} />,
  Summary: OptionsSummary,
})
