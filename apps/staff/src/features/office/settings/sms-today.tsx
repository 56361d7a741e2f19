import { settings, type ShownSetting } from '@qadam/contract'
import { Notice } from '@qadam/ui/notice'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** How many SMS the school sent today, what holds them back, and what the server lacks to send any. */
export function SmsToday({ shown }: { shown: ShownSetting }): ReactNode {
  const { t } = useTranslation()
  const state = settings.sms.state?.safeParse(shown.state).data
  if (!state) return null
  const { configured, today } = state
  const cap = Number(shown.values['daily_cap'])
  const isOver = today.sent >= cap
  const areCodesOver = shown.values['password_reset'] === true && today.codes_over
  return (
    <>
      {!configured && <Notice tone="saffron" icon="warning" title={t('sms.not_configured')} />}
      <div role="status" className="flex flex-col gap-2">
        <p className="numbers">{t('sms.today', { sent: today.sent, cap })}</p>
        {(isOver || areCodesOver) && (
          <Notice
            tone="saffron"
            icon="warning"
            title={t(isOver ? 'sms.over' : 'sms.codes_over')}
            text={today.held_back > 0 ? t('sms.held_back', { count: today.held_back }) : undefined}
          />
        )}
      </div>
    </>
  )
}
