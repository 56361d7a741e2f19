import type { SignedInDevice, User } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { FormFault } from '@qadam/ui/form-fault'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { errorText } from '../../../platform/error-text.ts'
import { formatMoment } from '../../../platform/i18n/sizes-and-moments.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { QueryView } from '../../../platform/query-view.tsx'
import { showToast } from '../../../platform/toast.ts'
import { devicesQuery } from './devices-query.ts'
import { PasswordDialog } from './password-dialog.tsx'

/** The password, and where the account is open. */
export default function Security({ user }: { user: User }): ReactNode {
  const { t } = useTranslation()
  const [changing, setChanging] = useState(false)
  return (
    <>
      <Card flush className="divide-y divide-line">
        <div className="flex min-h-16 flex-wrap items-center gap-x-3 px-4 py-2">
          <Icon name="lock" size={22} className="text-muted" />
          <span className="min-w-0 flex-1 font-medium">{t('profile.password')}</span>
          <Button variant="outline" size="sm" onClick={() => setChanging(true)}>
            {t('profile.password_change')}
          </Button>
        </div>
        <Devices />
      </Card>
      {changing && <PasswordDialog user={user} onClose={() => setChanging(false)} />}
    </>
  )
}

function Devices(): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(devicesQuery)
  const end = useMutation({
    mutationFn: (id: number) => call('session_end', { session_id: id }),
    onSuccess: (left) => {
      queryClient.setQueryData(devicesQuery.queryKey, left)
      void showToast('success', t('profile.device_ended'))
    },
  })
  return (
    <section aria-label={t('profile.devices')} className="px-4 py-3">
      <h2 className="text-sm text-muted">{t('profile.devices')}</h2>
      <QueryView query={read} skeleton={<Skeleton height={56} className="mt-2" />} />
      <ul>
        {read.data?.map((device) => (
          <li key={device.id} className="flex min-h-14 items-center gap-3 py-1.5">
            <div className="min-w-0 flex-1">
              <p className="leading-5 font-medium wrap-anywhere">{nameOf(device, t)}</p>
              <p className={`text-sm leading-5 ${device.here ? 'text-pistachio-text' : 'text-muted'}`}>
                {device.here
                  ? t('profile.device_here')
                  : t('profile.device_since', { date: formatMoment(device.started_at) })}
              </p>
            </div>
            {!device.here && (
              <Button
                variant="ghost"
                size="sm"
                loading={end.isPending && end.variables === device.id}
                aria-label={t('profile.device_end_named', { name: nameOf(device, t) })}
                onClick={() => end.mutate(device.id)}
              >
                {t('profile.device_end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormFault>{end.error && errorText(end.error)}</FormFault>
    </section>
  )
}

function nameOf({ browser, system }: SignedInDevice, t: TFunction): string {
  return [browser ?? t('profile.device_unknown'), system].filter(Boolean).join(', ')
}
