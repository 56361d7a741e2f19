import { secondFactorLimits, type SecondFactor } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Notice } from '@qadam/ui/notice'
import { Skeleton } from '@qadam/ui/skeleton'
import { QueryView } from '@qadam/web/frame/query-view'
import { canUsePasskeys } from '@qadam/web/passkeys'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../platform/times.ts'
import { Passkeys } from './passkeys.tsx'
import { SecondFactorDialog, type FactorAct } from './second-factor-dialog.tsx'
import { secondFactorQuery } from './second-factor-query.ts'

/** On one's own page: whether a code is asked for beside the password, and what can be done about it. */
export function SecondFactorCard(): ReactNode {
  const { t } = useTranslation()
  const query = useQuery(secondFactorQuery)
  const [act, setAct] = useState<FactorAct>()
  return (
    <section aria-labelledby="second-factor" className="flex flex-col gap-3">
      <h2 id="second-factor" className="text-lg font-bold">
        {t('second_factor.title')}
      </h2>
      <QueryView query={query} skeleton={<Skeleton height={150} />}>
        {(factor) => <Standing factor={factor} onAct={setAct} />}
      </QueryView>
      {act && <SecondFactorDialog act={act} onClose={() => setAct(undefined)} />}
    </section>
  )
}

function Standing({ factor, onAct }: { factor: SecondFactor; onAct: (act: FactorAct) => void }): ReactNode {
  const { t } = useTranslation()
  const { app_since: since, passkeys, passkey_domain: domain, recovery_codes_left: left } = factor
  const mayAdd = canUsePasskeys(domain) && passkeys.length < secondFactorLimits.passkeys.most
  const addPasskey = mayAdd && (
    <Button variant="secondary" size="sm" onClick={() => onAct('passkey')}>
      {t('second_factor.passkey_add')}
    </Button>
  )
  if (since === null && passkeys.length === 0)
    return (
      <Card className="flex flex-col items-start gap-3 p-4">
        <p className="text-pretty">{t('second_factor.off_text')}</p>
        <Button onClick={() => onAct('set_up')}>{t('second_factor.turn_on')}</Button>
        {mayAdd && <p className="text-pretty">{t('second_factor.or_passkey')}</p>}
        {addPasskey}
      </Card>
    )
  return (
    <>
      {left <= secondFactorLimits.fewRecoveryCodes && (
        <Notice
          tone="saffron"
          icon="warning"
          title={t('second_factor.codes_left', { count: left })}
          text={t('second_factor.few_text')}
        />
      )}
      <Card className="flex flex-col gap-3 p-4">
        <p className="text-pretty">
          {since === null
            ? t('second_factor.passkeys_alone')
            : t('second_factor.on_text', { date: formatDate(since) })}{' '}
          {t('second_factor.codes_left', { count: left })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => onAct('new_codes')}>
            {t('second_factor.new_codes')}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => onAct('set_up')}>
            {t(since === null ? 'second_factor.add_app' : 'second_factor.other_phone')}
          </Button>
          {addPasskey}
          {since !== null && (
            <Button
              variant="danger-outline"
              size="sm"
              onClick={() => onAct(passkeys.length > 0 ? 'remove_app' : 'remove')}
            >
              {t(passkeys.length > 0 ? 'second_factor.remove_app' : 'second_factor.remove')}
            </Button>
          )}
        </div>
      </Card>
      {passkeys.length > 0 && <Passkeys passkeys={passkeys} areAlone={since === null} />}
    </>
  )
}
