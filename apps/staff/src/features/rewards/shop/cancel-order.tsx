import { limits, type StaffOrder } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { TextField } from '@qadam/ui/text-field'
import { formatNumber } from '@qadam/web/format'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { fullName } from '../../../platform/person.ts'
import { OpenDialog } from '../../../platform/open-dialog.tsx'

export interface CancelOrderProps {
  order: StaffOrder
  failureText: (failure: unknown) => string
  onDone: () => void
}

/** Asks for the reason before an order is cancelled and its coins are refunded. */
export function CancelOrder({ order, failureText, onDone }: CancelOrderProps): ReactNode {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const cancel = useMutation({
    mutationFn: async () => await call('shop_order_cancel', { order_id: order.id, reason: reason.trim() }),
    onSuccess: onDone,
  })
  return (
    <OpenDialog
      title={t('shop.cancel_title')}
      description={t('shop.cancel_text', {
        student: fullName(order.student),
        count: order.price,
        coins: formatNumber(order.price),
      })}
      isBusy={cancel.isPending}
      onClose={onDone}
      footer={
        <>
          <Button
            variant="danger"
            full
            disabled={reason.trim() === ''}
            loading={cancel.isPending}
            onClick={() => cancel.mutate()}
          >
            {t('shop.cancel')}
          </Button>
          <Button variant="secondary" full disabled={cancel.isPending} onClick={onDone}>
            {t('shop.keep')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('shop.reason')}
        value={reason}
        maxLength={limits.audit.reasonMaxLength}
        error={cancel.error ? failureText(cancel.error) : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </OpenDialog>
  )
}
