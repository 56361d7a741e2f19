import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, type ReactElement, type ReactNode } from 'react'
import { Button, type ButtonVariant } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { scrimClass, sheetClass } from './sheet-classes.ts'

export interface AlertDialogProps {
  title: string
  body?: ReactNode
  confirmLabel: string
  cancelLabel: string
  tone?: 'danger' | 'primary'
  /** The way back is the one to take: it comes first and is the strong one. */
  prefersCancel?: boolean
  icon?: IconName
  open?: boolean
  onOpenChange?: (open: boolean) => void
  trigger?: ReactElement
  loading?: boolean
  /** The dialog closes itself afterwards. */
  onConfirm: () => void
}

const tones: Record<'danger' | 'primary', { variant: ButtonVariant; icon: string }> = {
  danger: { variant: 'danger', icon: 'bg-pomegranate-soft text-pomegranate-text' },
  primary: { variant: 'primary', icon: 'bg-turquoise-soft text-turquoise-text' },
}

export function AlertDialog({
  title,
  body,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  prefersCancel = false,
  icon = tone === 'danger' ? 'warning' : 'info',
  open,
  onOpenChange,
  trigger,
  loading = false,
  onConfirm,
}: AlertDialogProps): ReactNode {
  const style = tones[tone]
  const cancel = useRef<HTMLButtonElement>(null)
  const quiet = tone === 'danger' ? 'danger-outline' : 'secondary'
  const confirmVariant = prefersCancel ? quiet : style.variant
  const confirmButton = (
    <BaseAlertDialog.Close
      render={<Button variant={confirmVariant} loading={loading} full />}
      onClick={onConfirm}
    >
      {confirmLabel}
    </BaseAlertDialog.Close>
  )
  const cancelButton = (
    <BaseAlertDialog.Close
      ref={cancel}
      render={<Button variant={prefersCancel ? 'primary' : 'secondary'} full />}
    >
      {cancelLabel}
    </BaseAlertDialog.Close>
  )
  return (
    <BaseAlertDialog.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <BaseAlertDialog.Trigger render={trigger} />}
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop className={scrimClass} />
        <BaseAlertDialog.Popup
          initialFocus={tone === 'danger' ? cancel : true}
          className={classNames(sheetClass, 'sm:max-w-md')}
        >
          <div className="flex flex-col items-center gap-2 overflow-y-auto px-5 pt-6 text-center">
            <span className={classNames('grid size-14 place-items-center rounded-full', style.icon)}>
              <Icon name={icon} size={28} />
            </span>
            <BaseAlertDialog.Title className="text-xl font-bold text-balance">{title}</BaseAlertDialog.Title>
            {body && (
              <BaseAlertDialog.Description className="text-muted text-pretty">
                {body}
              </BaseAlertDialog.Description>
            )}
          </div>
          <div className="safe-bottom flex flex-col gap-2 px-5 pt-5 [--safe-bottom:16px] sm:flex-row-reverse">
            {prefersCancel ? (
              <>
                {cancelButton}
                {confirmButton}
              </>
            ) : (
              <>
                {confirmButton}
                {cancelButton}
              </>
            )}
          </div>
        </BaseAlertDialog.Popup>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  )
}
