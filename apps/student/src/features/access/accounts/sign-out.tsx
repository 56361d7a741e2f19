import { waitingList } from '@qadam/delivery/waiting'
import { AlertDialog } from '@qadam/ui/alert-dialog'
import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { leavingLine } from '@qadam/web/waiting-line'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { dropPushSubscription } from '../../../platform/push-subscription.ts'
import { session } from '../../../platform/session.ts'

export interface SignOutProps {
  accountId: number
  /** Whether an outbox of an account on this device is not empty, also before the code that sends it is loaded. */
  hasLeftWork: (accountId: number) => boolean
}

/** Ends the session here and in every other tab, after asking; what was not sent yet is named before. */
export function SignOut({ accountId: id, hasLeftWork }: SignOutProps): ReactNode {
  const { t } = useTranslation()
  const waiting = useSyncExternalStore(waitingList.subscribe, waitingList.list)
  const own = waiting.filter(({ owner }) => owner === id)
  const unsent = leavingLine(own, currentLanguage(), hasLeftWork(id))
  return (
    <AlertDialog
      tone="danger"
      icon={unsent === '' ? 'logout' : 'warning'}
      prefersCancel={unsent !== ''}
      title={t('accounts.sign_out_title')}
      body={unsent === '' ? t('accounts.sign_out_text') : unsent}
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
  // The call reads the token before the session drops it. On a dead network the token lives until its expiry.
  call('logout', {}).catch((error: unknown) => console.warn('logout', error))
  dropPushSubscription().catch((error: unknown) => console.warn('push', error))
  session.logout()
}
