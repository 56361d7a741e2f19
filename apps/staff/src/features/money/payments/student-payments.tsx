import { paymentsList, type StaffStudent } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { CardList } from '@qadam/ui/card-list'
import { Chip } from '@qadam/ui/chip'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { formatNumber } from '@qadam/web/format'
import { QueryView } from '@qadam/web/frame/query-view'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { listQuery } from '../../../platform/list-query.ts'
import { paths } from '../../../platform/paths.ts'
import { fullName } from '../../../platform/person.ts'
import { formatDate } from '../../../platform/times.ts'
import { DueDialog } from './due-dialog.tsx'
import { PaymentActions } from './payment-actions.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { StudentPrice } from './student-price.tsx'

/** The rest is a page away. */
const SHOWN = 5

/** How a student stands with payments, what was paid lately, and the office's hand on both. */
export function StudentPayments({ student }: { student: StaffStudent }): ReactNode {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'record' | 'due'>()
  const read = useQuery(listQuery(paymentsList, { student: student.id }))
  const { next_due_on, days_left_to_payment: left, frozen } = student
  const payer = { id: student.id, name: fullName(student), next_due_on }
  const close = () => setOpen(undefined)
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="flex-1 text-lg font-bold">{t('payments.title')}</h2>
        <Button size="sm" onClick={() => setOpen('record')}>
          {t('payments.pay')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setOpen('due')}>
          {t('payments.due_change')}
        </Button>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {next_due_on === null || left === null ? (
          <span>{t('payments.free')}</span>
        ) : (
          <>
            <span>
              {t('payments.columns.due')}:{' '}
              <span className="whitespace-nowrap numbers">{formatDate(next_due_on)}</span>
            </span>
            <Chip tone={left < 0 ? 'pomegranate' : left <= 5 ? 'saffron' : 'neutral'}>
              {left < 0 ? t('payments.late', { count: -left }) : t('payments.left', { count: left })}
            </Chip>
          </>
        )}
        {frozen && (
          <Chip tone="pomegranate" icon={<Icon name="lock" size={15} />}>
            {t('groups.trouble.frozen')}
          </Chip>
        )}
      </p>
      <StudentPrice studentId={student.id} />
      <QueryView
        query={read}
        skeleton={<Skeleton height={120} />}
        isEmpty={(data) => data.rows.length === 0}
        empty={<p className="text-muted">{t('payments.never')}</p>}
      >
        {(data) => (
          <CardList>
            {data.rows.slice(0, SHOWN).map((payment) => (
              <li key={payment.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
                <span className="min-w-40 flex-1">
                  <span className={payment.cancelled ? 'text-muted line-through' : 'font-semibold'}>
                    {t('payments.sum', { value: formatNumber(payment.amount) })}
                  </span>
                  <span className="block text-sm text-muted wrap-anywhere">
                    <span className="whitespace-nowrap numbers">{formatDate(payment.paid_on)}</span>
                    {` · ${t(`payments.methods.${payment.method}`)}`}
                    {payment.note !== '' && ` · ${payment.note}`}
                  </span>
                </span>
                <PaymentActions payment={payment} />
              </li>
            ))}
          </CardList>
        )}
      </QueryView>
      <Link
        to={paths.payments}
        search={{ section: 'history', student: student.id }}
        className="inline-flex min-h-11 w-max items-center gap-2 font-semibold text-turquoise-text"
      >
        <Icon name="coin" size={20} />
        {t('payments.history')}
      </Link>
      {open === 'record' && <RecordDialog student={payer} onClose={close} />}
      {open === 'due' && <DueDialog student={payer} onClose={close} />}
    </section>
  )
}
