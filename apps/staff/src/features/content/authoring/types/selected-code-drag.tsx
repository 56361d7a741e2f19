import { useTranslation } from 'react-i18next'
import { CodePiecesFields } from '../code-pieces-fields.tsx'
import { codePieces } from '../code-pieces.ts'
import { defineQuestionType } from '../question-type.ts'
import { Code } from '../version-words.tsx'

export const selectedCodeDrag = defineQuestionType('selected-code-drag', {
  Editor: CodePiecesFields,
  Summary: function Summary({ question }) {
    const { t } = useTranslation()
    const pieces = codePieces(question)
    return (
      <>
        {question.template && <Code label={t('authoring.template')} code={question.template.code} />}
        {(['right', 'wrong'] as const).map((kind) =>
          pieces[kind].map(({ code }, place) => (
            <Code
              key={`${kind} ${place}`}
              label={t(`authoring.${kind}_piece`, { number: place + 1 })}
              code={code}
            />
          )),
        )}
      </>
    )
  },
})
