import { Button } from '@qadam/ui/button'
import { CheckField } from '@qadam/ui/check-field'
import { copyText } from '@qadam/ui/copy-text'
import { Icon } from '@qadam/ui/icon'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** Shown once: whoever goes on says that they are kept somewhere. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps): ReactNode {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState<boolean>()
  const [isKept, setKept] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      <p role="status">{t('second_factor.codes_text')}</p>
      <ul
        aria-label={t('second_factor.codes')}
        onCopy={() => setCopied(true)}
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-card bg-ground p-4 text-center font-mono text-lead font-semibold"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        icon={<Icon name="copy" size={20} />}
        onClick={() => void copyText(codes.join('\n')).then(setCopied)}
      >
        {t('students.copy')}
      </Button>
      {isCopied !== undefined && (
        <p role="status" className={isCopied ? 'text-pistachio-text' : 'text-pomegranate-text'}>
          {t(isCopied ? 'second_factor.copied' : 'students.copy_failed')}
        </p>
      )}
      <CheckField label={t('second_factor.kept')} checked={isKept} onChange={setKept} />
      <Button full disabled={!isKept} onClick={onKept}>
        {t('second_factor.done')}
      </Button>
    </div>
  )
}
