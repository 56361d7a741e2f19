import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { CardList } from '@qadam/ui/card-list'
import { Chip } from '@qadam/ui/chip'
import { copyText } from '@qadam/ui/copy-text'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QrCode } from '@qadam/ui/qr-code'
import { formatNumber } from '../platform/i18n/format.ts'
import { PageTitle } from '@qadam/web/frame/page-title'
import { QueryView } from '@qadam/web/frame/query-view'
import { showToast } from '../platform/toast.ts'
import { replyQuery } from '../platform/reply-query.ts'
import { WithRail } from './with-rail.tsx'

/** The own invitation: link, QR code, and how far those are who took it. */
export function InviteRoute(): ReactNode {
  const { t } = useTranslation()
  const read = useQuery({
    ...replyQuery(['invite'], 'invite', {}),
  })
  const link = read.data ? new URL(read.data.link, location.origin).href : ''

  async function copy(): Promise<void> {
    if (await copyText(link)) return void showToast('success', t('invite.copied'))
    // To be copied by hand.
    const shown = document.querySelector('#invite-link')
    if (shown) getSelection()?.selectAllChildren(shown)
  }

  /** By the system's own sheet; where there is none, or it may not open, the link is copied. */
  async function share(): Promise<void> {
    const invitation = { text: t('invite.share_text'), url: link }
    if (!('share' in navigator)) return await copy()
    try {
      await navigator.share(invitation)
    } catch (error) {
      // Closing the sheet is a cancellation, not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }

  return (
    <WithRail lesson="next">
      <div className="mx-auto max-w-2xl">
        <PageTitle>{t('invite.title')}</PageTitle>
        <h1 className="mb-4 text-title font-bold sm:text-4xl">{t('invite.title')}</h1>
        <QueryView query={read} skeleton={<Skeleton height={420} />}>
          {(data) => (
            <>
              <Card className="flex flex-col items-center gap-4 p-5 text-center">
                <p className="text-pretty">
                  {t('invite.text', { count: data.reward, coins: formatNumber(data.reward) })}
                </p>
                <QrCode text={link} label={t('invite.qr')} />
                <p className="w-full rounded-control border border-control bg-ground px-3.5 py-3 text-center">
                  <span className="sr-only">{t('invite.link')}: </span>
                  <span id="invite-link" className="font-medium wrap-anywhere select-all">
                    {link
                      .replace(/^https?:\/\//, '')
                      .split(/(?<=\/)/)
                      .map((part, at) => (
                        <Fragment key={at}>
                          {/* The code at its end stays whole, if there is room for it. */}
                          {at > 0 && <wbr />}
                          {part}
                        </Fragment>
                      ))}
                  </span>
                </p>
                <div className="flex w-full flex-col gap-2 sm:flex-row">
                  <Button full icon={<Icon name="send" size={20} />} onClick={() => void share()}>
                    {t('invite.share')}
                  </Button>
                  <Button
                    full
                    variant="secondary"
                    icon={<Icon name="copy" size={20} />}
                    onClick={() => void copy()}
                  >
                    {t('invite.copy')}
                  </Button>
                </div>
              </Card>
              <h2 className="mt-8 mb-3 text-lg font-bold">{t('invite.invited')}</h2>
              {data.invited.length === 0 ? (
                <p className="text-muted">{t('invite.nobody')}</p>
              ) : (
                <CardList>
                  {data.invited.map(({ name, state }, place) => (
                    <li
                      key={`${name}-${place}`}
                      className="flex min-h-14 flex-wrap items-center justify-between gap-2 px-4 py-2"
                    >
                      <span className="font-medium break-words">{name}</span>
                      <Chip tone={state === 'enrolled' ? 'pistachio' : 'neutral'}>
                        {t(`invite.state.${state}`)}
                      </Chip>
                    </li>
                  ))}
                </CardList>
              )}
            </>
          )}
        </QueryView>
      </div>
    </WithRail>
  )
}
