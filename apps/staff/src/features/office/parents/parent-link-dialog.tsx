import type { TelegramLink } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { copyText } from '@qadam/ui/copy-text'
import { Icon } from '@qadam/ui/icon'
import { QrCode } from '@qadam/ui/qr-code'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenDialog } from '../../../platform/open-dialog.tsx'

interface ParentLinkDialogProps {
  name: string
  link: TelegramLink
  /** What the link is for; by default a Telegram chat. */
  text?: string
  onClose: () => void
}

/** A link that is shown once: to be sent, or scanned from the screen. */
export function ParentLinkDialog({ name, link, text, onClose }: ParentLinkDialogProps): ReactNode {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState<boolean>()
  return (
    <OpenDialog
      title={t('parents.link_title')}
      description={text ?? t('parents.link_text', { name })}
      onClose={onClose}
    >
      <div className="flex flex-col items-center gap-4">
        <QrCode text={link.url} label={t('parents.qr')} />
        <input
          readOnly
          aria-label={t('parents.link')}
          value={link.url}
          onFocus={(event) => event.target.select()}
          className="min-h-12 w-full rounded-control border border-control bg-ground px-3.5 text-center text-base"
        />
        <p
          role="status"
          className={isCopied === false ? 'text-pomegranate-text' : 'text-pistachio-text empty:hidden'}
        >
          {isCopied !== undefined && t(isCopied ? 'parents.copied' : 'parents.copy_failed')}
        </p>
        <div className="flex w-full flex-wrap gap-3">
          <Button
            icon={<Icon name="copy" size={20} />}
            onClick={() => void copyText(link.url).then(setCopied)}
          >
            {t('parents.copy')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('parents.done')}
          </Button>
        </div>
      </div>
    </OpenDialog>
  )
}
