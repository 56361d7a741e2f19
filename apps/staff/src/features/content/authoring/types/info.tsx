import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { ExerciseFields } from '../exercise-fields.tsx'
import { defineQuestionType } from '../question-type.ts'
import { Both, ChecksSummary, Code } from '../version-words.tsx'

export const info = defineQuestionType('info', {
  Editor: ExerciseFields,
  Summary: function Summary({ question: { exercises = [] } }) {
    const { t } = useTranslation()
    return exercises.map(({ id, title, text, example, stage, starter, solution, checks }, place) => (
      <Fragment key={id}>
        <Both label={t('authoring.exercise', { number: place + 1 })} text={title} />
        <Both label={t('authoring.exercise_text')} text={text} />
        {example && <Both label={t('authoring.exercise_example')} text={example} />}
        {stage && <p>{t(`authoring.stage.${stage}`)}</p>}
        <Code label={t('authoring.starter')} code={starter} />
        <Code label={t('authoring.exercise_solution')} code={solution} />
        <ChecksSummary checks={checks} />
      </Fragment>
    ))
  },
  textRows: 8,
})
