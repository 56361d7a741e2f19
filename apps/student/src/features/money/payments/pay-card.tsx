import { Button, buttonClass } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Girih } from '@qadam/ui/girih'
import { Icon } from '@qadam/ui/icon'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isScreenPlace } from '../../../platform/paths.ts'
import PayHere from './pay-here.tsx'

export interface PayCardProps {
  paymentLink: string | null
  /** Asks the server. @returns whether the account is still frozen. */
  onCheck: () => Promise<boolean>
}

/** In the place of the next step while the account is frozen: that step is to pay. */
export default function PayCard({ paymentLink, onCheck }: PayCardProps): ReactNode {
  const { t } = useTranslation()
  const [state, setState] = useState<'idle' | 'checking' | 'unpaid'>('idle')
  const isHere = paymentLink !== null && isScreenPlace(paymentLink)
  const check = async () => {
    setState('checking')
    setState((await onCheck()) ? 'unpaid' : 'idle')
  }
  return (
    <Card variant="hero" className="p-5 sm:p-7">
      <Girih tone="white" opacity={0.18} tile={72} fade="left" className="-z-10" />
      <h2 className="flex items-center gap-2.5 text-2xl font-bold text-pretty sm:text-3xl">
        <Icon name="lock" size={28} className="text-saffron" />
        {t('home.frozen')}
      </h2>
      <p className="mt-2 text-compact leading-6 text-white/90">
        {t(paymentLink ? 'home.frozen_text' : 'home.frozen_ask')}
      </p>
      <div className={`mt-5 flex flex-col gap-2 ${isHere ? 'sm:items-start' : 'sm:flex-row'}`}>
        {isHere ? (
          <PayHere look="hero" />
        ) : paymentLink ? (
          <a
            href={paymentLink}
            target="_blank"
            rel="noreferrer"
            data-key="Enter"
            className={`${buttonClass({ variant: 'light', size: 'lg', full: true })} sm:w-auto sm:px-12`}
          >
            {t('shell.make_payment')}
            <Icon name="arrow-right" size={20} />
          </a>
        ) : null}
        <Button variant="ghost-on-dark" size="lg" loading={state === 'checking'} onClick={() => void check()}>
          {t('home.frozen_check')}
        </Button>
      </div>
      <p role="status" className="text-compact text-white/90 not-empty:mt-3">
        {state === 'unpaid' && t('home.frozen_still')}
      </p>
    </Card>
  )
}
