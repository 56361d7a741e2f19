import {
  bankQuestionDraft,
  bankQuestionText,
  examSkills,
  limits,
  savedBy,
  type BankQuestionText,
  type ExamBank,
  type ExamSkill,
} from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { TextArea } from '@qadam/ui/text-area'
import { inputClass, TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { call } from '../../../platform/call.ts'
import { differencesOf, Meanwhile, mergeMine, newerOf } from '../../../platform/meanwhile.tsx'

const { bank } = limits.exam
const newerQuestion = z.extend(bankQuestionText, savedBy)
const wrongs = ['wrong1', 'wrong2', 'wrong3'] as const

export interface BankQuestionDialogProps {
  /** A new one where absent. */
  question: BankQuestionText | undefined
  /** Of a new one. */
  part: number
  onSaved: (bank: ExamBank) => void
  onClose: () => void
}

const draftOf = (question: BankQuestionText | undefined) => ({
  skill: question?.skill ?? examSkills[0],
  question: question?.question ?? '',
  right: question?.right ?? '',
  wrong1: question?.wrong[0] ?? '',
  wrong2: question?.wrong[1] ?? '',
  wrong3: question?.wrong[2] ?? '',
})
type Draft = ReturnType<typeof draftOf>

/** One question of the bank: its text, its four options and what it is about. */
export function BankQuestionDialog({ question, part, onSaved, onClose }: BankQuestionDialogProps): ReactNode {
  const { t } = useTranslation()
  // As it was read, or as the last conflict told.
  const [base, setBase] = useState(question)
  const [draft, setDraft] = useState(() => draftOf(question))
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes })
  const inputOf = ({ wrong1, wrong2, wrong3, ...texts }: Draft, over = base) => ({
    ...(over && { id: over.id, revision: over.revision }),
    part: over?.part ?? part,
    ...texts,
    wrong: [wrong1, wrong2, wrong3],
  })
  const save = useMutation({
    mutationFn: async (input: ReturnType<typeof inputOf>) => await call('exam_question_save', input),
    onSuccess: (saved) => {
      onSaved(saved.bank)
      onClose()
    },
  })
  const newer = newerOf(save.error, newerQuestion)
  const read = z.safeParse(bankQuestionDraft, inputOf(draft))
  const isFilled = [draft.question, draft.right, draft.wrong1, draft.wrong2, draft.wrong3].every(
    (text) => text.trim() !== '',
  )
  const isReworded =
    base && Object.entries(draftOf(base)).some(([name, was]) => was !== draft[name as keyof Draft])

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (read.success && !save.isPending) save.mutate(inputOf(draft))
  }

  function take(saved: BankQuestionText, next: Draft): void {
    setBase(saved)
    setDraft(next)
    save.reset()
  }

  function failureText(failure: unknown): string {
    const reason = isCallError(failure, 'conflict') ? failure.details['reason'] : undefined
    return reason === 'duplicate' || reason === 'too_many' ? t(`exam.${reason}`) : errorText(failure)
  }

  const labels: Record<keyof Draft, string> = {
    skill: t('exam.about'),
    question: t('exam.text'),
    right: t('exam.right_option'),
    wrong1: t('exam.wrong_option', { number: 1 }),
    wrong2: t('exam.wrong_option', { number: 2 }),
    wrong3: t('exam.wrong_option', { number: 3 }),
  }
  return (
    <Dialog
      open
      title={question ? t('exam.edit') : t('exam.add_to', { number: part })}
      closeLabel={t('shell.close')}
      isBusy={save.isPending}
      onOpenChange={(open) => !open && onClose()}
    >
      <form onSubmit={onSubmit} className="flex flex-col gap-4">
        <TextArea
          label={labels.question}
          hint={t('exam.gap_hint')}
          lang="en"
          minRows={2}
          maxRows={6}
          value={draft.question}
          maxLength={bank.questionMaxLength}
          onChange={(event) => change({ question: event.target.value })}
        />
        <TextField
          label={labels.right}
          lang="en"
          value={draft.right}
          maxLength={bank.optionMaxLength}
          onChange={(event) => change({ right: event.target.value })}
        />
        {wrongs.map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            lang="en"
            value={draft[name]}
            maxLength={bank.optionMaxLength}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
        <label className="flex flex-col gap-1.5 text-sm font-medium">
          {labels.skill}
          <select
            className={inputClass}
            value={draft.skill}
            onChange={({ target }) => change({ skill: skillOf(target.value) })}
          >
            {examSkills.map((skill) => (
              <option key={skill} value={skill}>
                {t(`exam.skill.${skill}`)}
              </option>
            ))}
          </select>
        </label>
        {isFilled && !read.success && (
          <p role="alert" className="text-[15px] text-pomegranate-text">
            {t('exam.alike')}
          </p>
        )}
        {isReworded && <p className="text-sm text-muted">{t('exam.reworded')}</p>}
        {newer && (
          <Meanwhile
            saved={newer}
            differences={differencesOf(
              { base: draftOf(base), mine: draft, newer: draftOf(newer) },
              (name) => labels[name],
              (value, name) => (name === 'skill' ? t(`exam.skill.${skillOf(value)}`) : String(value)),
            )}
            onTake={() => take(newer, draftOf(newer))}
            onKeep={() => {
              const merged = mergeMine(draftOf(base), draft, draftOf(newer))
              take(newer, merged)
              save.mutate(inputOf(merged, newer))
            }}
          />
        )}
        {save.error && !newer && (
          <p role="alert" className="text-[15px] text-pomegranate-text">
            {failureText(save.error)}
          </p>
        )}
        <Button type="submit" full loading={save.isPending} disabled={!read.success}>
          {t('exam.save')}
        </Button>
      </form>
    </Dialog>
  )
}

const skillOf = (value: unknown): ExamSkill => examSkills.find((skill) => skill === value) ?? examSkills[0]
