import { AlertDialog } from '@qadam/ui/alert-dialog'
import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/call.ts'
import { session } from '../../platform/session.ts'

/** Ends the session here and in every other tab, after asking. */
export function SignOut(): ReactNode {
  const { t } = useTranslation()
  return (
    <AlertDialog
      tone="danger"
      icon="logout"
      title={t('accounts.sign_out_title')}
      body={t('accounts.sign_out_text')}
      confirmLabel={t('accounts.sign_out')}
      cancelLabel={t('accounts.stay')}
      onConfirm={signOut}
      trigger={
        <Button variant="danger-outline" full icon={<Icon name="logout" size={20} />}>
          {t('accounts.sign_out')}
        </Button>
      }
    />
  )
}

function signOut(): void {
  // The call takes the token along before the session lets go of it. A dead network leaves the token to its expiry.
  call('logout', {}).catch((error: unknown) => console.warn('logout', error))
  session.logout()
}
