import type { Certificate } from '@qadam/contract'
import { Button, buttonClass } from '@qadam/ui/button'
import { Chip } from '@qadam/ui/chip'
import { copyText } from '@qadam/ui/copy-text'
import { Icon } from '@qadam/ui/icon'
import { Medal } from '@qadam/ui/medal'
import { Switch } from '@qadam/ui/switch'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { showToast } from '../../../platform/toast.ts'
import { errorText } from '@qadam/web/error-text'
import { certificatesQuery } from './certificates-query.ts'
import { formatDay } from '../../../platform/i18n/sizes-and-moments.ts'
import { schoolDay } from '../../../platform/school-times.ts'

/** One certificate: to be opened, downloaded, shared, and shown to search engines or not. */
export function CertificateRow({ certificate }: { certificate: Certificate }): ReactNode {
  const { t } = useTranslation()
  const { code, course, issued_at: issuedAt, revoked_at: revokedAt } = certificate
  const withdrawnAt = certificate.withdrawn_at ?? null
  const holds = revokedAt === null && withdrawnAt === null
  const page = `/certificate/${code}?lang=${currentLanguage()}`
  const about = { course: course.title }

  async function share(): Promise<void> {
    const url = new URL(page, location.origin).href
    if ('share' in navigator) {
      // Closing the system's share sheet is a cancellation, not an error.
      await navigator.share({ text: t('certificates.share_text', about), url }).catch(() => undefined)
      return
    }
    if (await copyText(url)) await showToast('success', t('certificates.copied'))
    else await showToast('error', t('certificates.copy_failed'))
  }

  return (
    <li className="flex flex-col gap-3 p-4">
      <div className="flex items-center gap-3">
        <Medal sign="cap" tone="saffron" grade={2} earned={holds} size={56} className="shrink-0" />
        <div className="min-w-0 flex-1">
          <p className="leading-6 font-semibold break-words">{course.title}</p>
          <p className="text-sm text-muted numbers">
            {t('certificates.issued', { day: formatDay(schoolDay(new Date(issuedAt))) })} · {code}
          </p>
          {revokedAt !== null && <Chip tone="pomegranate">{t('certificates.revoked')}</Chip>}
          {revokedAt === null && withdrawnAt !== null && (
            <>
              <Chip tone="saffron">{t('certificates.withdrawn')}</Chip>
              <p className="mt-1 text-sm text-muted">{t('certificates.withdrawn_hint')}</p>
            </>
          )}
        </div>
      </div>
      {holds && (
        <>
          <div className="flex flex-wrap gap-2">
            <a
              href={page}
              target="_blank"
              rel="noreferrer"
              aria-label={t('certificates.open_label', about)}
              className={linkLook}
            >
              <Icon name="eye" size={20} />
              {t('certificates.open')}
            </a>
            <a
              href={`/certificate/${code}/pdf?lang=${currentLanguage()}`}
              download
              aria-label={t('certificates.pdf_label', about)}
              className={linkLook}
            >
              <Icon name="download" size={20} />
              {t('certificates.pdf')}
            </a>
            <Button
              size="sm"
              icon={<Icon name="send" size={20} />}
              aria-label={t('certificates.share_label', about)}
              onClick={() => void share()}
            >
              {t('certificates.share')}
            </Button>
          </div>
          <Listing certificate={certificate} />
        </>
      )}
    </li>
  )
}

const linkLook = buttonClass({ variant: 'secondary', size: 'sm' })

function Listing({ certificate }: { certificate: Certificate }): ReactNode {
  const { t } = useTranslation()
  const save = useMutation({
    mutationFn: async (listed: boolean) =>
      await call('certificate_listing', { certificate_id: certificate.id, listed }),
    onSuccess: (saved) => {
      queryClient.setQueryData(certificatesQuery.queryKey, (all) =>
        all?.map((one) => (one.id === saved.id ? saved : one)),
      )
      void showToast('success', t('certificates.saved'))
    },
    onError: (error) => void showToast('error', errorText(error)),
  })
  return (
    <Switch
      label={t('certificates.listed')}
      hint={t('certificates.listed_hint')}
      checked={save.isPending ? save.variables : certificate.listed}
      disabled={save.isPending}
      onChange={(listed) => save.mutate(listed)}
    />
  )
}
