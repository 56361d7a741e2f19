import { OptionsFields } from '../options-fields.tsx'
import { defineQuestionType } from '../question-type.ts'
import { OptionsSummary } from '../version-words.tsx'

export const selectedDrag = defineQuestionType('selected-drag', {
  Editor: (props) => <OptionsFields {...props} right="order" most={8} />,
  Summary: OptionsSummary,
})
