import { Dialog, type DialogProps } from '@qadam/ui/dialog'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface OpenDialogProps extends Omit<
  DialogProps,
  'open' | 'onOpenChange' | 'trigger' | 'closeLabel'
> {
  /** Asked to close it: whoever renders it does, or lets it stand. */
  onClose: () => void
}

/** A dialog that is open as long as it is rendered. */
export function OpenDialog({ onClose, ...props }: OpenDialogProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Dialog {...props} open closeLabel={t('shell.close')} onOpenChange={(isOpen) => !isOpen && onClose()} />
  )
}
