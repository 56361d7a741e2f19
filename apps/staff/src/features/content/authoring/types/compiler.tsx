import { useTranslation } from 'react-i18next'
import { ProgramFields } from '../program-fields.tsx'
import { defineQuestionType } from '../question-type.ts'
import { ChecksSummary, Code } from '../version-words.tsx'

export const compiler = defineQuestionType('compiler', {
  Editor: ProgramFields,
  Summary: function Summary({ question: { starter = {}, solution = {}, checks = [] } }) {
    const { t } = useTranslation()
    return (
      <>
        {Object.entries(starter).map(([name, code]) => (
          <Code key={name} label={`${t('authoring.starter')} · ${name}`} code={code} />
        ))}
        {Object.entries(solution).map(([name, code]) => (
          <Code key={name} label={`${t('authoring.solution')} · ${name}`} code={code} />
        ))}
        <ChecksSummary checks={checks} />
      </>
    )
  },
  starter: ({ starter }, lang) =>
    starter &&
    Object.fromEntries(
      Object.entries(starter).map(([name, code]) => [
        name,
        typeof code === 'string' ? code : (code[lang] ?? code.uz),
      ]),
    ),
})
