import type { NotificationTopic } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { FormFault } from '@qadam/ui/form-fault'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { Switch } from '@qadam/ui/switch'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { errorText } from '../../../platform/error-text.ts'
import { browserLink } from '../../../platform/in-app-browser.ts'
import { dropPushSubscription } from '../../../platform/push-subscription.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { QueryView } from '../../../platform/query-view.tsx'
import { preferencesQuery } from './preferences-query.ts'
import { pushSupport, thisBrowser } from './push-support.ts'
import { isTurnedOff, turnOff, turnOn, type PushFailure } from './set-up-push.ts'
import { showTest } from './show-test.ts'
import { permissionAsked, usePermission } from './use-permission.ts'

/** What the school pushes to this device, and about what. */
export default function PushPanel(): ReactNode {
  const { t } = useTranslation()
  return (
    <>
      <h2 className="mt-8 mb-3 text-lg font-bold">{t('push.title')}</h2>
      <Card flush className="divide-y divide-line">
        <ThisDevice />
        <Topics />
      </Card>
    </>
  )
}

function ThisDevice(): ReactNode {
  const support = pushSupport(thisBrowser())
  return support === 'supported' ? <Supported /> : <Unsupported why={support} />
}

function Supported(): ReactNode {
  const { t } = useTranslation()
  const permission = usePermission()
  const [off, setOff] = useState(isTurnedOff)
  const [failure, setFailure] = useState<PushFailure | null>(null)
  const turn = useMutation({
    mutationFn: async (on: boolean) => {
      if (on) return await turnOn()
      turnOff()
      await dropPushSubscription()
      return null
    },
    onSettled: (failed, error) => {
      if (error) console.warn('push', error)
      setFailure(error ? 'setup_failed' : (failed ?? null))
      setOff(isTurnedOff())
      permissionAsked()
    },
  })
  const isOn = permission === 'granted' && !off && (failure === null || failure === 'sync_failed')
  const shown = permission === 'denied' ? 'denied' : failure
  const quiet = useQuery(preferencesQuery).data?.quiet
  const quietText = quiet?.enabled
    ? ` ${t('push.hint_quiet', { from: quiet.from_hour, to: quiet.to_hour })}`
    : ''
  return (
    <div className="px-4 py-2.5">
      <Switch
        label={t('push.here')}
        hint={isOn ? `${t('push.hint_on')}${quietText}` : t('push.hint_default')}
        checked={turn.isPending ? turn.variables : isOn}
        disabled={turn.isPending || permission === 'denied'}
        icon={<Icon name="bell" size={22} className="text-muted" />}
        onChange={turn.mutate}
      />
      <p
        role="alert"
        // What the student has chosen in the browser is no failure.
        className={`pl-8.5 text-compact empty:hidden ${permission === 'denied' ? 'text-muted' : 'text-pomegranate-text'}`}
      >
        {shown && t(`push.failed_${shown}`)}
      </p>
      {isOn && !turn.isPending && (
        <div className="mt-1 pl-8.5">
          <Button variant="outline" size="sm" onClick={() => void showTest(t)}>
            {t('push.test')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Unsupported({ why }: { why: 'apple' | 'messenger' | 'unsupported' }): ReactNode {
  const { t } = useTranslation()
  const link = why === 'messenger' ? browserLink(thisBrowser(), window.location) : undefined
  return (
    <div className="flex min-h-16 items-center gap-3 px-4 py-3">
      <Icon name="bell" size={22} className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p>{t(`push.failed_${why}`)}</p>
        {link !== undefined && (
          <a
            className="mt-1 inline-flex min-h-11 items-center font-medium text-lapis-text underline"
            href={link}
          >
            {t('push.open_browser')}
          </a>
        )}
      </div>
    </div>
  )
}

function Topics(): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(preferencesQuery)
  const { data } = read
  const choose = useMutation({
    mutationFn: (muted: NotificationTopic[]) => call('notification_preferences', { muted }),
    onSuccess: (saved) => queryClient.setQueryData(preferencesQuery.queryKey, saved),
  })
  if (!data)
    return (
      <div className="px-4 py-3">
        <QueryView query={read} skeleton={<Skeleton height={160} />} />
      </div>
    )
  const muted = choose.isPending ? choose.variables : data.muted
  const turn = (topic: NotificationTopic, on: boolean) =>
    choose.mutate(on ? muted.filter((one) => one !== topic) : [...muted, topic])
  return (
    <section aria-label={t('push.topics')} className="px-4 py-3">
      <h3 className="text-sm text-muted">{t('push.topics')}</h3>
      {data.topics.map((topic) => (
        <Switch
          key={topic}
          label={t(`push.topic_${topic}`)}
          checked={!muted.includes(topic)}
          disabled={choose.isPending}
          onChange={(on) => turn(topic, on)}
        />
      ))}
      <p className="text-sm text-muted">{t('push.topics_hint')}</p>
      <FormFault>{choose.error && errorText(choose.error)}</FormFault>
    </section>
  )
}
