import { limits } from '@qadam/contract/limits'
import { Button } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { Wordmark } from '@qadam/ui/logo'
import { Skeleton } from '@qadam/ui/skeleton'
import { TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { LoadError } from '@qadam/web/frame/load-error'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '../features/accounts/language-switch.tsx'
import { call } from '../platform/call.ts'
import '../platform/i18n/invite-texts.ts'

/** The landing page of an invitation, for a visitor without an account: a name and a phone for the school to call. */
export function InvitedRoute(): ReactNode {
  const { t } = useTranslation()
  const { code = '' } = useParams({ strict: false })
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invited', code],
    queryFn: async ({ signal }) => await call('invite_look', { code }, { signal }),
  })
  const isUnknown = isCallError(error, 'not_found', 'validation.failed')
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col gap-6 px-5 py-6">
      <title>{`${t('invite.title')} · ${t('shell.product')}`}</title>
      <header className="flex items-center justify-between gap-3">
        <Wordmark size={32} />
        <LanguageSwitch onChosen={() => undefined} />
      </header>
      {isUnknown ? (
        <EmptyState mood="thinking" title={t('invite.unknown')} text={t('invite.unknown_text')} />
      ) : data ? (
        <Form code={code} inviter={data.inviter} />
      ) : error ? (
        <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={420} />
      )}
    </main>
  )
}

function Form({ code, inviter }: { code: string; inviter: string }): ReactNode {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('+998 ')
  const [website, setWebsite] = useState('')
  const accept = useMutation({
    mutationFn: async () => await call('invite_accept', { code, name, phone, website }),
  })
  const fields = isCallError(accept.error, 'validation.failed') ? accept.error.fields : {}

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    accept.mutate()
  }

  if (accept.isSuccess)
    return (
      <div role="status">
        <EmptyState mood="happy" title={t('invite.thanks')} text={t('invite.thanks_text')} />
      </div>
    )
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <h1 className="text-2xl font-bold text-balance">{t('invite.welcome', { name: inviter })}</h1>
      <p className="text-muted">{t('invite.welcome_text')}</p>
      <TextField
        label={t('invite.name')}
        autoComplete="name"
        maxLength={limits.invites.nameMaxLength}
        value={name}
        error={fields['name']}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('invite.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        value={phone}
        error={fields['phone']}
        onChange={(event) => setPhone(event.target.value)}
      />
      {/* A trap for machines that fill every field; no person and no screen reader meets it. */}
      <input
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden
        value={website}
        onChange={(event) => setWebsite(event.target.value)}
        className="absolute -left-[999rem]"
      />
      {accept.error && !isCallError(accept.error, 'validation.failed') && (
        <p role="alert" className="text-[15px] text-pomegranate-text">
          {errorText(accept.error)}
        </p>
      )}
      <Button type="submit" full size="lg" loading={accept.isPending}>
        {t('invite.send')}
      </Button>
      <p className="text-sm text-muted">{t('invite.privacy')}</p>
    </form>
  )
}
