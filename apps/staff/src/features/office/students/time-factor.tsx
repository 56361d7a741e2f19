import { limits, timeFactors, type StaffStudent, type TimeFactor as Factor } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Choice, ChoiceGroup } from '@qadam/ui/choice'
import { Icon } from '@qadam/ui/icon'
import { TextField } from '@qadam/ui/text-field'
import { errorText } from '@qadam/web/error-text'
import { formatNumber } from '@qadam/web/format'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { FormDialog } from '../../../platform/form-dialog.tsx'
import { fullName } from '../../../platform/person.ts'
import { queryClient } from '../../../platform/query-client.ts'

/** How much time a student has for tests and the exam, as many times as others; opens to change it. */
export function TimeFactor({ student }: { student: StaffStudent }): ReactNode {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { time_factor: factor } = student
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Icon name="clock" size={18} />}
        onClick={() => setOpen(true)}
      >
        {factor === 1 ? t('time_factor.title') : t('time_factor.now', { factor: factorText(factor) })}
      </Button>
      {isOpen && <FactorDialog student={student} onClose={() => setOpen(false)} />}
    </>
  )
}

/** '1,25': numbers of the console are rounded to a tenth. */
const factorText = (factor: Factor): string => String(factor).replace('.', ',')

function FactorDialog({ student, onClose }: { student: StaffStudent; onClose: () => void }): ReactNode {
  const { t } = useTranslation()
  const label = useId()
  const [factor, setFactor] = useState<Factor>(student.time_factor)
  const [reason, setReason] = useState('')
  const save = useMutation({
    mutationFn: async () =>
      await call('time_factor_save', {
        student_id: student.id,
        factor,
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['student', student.id] })
      void showToast('success', t('time_factor.saved'))
      onClose()
    },
  })
  const minutesOf = (times: Factor) => (limits.exam.part_s * times) / 60
  return (
    <FormDialog
      title={t('time_factor.title')}
      description={t('time_factor.about', { name: fullName(student) })}
      isBusy={save.isPending}
      fault={save.error && errorText(save.error)}
      submitLabel={t('time_factor.save')}
      canSubmit={factor !== student.time_factor}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <span id={label} className="sr-only">
        {t('time_factor.title')}
      </span>
      <ChoiceGroup kind="single" labelledBy={label} className="flex flex-col gap-2">
        {timeFactors.map((times, index) => (
          <Choice
            key={times}
            kind="single"
            index={index}
            checked={times === factor}
            onSelect={() => setFactor(times)}
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-semibold">
                {times === 1 ? t('time_factor.usual') : `× ${factorText(times)}`}
              </span>
              <span className="text-sm text-muted numbers">
                {t('time_factor.part', {
                  count: minutesOf(times),
                  minutes: formatNumber(minutesOf(times)),
                })}
              </span>
            </span>
          </Choice>
        ))}
      </ChoiceGroup>
      <TextField
        label={t('time_factor.reason')}
        hint={t('time_factor.reason_hint')}
        value={reason}
        maxLength={limits.audit.reasonMaxLength}
        onChange={({ target }) => setReason(target.value)}
      />
      <p className="text-sm text-muted">{t('time_factor.later')}</p>
    </FormDialog>
  )
}
