import {
  authoringLimits,
  exerciseLimits,
  exerciseStages,
  type DraftQuestion,
  type Lang,
} from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { CheckField } from '@qadam/ui/check-field'
import { SelectField } from '@qadam/ui/select-field'
import { TextArea } from '@qadam/ui/text-area'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { InLanguages } from '../../../platform/in-languages.tsx'
import { TextInLanguages } from '../../../platform/text-in-languages.tsx'
import { AddButton } from './add-button.tsx'
import { CheckFields } from './check-fields.tsx'
import { withCode, writtenCode } from './code-text.ts'
import { useAdded } from './enter-fields.ts'
import type { QuestionFieldsProps } from './field-parts.ts'
import { hintLines, hintsOf } from './exercise-hints.ts'
import { isFirstStep, isFurtherStep, withStep } from './fading-steps.ts'
import { newId } from './new-question.ts'

type Exercise = NonNullable<DraftQuestion['exercises']>[number]

const emptyExercise = (id: string): Exercise => ({
  ...{ id, title: { uz: '' }, text: { uz: '' }, language: 'python', starter: '' },
  checks: [{ id: newId(), title: { uz: '' } }],
})

/** The small programs that students write inside a text. */
export function ExerciseFields({ question, onChange }: QuestionFieldsProps): ReactNode {
  const { t } = useTranslation()
  const { exercises = [] } = question
  const added = useAdded()
  const set = (next: Exercise[]) => onChange({ ...question, exercises: next })
  return (
    <>
      {exercises.map((exercise, place) => (
        <fieldset
          key={exercise.id}
          ref={added.ref(exercise.id)}
          className="flex flex-col gap-3 rounded-control border border-line p-3"
        >
          <legend className="px-1 text-sm font-medium">
            {t('authoring.exercise', { number: place + 1 })}
          </legend>
          {place > 0 && (
            <CheckField
              label={t('authoring.exercise_step')}
              checked={isFurtherStep(exercises, place)}
              onChange={(isJoined) => set(withStep(exercises, place, isJoined, newId))}
            />
          )}
          <Fields
            exercise={exercise}
            hasExample={isFirstStep(exercises, place) || exercise.example !== undefined}
            onChange={(part) => set(exercises.with(place, { ...exercise, ...part }))}
          />
          <Button
            size="sm"
            variant="ghost"
            className="self-start"
            onClick={() => set(exercises.filter(({ id }) => id !== exercise.id))}
          >
            {t('authoring.remove_exercise')}
          </Button>
        </fieldset>
      ))}
      {exercises.length < exerciseLimits.exercises && (
        <AddButton
          onClick={() => {
            const id = newId()
            added.add(id)
            set([...exercises, emptyExercise(id)])
          }}
        >
          {t('authoring.add_exercise')}
        </AddButton>
      )}
    </>
  )
}

interface FieldsProps {
  exercise: Exercise
  onChange: (part: Partial<Exercise>) => void
}

function Fields({ exercise, hasExample, onChange }: FieldsProps & { hasExample: boolean }): ReactNode {
  const { t } = useTranslation()
  const { id, title, text, example, language, checks, repair = false, stage = 'write' } = exercise
  return (
    <>
      <p className="text-sm text-muted">
        {t('authoring.exercise_place')} <code className="font-mono">```exercise {id} ```</code>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 2xl:grid-cols-2">
        <TextInLanguages
          text={title}
          labelOf={(lang) => `${t('authoring.exercise_title')} (${lang})`}
          maxLength={authoringLimits.titleMaxLength}
          onChange={(lang, value) => onChange({ title: { ...title, [lang]: value } })}
        />
        <LongText
          label={t('authoring.exercise_text')}
          text={text}
          onChange={(next) => onChange({ text: next })}
        />
        {hasExample && (
          <LongText
            label={t('authoring.exercise_example')}
            text={example ?? { uz: '' }}
            onChange={(next) =>
              onChange({ example: next.uz === '' && (next.ru ?? '') === '' ? undefined : next })
            }
          />
        )}
        <CodeFields of="starter" label={t('authoring.starter')} {...{ exercise, onChange }} />
        <CodeFields of="solution" label={t('authoring.exercise_solution')} {...{ exercise, onChange }} />
      </div>
      <SelectField
        className="max-w-60"
        label={t('authoring.language')}
        value={language}
        options={(['python', 'web'] as const).map((each) => ({
          value: each,
          label: t(`authoring.program.${each}`),
        }))}
        onChange={(chosen) => onChange({ language: chosen })}
      />
      <SelectField
        className="max-w-60"
        label={t('authoring.exercise_stage')}
        value={stage}
        options={exerciseStages.map((each) => ({ value: each, label: t(`authoring.stage.${each}`) }))}
        onChange={(chosen) => onChange({ stage: chosen === 'write' ? undefined : chosen })}
      />
      <CheckField
        label={t('authoring.exercise_repair')}
        checked={repair}
        onChange={(isBroken) => onChange({ repair: isBroken || undefined })}
      />
      <CheckFields
        checks={checks}
        language={language}
        most={exerciseLimits.checks}
        empty={(checkId): Exercise['checks'][number] => ({ id: checkId, title: { uz: '' } })}
        onChange={(next) => onChange({ checks: next })}
        more={({ hints = [] }, change) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 2xl:grid-cols-2">
            <InLanguages text={{ uz: hintLines(hints, 'uz'), ru: hintLines(hints, 'ru') || undefined }}>
              {(lang) => (
                <TextArea
                  label={`${t('authoring.check_hints')} (${lang})`}
                  lang={lang}
                  minRows={1}
                  value={hintLines(hints, lang)}
                  onChange={({ target }) => change({ hints: hintsOf(hints, lang, target.value) })}
                />
              )}
            </InLanguages>
          </div>
        )}
      />
    </>
  )
}

type LocalText = Exercise['text']

function LongText({
  label,
  text,
  onChange,
}: {
  label: string
  text: LocalText
  onChange: (text: LocalText) => void
}): ReactNode {
  return (
    <InLanguages text={text}>
      {(lang, hint) => (
        <TextArea
          label={`${label} (${lang})`}
          hint={hint}
          lang={lang}
          minRows={2}
          maxLength={authoringLimits.textMaxLength}
          value={text[lang] ?? ''}
          onChange={({ target }) => onChange({ ...text, [lang]: target.value })}
        />
      )}
    </InLanguages>
  )
}

function CodeFields({
  of,
  label,
  exercise,
  onChange,
}: FieldsProps & { of: 'starter' | 'solution'; label: string }): ReactNode {
  const { t } = useTranslation()
  const code = exercise[of]
  return (
    <InLanguages text={{ ru: writtenCode(code, 'ru') }}>
      {(lang: Lang) => (
        <TextArea
          label={`${label} (${lang})`}
          hint={lang === 'ru' ? t('authoring.as_uzbek') : undefined}
          className="font-mono"
          minRows={lang === 'ru' ? 1 : 3}
          maxLength={exerciseLimits.codeMaxLength}
          spellCheck={false}
          value={writtenCode(code, lang)}
          onChange={({ target }) => onChange({ [of]: withCode(code, lang, target.value) })}
        />
      )}
    </InLanguages>
  )
}
