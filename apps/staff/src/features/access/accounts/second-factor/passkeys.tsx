import type { Passkey } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../platform/times.ts'
import { PasskeyDialog, type PasskeyAct } from './passkey-dialog.tsx'

interface PasskeysProps {
  passkeys: readonly Passkey[]
  /** Whether no app gives codes beside them. */
  areAlone: boolean
}

/** One's own passkeys, and what can be done to each. */
export function Passkeys({ passkeys, areAlone }: PasskeysProps): ReactNode {
  const { t } = useTranslation()
  const [act, setAct] = useState<{ passkey: Passkey; name: PasskeyAct }>()
  return (
    <>
      <ul aria-label={t('second_factor.passkeys')} className="flex flex-col gap-2">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
              <div className="min-w-0">
                <p className="font-semibold break-words">{passkey.name}</p>
                <p className="text-compact text-muted">
                  {t('second_factor.passkey_since', { date: formatDate(passkey.created_at) })}{' '}
                  {passkey.used_at === null
                    ? t('second_factor.passkey_unused')
                    : t('second_factor.passkey_used', { date: formatDate(passkey.used_at) })}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t('second_factor.passkey_rename_of', { name: passkey.name })}
                  onClick={() => setAct({ passkey, name: 'rename' })}
                >
                  {t('second_factor.passkey_rename')}
                </Button>
                <Button
                  variant="danger-outline"
                  size="sm"
                  aria-label={t('second_factor.passkey_remove_of', { name: passkey.name })}
                  onClick={() => setAct({ passkey, name: 'remove' })}
                >
                  {t('second_factor.passkey_remove')}
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {act && (
        <PasskeyDialog
          passkey={act.passkey}
          isLast={areAlone && passkeys.length === 1}
          act={act.name}
          onClose={() => setAct(undefined)}
        />
      )}
    </>
  )
}
