import { buttonClass } from '@qadam/ui/button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AskCurator } from './ask-curator.tsx'
import { signInFacts } from './sign-in-facts.ts'

/** Recovery of a forgotten password: a code by SMS, where the school sends them; else the curator. */
export default function ForgotPassword({ onReset }: { onReset: () => void }): ReactNode {
  const { t } = useTranslation()
  const { data } = useQuery(signInFacts)
  if (data?.sms !== true) return <AskCurator />
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="text-sm text-muted">{t('reset.forgot')}</p>
      <button type="button" className={buttonClass({ variant: 'outline', full: true })} onClick={onReset}>
        {t('reset.by_sms')}
      </button>
    </div>
  )
}
