import { useConfirm } from '@qadam/ui/use-confirm'
import { showToast } from '@qadam/web/toast'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../platform/call.ts'
import { OpenDialog } from '../../../../platform/open-dialog.tsx'
import { queryClient } from '../../../../platform/query-client.ts'
import { AddPasskey } from './add-passkey.tsx'
import { PasswordForm } from './password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'
import { secondFactorQuery } from './second-factor-query.ts'

/** What is done to one's second factor. */
export type FactorAct = 'set_up' | 'passkey' | 'new_codes' | 'remove' | 'remove_app'

/** A change of the second factor, from the password to what comes of it. Codes that are on the screen are not closed unasked. */
export function SecondFactorDialog({ act, onClose }: { act: FactorAct; onClose: () => void }): ReactNode {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [codes, setCodes] = useState<readonly string[]>()
  const [areShown, setShown] = useState(false)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
  const close = () => {
    if (!areShown) return onClose()
    return confirm.ask({
      tone: 'danger',
      prefersCancel: true,
      title: t('second_factor.lose_title'),
      body: t('second_factor.lose_text'),
      confirmLabel: t('second_factor.lose_yes'),
      cancelLabel: t('second_factor.lose_no'),
      onConfirm: onClose,
    })
  }
  const showCodes = () => {
    setShown(true)
    refresh()
  }
  return (
    <OpenDialog
      title={t(`second_factor.${act}_title`)}
      description={
        areShown || act === 'set_up' || act === 'passkey' ? undefined : t(`second_factor.${act}_text`)
      }
      onClose={close}
    >
      {act === 'set_up' && <SetUp onCodes={showCodes} onDone={onClose} />}
      {act === 'passkey' && <AddPasskey onCodes={showCodes} onDone={onClose} />}
      {act === 'new_codes' &&
        (codes ? (
          <RecoveryCodes codes={codes} onKept={onClose} />
        ) : (
          <PasswordForm
            submitLabel={t('second_factor.new_codes')}
            onPassword={async (password) => {
              const { recovery_codes } = await call('recovery_codes_new', { password })
              setCodes(recovery_codes)
              showCodes()
            }}
          />
        ))}
      {(act === 'remove' || act === 'remove_app') && (
        <PasswordForm
          submitLabel={t(`second_factor.${act}`)}
          submitVariant="danger-outline"
          onPassword={async (password) => {
            queryClient.setQueryData(
              secondFactorQuery.queryKey,
              await call('second_factor_remove', { password }),
            )
            // Where the school requires one, all else waits from now on.
            await queryClient.invalidateQueries({ queryKey: ['me'] })
            void showToast(
              'success',
              t(act === 'remove' ? 'second_factor.removed' : 'second_factor.app_removed'),
            )
            onClose()
          }}
        />
      )}
      {confirm.dialog}
    </OpenDialog>
  )
}
