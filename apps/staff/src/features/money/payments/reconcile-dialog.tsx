import { FormFault } from '@qadam/ui/form-fault'
import {
  paymentProviders,
  statementLimits,
  type PaymentProvider,
  type StatementDifference,
} from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { SelectField } from '@qadam/ui/select-field'
import { errorText } from '@qadam/web/error-text'
import { formatNumber } from '@qadam/web/format'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../platform/date-field.tsx'
import { call } from '../../../platform/call.ts'
import { isCallError } from '@qadam/web/call-error'
import { FileChoice } from '../../../platform/file-choice.tsx'
import { StudentLink } from '../../../platform/student-link.tsx'
import { schoolToday } from '../../../platform/times.ts'
import { readStatementFile } from './read-statement-file.ts'
import { OpenDialog } from '../../../platform/open-dialog.tsx'

/** Compares the CSV of a provider's cabinet with our books, and names what differs. Nothing is changed by it. */
export function ReconcileDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation()
  const today = schoolToday()
  const [provider, setProvider] = useState<PaymentProvider>('payme')
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`)
  const [to, setTo] = useState(today)
  const [file, setFile] = useState<File>()
  const [wasPressed, setWasPressed] = useState(false)
  const compare = useMutation({
    mutationFn: async (chosen: File) => {
      const csv = await readStatementFile(chosen)
      return await call('payments_reconcile', { provider, from, to, csv })
    },
  })
  const isTooLarge = file !== undefined && file.size > statementLimits.length
  const problem = isTooLarge
    ? t('payments.online.too_large')
    : wasPressed && !file
      ? t('payments.online.file_missing')
      : compare.error
        ? faultOf(compare.error, t)
        : undefined

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    setWasPressed(true)
    if (file && !isTooLarge && from !== '' && to !== '' && !compare.isPending) compare.mutate(file)
  }

  return (
    <OpenDialog title={t('payments.online.compare_title')} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
        <p className="text-compact text-muted">{t('payments.online.compare_text')}</p>
        <SelectField
          label={t('payments.online.provider')}
          value={provider}
          options={paymentProviders.map((name) => ({ value: name, label: t(`payments.methods.${name}`) }))}
          onChange={setProvider}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <DateField label={t('payments.from')} max={to} value={from} onChange={setFrom} />
          <DateField label={t('payments.to')} min={from} value={to} onChange={setTo} />
        </div>
        <FileChoice
          label={t('payments.online.file')}
          accept=".csv,.txt,text/csv"
          file={file}
          onChoose={(chosen) => {
            setFile(chosen)
            compare.reset()
          }}
        />
        {problem !== undefined && <FormFault>{problem}</FormFault>}
        <Button type="submit" loading={compare.isPending}>
          {t('payments.online.compare')}
        </Button>
      </form>
      {compare.data && (
        <div role="status" className="mt-4 flex flex-col gap-3">
          <p className="font-semibold">
            {t('payments.online.agreed', { agreed: compare.data.agreed, rows: compare.data.rows })}
          </p>
          {compare.data.differences.length === 0 ? (
            <p className="text-pistachio-text">{t('payments.online.no_differences')}</p>
          ) : (
            <ul className="divide-y divide-line rounded-card border border-line">
              {compare.data.differences.map((difference) => (
                <Difference key={`${difference.kind} ${difference.provider_id}`} difference={difference} />
              ))}
            </ul>
          )}
        </div>
      )}
    </OpenDialog>
  )
}

function faultOf(error: unknown, t: TFunction): string {
  if (!isCallError(error, 'validation.failed')) return errorText(error)
  if (error.fields['csv'] === undefined) return t('payments.online.days_wrong')
  // How many rows there may be at most.
  return t(error.details['most'] === undefined ? 'payments.online.unreadable' : 'payments.online.too_large')
}

function Difference({ difference }: { difference: StatementDifference }): ReactNode {
  const { t } = useTranslation()
  const { kind, provider_id, there, here, transaction } = difference
  const sum = (tiyin: number | null) => (tiyin === null ? '—' : formatNumber(tiyin / 100))
  return (
    <li className="flex flex-col gap-0.5 px-4 py-2.5">
      <span className="font-semibold">{t(`payments.online.differences.${kind}`)}</span>
      <span className="text-caption break-all text-muted select-all numbers">{provider_id}</span>
      <span className="text-sm numbers">
        {t('payments.online.sums', { there: sum(there), here: sum(here) })}
      </span>
      {transaction && <StudentLink id={transaction.student.id}>{transaction.student.name}</StudentLink>}
    </li>
  )
}
