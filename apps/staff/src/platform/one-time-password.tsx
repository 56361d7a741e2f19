import { Button } from '@qadam/ui/button'
import { copyText } from '@qadam/ui/copy-text'
import { Icon } from '@qadam/ui/icon'
import { useConfirm } from '@qadam/ui/use-confirm'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenDialog } from './open-dialog.tsx'

export interface OneTimePasswordProps {
  title: string
  description: string
  password: string
  children?: ReactNode
  onClose: () => void
}

/** A password that is shown once. Until it was copied, or confirmed as written down, closing asks for confirmation. */
export function OneTimePassword({
  title,
  description,
  password,
  children,
  onClose,
}: OneTimePasswordProps): ReactNode {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState<boolean>()
  const confirm = useConfirm()
  const close = () => {
    if (isCopied) return onClose()
    return confirm.ask({
      tone: 'danger',
      prefersCancel: true,
      title: t('students.lose_title'),
      body: t('students.lose_text'),
      confirmLabel: t('students.lose_yes'),
      cancelLabel: t('students.lose_no'),
      onConfirm: onClose,
    })
  }
  return (
    <OpenDialog title={title} description={description} onClose={close}>
      <div className="flex flex-col gap-4">
        <div role="status" className="flex flex-col gap-3">
          <p>
            {t('students.password_once')}
            <span
              onCopy={() => setCopied(true)}
              className="mt-1 block font-mono text-2xl font-bold tracking-widest select-all"
            >
              {password}
            </span>
          </p>
          {isCopied !== undefined && (
            <p className={isCopied ? 'text-pistachio-text' : 'text-pomegranate-text'}>
              {t(isCopied ? 'students.copied' : 'students.copy_failed')}
            </p>
          )}
          {children}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            icon={<Icon name="copy" size={20} />}
            onClick={() => void copyText(password).then(setCopied)}
          >
            {t('students.copy')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('students.written_down')}
          </Button>
        </div>
      </div>
      {confirm.dialog}
    </OpenDialog>
  )
}
