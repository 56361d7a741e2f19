import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Icon } from '@qadam/ui/icon'
import { Wordmark } from '@qadam/ui/logo'
import { PageTitle } from '@qadam/web/frame/page-title'
import { canUsePasskeys } from '@qadam/web/passkeys'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../../platform/query-client.ts'
import { LanguageMenu } from '../language-menu.tsx'
import { SignOut } from '../sign-out.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { SetUp } from './set-up.tsx'
import { secondFactorQuery } from './second-factor-query.ts'
import { TakenOff } from './taken-off.tsx'

/** In place of the console, for who has to set up a second factor first: the school requires it. */
export function FactorDue(): ReactNode {
  const { t } = useTranslation()
  const { data: factor } = useQuery(secondFactorQuery)
  const [byPasskey, setByPasskey] = useState(false)
  return (
    <main id="content" className="mx-auto flex min-h-dvh w-full max-w-lg flex-col gap-5 px-4 py-6">
      <PageTitle>{t('second_factor.title')}</PageTitle>
      <header className="flex items-center justify-between gap-3">
        <Wordmark size={28} />
        <LanguageMenu compact />
      </header>
      <h1 className="text-2xl font-bold">{t('second_factor.due_title')}</h1>
      <p className="text-muted text-pretty">{t('second_factor.due_text')}</p>
      <TakenOff by={factor?.taken_off ?? null} />
      <Card className="p-4">
        {byPasskey ? (
          <AddPasskey onDone={() => void queryClient.invalidateQueries()} />
        ) : (
          <SetUp onDone={() => void queryClient.invalidateQueries()} />
        )}
      </Card>
      {canUsePasskeys(factor?.passkey_domain ?? null) && (
        <Button variant="ghost" onClick={() => setByPasskey(!byPasskey)}>
          {t(byPasskey ? 'second_factor.by_app' : 'second_factor.by_passkey')}
        </Button>
      )}
      <SignOut
        unsent={0}
        trigger={
          <Button variant="ghost" icon={<Icon name="logout" size={20} />}>
            {t('accounts.sign_out')}
          </Button>
        }
      />
    </main>
  )
}
