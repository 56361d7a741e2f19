import { limits, type User } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { FormFault } from '@qadam/ui/form-fault'
import { PasswordField } from '@qadam/ui/password-field'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { isCallError } from '../../../platform/call-error.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { session } from '../../../platform/session.ts'
import { showToast } from '../../../platform/toast.ts'
import { devicesQuery } from './devices-query.ts'
import { signInErrorText } from './sign-in.ts'
import { useFields } from './use-fields.ts'

/** Changes the password; the session goes on under a new token, in this browser's other tabs as well. */
export function PasswordDialog({ user, onClose }: { user: User; onClose: () => void }): ReactNode {
  const { t } = useTranslation()
  const id = useId()
  const form = useFields(['old', 'fresh'], ({ old, fresh }) => ({
    old: old === '' ? t('accounts.password_required') : undefined,
    fresh: fresh.length < limits.login.passwordMinLength ? t('profile.password_short') : undefined,
  }))
  const { faults } = form
  const shown = { showLabel: t('accounts.show_password'), hideLabel: t('accounts.hide_password') }

  const onSubmit = form.submit(async ({ old, fresh }) => {
    try {
      const stored = session.get()?.kept ?? false
      const passwords = { old_password: old, new_password: fresh }
      session.start(await call('change_password', { ...passwords, remember: stored }), stored)
      void queryClient.invalidateQueries(devicesQuery)
      void showToast('success', t('profile.password_changed'))
      onClose()
      return undefined
    } catch (error) {
      const refused = isCallError(error, 'validation.failed') ? error.fields['new_password'] : undefined
      if (isCallError(error, 'auth.invalid_credentials')) return { old: t('profile.password_wrong') }
      return refused === undefined ? { form: signInErrorText(error, t) } : { fresh: refused }
    }
  })

  return (
    <Dialog
      open
      title={t('profile.password_title')}
      description={t('profile.password_text')}
      closeLabel={t('shell.close')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button type="submit" form={id} full loading={form.isBusy}>
          {t('profile.save')}
        </Button>
      }
    >
      <form id={id} {...form.formProps} onSubmit={onSubmit} className="flex flex-col gap-4">
        {/* By which a password manager knows whose password it is. */}
        <input type="text" autoComplete="username" value={user.phone} readOnly hidden />
        <PasswordField
          {...shown}
          label={t('profile.password_old')}
          name="old"
          error={faults.old}
          maxLength={limits.login.passwordMaxLength}
        />
        <PasswordField
          {...shown}
          label={t('profile.password_new')}
          autoComplete="new-password"
          name="fresh"
          error={faults.fresh}
          hint={t('profile.password_new_hint')}
          maxLength={limits.login.passwordMaxLength}
        />
        <FormFault>{faults.form}</FormFault>
      </form>
    </Dialog>
  )
}
