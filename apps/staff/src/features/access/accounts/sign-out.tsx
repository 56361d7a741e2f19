import { AlertDialog } from '@qadam/ui/alert-dialog'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { session } from '../../../platform/session.ts'

/** Ends the session here and in every other tab, after asking. `unsent`: decisions that still wait on this device. */
export function SignOut({ trigger, unsent }: { trigger: ReactElement; unsent: number }): ReactNode {
  const { t } = useTranslation()
  return (
    <AlertDialog
      // One comes back with the password; what was not sent yet waits until then.
      tone={unsent > 0 ? 'danger' : 'primary'}
      icon="logout"
      title={t('accounts.sign_out_title')}
      body={unsent > 0 ? t('accounts.sign_out_unsent', { count: unsent }) : t('accounts.sign_out_text')}
      confirmLabel={t('accounts.sign_out')}
      cancelLabel={t('accounts.stay')}
      onConfirm={signOut}
      trigger={trigger}
    />
  )
}

function signOut(): void {
  // The call is sent with the token before the session drops it. Offline, the token is left to its expiry.
  call('logout', {}, { keepalive: true }).catch((error: unknown) => console.warn('logout', error))
  session.logout()
}
