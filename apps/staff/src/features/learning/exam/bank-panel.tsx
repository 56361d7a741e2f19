import { examSkills, limits, type BankQuestion, type ExamBank } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { CardList } from '@qadam/ui/card-list'
import { Chip } from '@qadam/ui/chip'
import { Icon } from '@qadam/ui/icon'
import { Notice } from '@qadam/ui/notice'
import { Skeleton } from '@qadam/ui/skeleton'
import { Tabs } from '@qadam/ui/tabs'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { QueryView } from '@qadam/web/frame/query-view'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { BankQuestionDialog } from './bank-question-dialog.tsx'
import { BankQuestionRow } from './bank-question-row.tsx'
import { bankQuery } from './exam-queries.ts'

const { warnBelow } = limits.exam.bank

type Part = 1 | 2 | 3

/** What the exam asks, part by part and skill by skill, with the figures of each question. */
export function BankPanel({ part, onPart }: { part: Part; onPart: (part: Part) => void }): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(bankQuery)
  const { data } = read
  const [edited, setEdited] = useState<BankQuestion | 'new'>()
  const keep = (bank: ExamBank) => void queryClient.setQueryData(bankQuery.queryKey, bank)
  const retire = useMutation({
    mutationFn: async ({ id, retired_at }: BankQuestion) =>
      await call('exam_question_retire', { question_id: id, retired: retired_at === null }),
    onSuccess: (bank, { retired_at }) => {
      keep(bank)
      void showToast('success', t(retired_at === null ? 'exam.retired' : 'exam.brought_back'))
    },
    onError: (failure) => {
      void showToast('error', isCallError(failure, 'conflict') ? t('exam.too_few') : errorText(failure))
      void read.refetch()
    },
  })
  if (!data) return <QueryView query={read} skeleton={<Skeleton height={420} />} />
  const active = data.questions.filter(({ retired_at }) => retired_at === null)
  const own = active.filter((question) => question.part === part)
  const retired = data.questions.filter((question) => question.part === part && question.retired_at !== null)
  const rowOf = (question: BankQuestion) => (
    <BankQuestionRow
      key={question.id}
      question={question}
      isBusy={retire.isPending && retire.variables.id === question.id}
      onEdit={() => setEdited(question)}
      onRetire={() => retire.mutate(question)}
    />
  )
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-muted">{t('exam.bank_text')}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Tabs
          label={t('exam.parts')}
          className="min-w-0 flex-1 basis-80 max-sm:[&_[role=tab]]:gap-1 max-sm:[&_[role=tab]]:px-2 max-[22rem]:[&_[role=tab]]:px-1 sm:max-w-lg"
          value={String(part)}
          onChange={(next) => onPart((['1', '2', '3'].indexOf(next) + 1) as Part)} // one of its three items
          items={(['1', '2', '3'] as const).map((number) => {
            const count = active.filter((question) => question.part === Number(number)).length
            return {
              value: number,
              label: `${t('exam.part', { number })} · ${count}`,
              ...(count < warnBelow && {
                icon: <Icon name="warning" size={16} label={t('exam.few_mark')} />,
              }),
            }
          })}
        />
        <Button size="sm" icon={<Icon name="plus" size={20} />} onClick={() => setEdited('new')}>
          {t('exam.add')}
        </Button>
      </div>
      <p className="-mt-2 text-compact">{data.parts.find((each) => each.part === part)?.description}</p>
      {own.length < warnBelow && (
        <Notice
          tone="saffron"
          icon="warning"
          title={t('exam.few', { count: own.length })}
          text={t('exam.few_text', { count: warnBelow })}
        />
      )}
      {own.some(({ drift }) => drift) && (
        <Notice
          tone="lapis"
          icon="speed"
          title={t('exam.drifting', { count: own.filter(({ drift }) => drift).length })}
          text={t('exam.drift_text')}
        />
      )}
      {examSkills.map((skill) => {
        const questions = own.filter((question) => question.skill === skill)
        return (
          <section key={skill} aria-labelledby={`skill-${skill}`} className="flex flex-col gap-2">
            <h2 id={`skill-${skill}`} className="flex items-center gap-2 font-bold">
              {t(`exam.skill.${skill}`)}
              <Chip>{questions.length}</Chip>
            </h2>
            {questions.length > 0 && <BankList>{questions.map(rowOf)}</BankList>}
          </section>
        )
      })}
      {retired.length > 0 && (
        <section aria-labelledby="retired" className="flex flex-col gap-2">
          <h2 id="retired" className="flex items-center gap-2 font-bold">
            {t('exam.retired_ones')}
            <Chip>{retired.length}</Chip>
          </h2>
          <p className="max-w-prose text-compact text-muted">{t('exam.retired_text')}</p>
          <BankList>{retired.map(rowOf)}</BankList>
        </section>
      )}
      {edited && (
        <BankQuestionDialog
          question={edited === 'new' ? undefined : edited}
          part={part}
          onSaved={keep}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}

const BankList = ({ children }: { children: ReactNode }) => <CardList>{children}</CardList>
