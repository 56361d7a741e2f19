import { limits } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { FormFault } from '@qadam/ui/form-fault'
import { Notice } from '@qadam/ui/notice'
import { TextField } from '@qadam/ui/text-field'
import { errorText } from '@qadam/web/error-text'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../platform/date-field.tsx'
import { call } from '../../../platform/call.ts'
import { schoolToday } from '../../../platform/times.ts'
import { dayBefore, isRepairable, type ProposedRepair } from './repair-range.ts'

/** Whose streaks: of a student, of a group, or with neither of the whole school. */
export interface RepairWhom {
  student_id?: number
  group_id?: number
}

export interface RepairFormProps {
  whom: RepairWhom
  /** Above the days: the student, where that is to be chosen. */
  before?: ReactNode
  /** What stands in the form at first. */
  proposed?: ProposedRepair | undefined
  onDone: () => void
}

const { reasonMaxLength } = limits.audit

/** Days and reason, then what the repair will do, and only then the repair. Pressed again it is the same repair. */
export function RepairForm({ whom, before, proposed, onDone }: RepairFormProps): ReactNode {
  const { t } = useTranslation()
  const yesterday = dayBefore(schoolToday())
  const [from, setFrom] = useState(proposed?.from ?? yesterday)
  const [to, setTo] = useState(proposed?.to ?? yesterday)
  const [reason, setReason] = useState(proposed?.reason ?? '')
  const [wasPressed, setWasPressed] = useState(false)
  const range = { ...whom, from, to }
  const asked = JSON.stringify(range)
  const daysRight = isRepairable(from, to, yesterday)
  const reasonRight = reason.trim().length >= 3

  const look = useMutation({
    mutationFn: async () => {
      const preview = await call('streak_repair_preview', range)
      // Shown only as long as the input is the same; the request id makes a second press idempotent.
      return { ...preview, asked, request_id: crypto.randomUUID() }
    },
  })
  const preview = look.data?.asked === asked ? look.data : undefined
  const repair = useMutation({
    mutationFn: async (request_id: string) =>
      await call('streak_repair', { ...range, reason: reason.trim(), request_id }),
    onSuccess: () => {
      look.reset()
      onDone()
    },
  })
  const failure = repair.error ?? look.error

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    setWasPressed(true)
    if (!daysRight || !reasonRight || look.isPending || repair.isPending) return
    if (preview && preview.students > 0) repair.mutate(preview.request_id)
    else look.mutate()
  }

  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      {before}
      <div className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2">
        {(['from', 'to'] as const).map((end) => (
          <DateField
            key={end}
            label={t(`streaks.${end}`)}
            max={yesterday}
            value={end === 'from' ? from : to}
            onChange={(day) => (end === 'from' ? setFrom(day) : setTo(day))}
          />
        ))}
      </div>
      {!daysRight && (
        <p role="alert" className="-mt-2 text-sm text-pomegranate-text">
          {t('streaks.days_wrong', { count: limits.streak.maxRepairDays })}
        </p>
      )}
      <TextField
        label={t('streaks.reason')}
        hint={t('streaks.reason_hint')}
        value={reason}
        maxLength={reasonMaxLength}
        error={wasPressed && !reasonRight ? t('streaks.reason_missing') : undefined}
        onChange={({ target: { value } }) => setReason(value)}
      />
      {preview && <Preview preview={preview} />}
      {failure && <FormFault>{errorText(failure)}</FormFault>}
      <Button type="submit" loading={look.isPending || repair.isPending} disabled={preview?.students === 0}>
        {t(preview && preview.students > 0 ? 'streaks.confirm' : 'streaks.look')}
      </Button>
    </form>
  )
}

interface Outcome {
  days: number
  current_before: number
  current_after: number
  coins: number
}

function Preview({ preview }: { preview: { students: number; outcome: Outcome | null } }): ReactNode {
  const { t } = useTranslation()
  const { students, outcome } = preview
  if (students === 0) return <Notice role="status" tone="lapis" icon="info" title={t('streaks.nothing')} />
  return (
    <Notice
      role="status"
      tone="saffron"
      icon="flame"
      title={
        outcome
          ? t('streaks.preview_student', {
              count: outcome.days,
              before: outcome.current_before,
              after: outcome.current_after,
            })
          : t('streaks.preview', { count: students })
      }
      text={outcome && outcome.coins > 0 ? t('streaks.preview_coins', { count: outcome.coins }) : undefined}
    />
  )
}
