import type { StaffPayment } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Chip } from '@qadam/ui/chip'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CancelDialog } from './cancel-dialog.tsx'
import { CorrectDialog } from './correct-dialog.tsx'

/** What may be done with a payment; of one that is cancelled, why it was. */
export function PaymentActions({ payment }: { payment: StaffPayment }): ReactNode {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'correct' | 'cancel'>()
  const close = () => setOpen(undefined)
  return (
    <>
      {payment.cancelled ? (
        <span className="flex flex-col items-end gap-0.5">
          <Chip>{t('payments.cancelled')}</Chip>
          <span className="text-caption text-muted wrap-anywhere">{payment.cancelled.reason}</span>
        </span>
      ) : (
        <span className="-ml-4 flex flex-wrap justify-end gap-x-1">
          <Button size="sm" variant="ghost" onClick={() => setOpen('correct')}>
            {t('payments.correct')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setOpen('cancel')}>
            {t('payments.cancel')}
          </Button>
        </span>
      )}
      {/* A dialog stays open when another admin cancels meanwhile: the error shows on submit. */}
      {open === 'correct' && <CorrectDialog payment={payment} onClose={close} />}
      {open === 'cancel' && <CancelDialog payment={payment} onClose={close} />}
    </>
  )
}
