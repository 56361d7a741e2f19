import {
  bankQuestionDraft,
  bankQuestionText,
  examSkills,
  limits,
  savedBy,
  type BankQuestionText,
  type ExamBank,
} from '@qadam/contract'
import { FormFault } from '@qadam/ui/form-fault'
import { SelectField } from '@qadam/ui/select-field'
import { TextArea } from '@qadam/ui/text-area'
import { TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { call } from '../../../platform/call.ts'
import { useConflictForm } from '../../../platform/conflict-form.tsx'
import { FormDialog } from '../../../platform/form-dialog.tsx'

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
  const labels: Record<keyof Draft, string> = {
    skill: t('exam.about'),
    question: t('exam.text'),
    right: t('exam.right_option'),
    wrong1: t('exam.wrong_option', { number: 1 }),
    wrong2: t('exam.wrong_option', { number: 2 }),
    wrong3: t('exam.wrong_option', { number: 3 }),
  }
  const inputOf = ({ wrong1, wrong2, wrong3, ...texts }: Draft, over: BankQuestionText | undefined) => ({
    ...(over && { id: over.id, revision: over.revision }),
    part: over?.part ?? part,
    ...texts,
    wrong: [wrong1, wrong2, wrong3],
  })
  const form = useConflictForm({
    saved: question,
    newer: newerQuestion,
    draftOf,
    send: async ({ base, draft }) => await call('exam_question_save', inputOf(draft, base)),
    onSaved: (saved) => {
      onSaved(saved.bank)
      onClose()
    },
    labelOf: (name) => labels[name],
    wordOf: (value, name) => {
      const skill = name === 'skill' && examSkills.find((each) => each === value)
      return skill ? t(`exam.skill.${skill}`) : String(value)
    },
  })
  const { draft, change, base } = form
  const read = z.safeParse(bankQuestionDraft, inputOf(draft, base))
  const isFilled = [draft.question, draft.right, draft.wrong1, draft.wrong2, draft.wrong3].every(
    (text) => text.trim() !== '',
  )
  const isReworded =
    base && Object.entries(draftOf(base)).some(([name, was]) => was !== draft[name as keyof Draft])

  function failureText(failure: unknown): string {
    const reason = isCallError(failure, 'conflict') ? failure.details['reason'] : undefined
    return reason === 'duplicate' || reason === 'too_many' ? t(`exam.${reason}`) : errorText(failure)
  }

  return (
    <FormDialog
      title={question ? t('exam.edit') : t('exam.add_to', { number: part })}
      isBusy={form.isBusy}
      fault={form.failure && failureText(form.failure)}
      submitLabel={t('exam.save')}
      canSubmit={read.success}
      onSubmit={form.send}
      onClose={onClose}
    >
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
      <SelectField
        label={labels.skill}
        value={draft.skill}
        options={examSkills.map((skill) => ({ value: skill, label: t(`exam.skill.${skill}`) }))}
        onChange={(skill) => change({ skill })}
      />
      <FormFault>{isFilled && !read.success && t('exam.alike')}</FormFault>
      {isReworded && <p className="text-sm text-muted">{t('exam.reworded')}</p>}
      {form.conflict}
    </FormDialog>
  )
}
