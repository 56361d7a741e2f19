import { limits, type User } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { PasswordField } from '@qadam/ui/password-field'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { isCallError } from '../../../platform/call-error.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { session } from '../../../platform/session.ts'
import { showToast } from '../../../platform/toast.ts'
import { devicesQuery } from './devices-query.ts'
import { signInErrorText } from './sign-in.ts'

interface Faults {
  old?: string
  fresh?: string
  all?: string
}

/** Changes the password; the session goes on under a new token, in this browser's other tabs as well. */
export function PasswordDialog({ user, onClose }: { user: User; onClose: () => void }): ReactNode {
  const { t } = useTranslation()
  const [old, setOld] = useState('')
  const [fresh, setFresh] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [busy, setBusy] = useState(false)
  const form = useId()
  const shown = { showLabel: t('accounts.show_password'), hideLabel: t('accounts.hide_password') }

  async function change(event: FormEvent): Promise<void> {
    event.preventDefault()
    const found: Faults = {
      ...(old === '' ? { old: t('accounts.password_required') } : {}),
      ...(fresh.length < limits.login.passwordMinLength ? { fresh: t('profile.password_short') } : {}),
    }
    setFaults(found)
    if (found.old !== undefined || found.fresh !== undefined || busy) return
    setBusy(true)
    try {
      const stored = session.get()?.kept ?? false
      const passwords = { old_password: old, new_password: fresh }
      session.start(await call('change_password', { ...passwords, remember: stored }), stored)
      void queryClient.invalidateQueries(devicesQuery)
      void showToast('success', t('profile.password_changed'))
      onClose()
    } catch (error) {
      const refused = isCallError(error, 'validation.failed') ? error.fields['new_password'] : undefined
      if (isCallError(error, 'auth.invalid_credentials')) setFaults({ old: t('profile.password_wrong') })
      else if (refused !== undefined) setFaults({ fresh: refused })
      else setFaults({ all: signInErrorText(error, t) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      title={t('profile.password_title')}
      description={t('profile.password_text')}
      closeLabel={t('shell.close')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button type="submit" form={form} full loading={busy}>
          {t('profile.save')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void change(event)} className="flex flex-col gap-4">
        {/* By which a password manager knows whose password it is. */}
        <input type="text" autoComplete="username" value={user.phone} readOnly hidden />
        <PasswordField
          {...shown}
          label={t('profile.password_old')}
          value={old}
          error={faults.old}
          maxLength={limits.login.passwordMaxLength}
          onChange={(event) => setOld(event.target.value)}
        />
        <PasswordField
          {...shown}
          label={t('profile.password_new')}
          autoComplete="new-password"
          value={fresh}
          error={faults.fresh}
          hint={t('profile.password_new_hint')}
          maxLength={limits.login.passwordMaxLength}
          onChange={(event) => setFresh(event.target.value)}
        />
        <p role="alert" className="text-[15px] text-pomegranate-text empty:hidden">
          {faults.all}
        </p>
      </form>
    </Dialog>
  )
}
