import { limits } from '@qadam/contract/limits'
import { Avatar } from '@qadam/ui/avatar'
import { Button, buttonClass } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { FormFault } from '@qadam/ui/form-fault'
import { Wordmark } from '@qadam/ui/logo'
import { Skeleton } from '@qadam/ui/skeleton'
import { TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { QueryView } from '@qadam/web/frame/query-view'
import { formatPhone } from '@qadam/web/phone-format'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '../features/access/accounts/language-switch.tsx'
import { avatarOf } from '../features/access/accounts/person.ts'
import { PhoneIcon } from '../features/access/accounts/phone-icon.tsx'
import { OtherCode } from '../features/office/invites/other-code.tsx'
import { QadamPictures } from '../features/office/invites/qadam-pictures.tsx'
import { TryLesson } from '../features/office/invites/try-lesson.tsx'
import { call } from '../platform/call.ts'
import { paths } from '../platform/paths.ts'
import { replyQuery } from '../platform/reply-query.ts'

const route = getRouteApi('/invite/$code')

/** The landing page of an invitation, for a visitor without an account: who invites, to what, and a way on. */
export function InvitedRoute(): ReactNode {
  const { t } = useTranslation()
  const { code } = route.useParams()
  const read = useQuery({
    ...replyQuery(['invited', code], 'invite_look', { code }),
  })
  const { data, error } = read
  const isUnknown = isCallError(error, 'not_found', 'validation.failed')
  const phone = data?.school_phone ?? (isCallError(error) ? error.details['school_phone'] : undefined)
  return (
    <main className="mx-auto flex min-h-dvh max-w-4xl flex-col gap-6 px-4 py-5 sm:px-6">
      <title>{`${t('invite.title')} · ${t('shell.product')}`}</title>
      <header className="flex items-center justify-between gap-3">
        <Wordmark size={32} />
        <LanguageSwitch onChosen={() => undefined} />
      </header>
      {isUnknown ? (
        <section>
          <EmptyState mood="thinking" title={t('invite.unknown')} text={t('invite.unknown_text')} />
          <OtherCode key={code} />
        </section>
      ) : (
        <QueryView query={read} skeleton={<Skeleton height={152} />}>
          {({ inviter, avatar }) => <Invitation inviter={inviter} avatar={avatar} />}
        </QueryView>
      )}
      <QadamPictures />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TryLesson isInvited={data !== undefined} />
        <div className="flex flex-col gap-6">
          {data && <Form code={code} />}
          <OtherWays phone={typeof phone === 'string' ? phone : undefined} />
        </div>
      </div>
    </main>
  )
}

function Invitation({ inviter, avatar }: { inviter: string; avatar: string | undefined }): ReactNode {
  const { t } = useTranslation()
  return (
    <section className="flex flex-col items-center text-center">
      {avatar !== undefined && <Avatar {...avatarOf({ avatar })} name={inviter} size={88} />}
      <h1 className="mt-3 text-title leading-9 font-bold text-balance break-words sm:text-4xl">
        {t('invite.welcome', { name: inviter })}
      </h1>
      <p className="mt-1.5 max-w-[46ch] text-muted text-pretty sm:text-lg">{t('invite.about.text')}</p>
      <a href="#come" className={`${buttonClass({ size: 'lg' })} mt-4`}>
        {t('invite.come_button')}
      </a>
    </section>
  )
}

/** Who cannot or need not leave a phone here can still go on. */
function OtherWays({ phone }: { phone: string | undefined }): ReactNode {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="ways" className="rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id="ways" className="text-lg font-bold">
        {t('invite.ways.title')}
      </h2>
      <div className="mt-3 flex flex-col gap-2">
        {phone !== undefined && (
          <a href={`tel:${phone}`} className={buttonClass({ variant: 'secondary', full: true })}>
            <PhoneIcon size={20} />
            {formatPhone(phone)}
          </a>
        )}
        <Link to={paths.login} className={buttonClass({ variant: 'outline', full: true })}>
          {t('invite.ways.sign_in')}
        </Link>
      </div>
      <p className="mt-3 text-compact text-muted text-pretty">
        {t(phone === undefined ? 'invite.ways.ask' : 'invite.ways.call')}
      </p>
    </section>
  )
}

function Form({ code }: { code: string }): ReactNode {
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
      <div role="status" className="rounded-card border border-line bg-card">
        <EmptyState mood="happy" title={t('invite.thanks')} text={t('invite.thanks_text')} />
      </div>
    )
  return (
    <form
      id="come"
      onSubmit={onSubmit}
      noValidate
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-6"
    >
      <div>
        <h2 className="text-xl font-bold text-balance">{t('invite.come')}</h2>
        <p className="mt-1 text-muted">{t('invite.welcome_text')}</p>
      </div>
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
        <FormFault>{errorText(accept.error)}</FormFault>
      )}
      <Button type="submit" full size="lg" loading={accept.isPending}>
        {t('invite.send')}
      </Button>
      <p className="text-sm text-muted">{t('invite.privacy')}</p>
    </form>
  )
}
