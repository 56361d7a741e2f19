import { telegramLimits } from '@qadam/contract'
import { Button, buttonClass } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { Icon } from '@qadam/ui/icon'
import { QrCode } from '@qadam/ui/qr-code'
import { Skeleton } from '@qadam/ui/skeleton'
import { QueryView } from '@qadam/web/frame/query-view'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../platform/toast.ts'
import { replyQuery } from '../../../platform/reply-query.ts'
import { telegramQuery } from './telegram-query.ts'

/** How often to poll whether the link was followed, in another app or on another device. */
const lookEvery_ms = 3_000

interface LinkDialogProps {
  /** How many chats there are when it opens. */
  chats: number
  onClose: () => void
}

/** A link into Telegram, for this device and as a picture for another; closes itself once a chat is joined. */
export function LinkDialog({ chats, onClose }: LinkDialogProps): ReactNode {
  const { t } = useTranslation()
  const [before] = useState(chats)
  const link = useQuery({
    ...replyQuery(['telegram', 'link'], 'telegram_link', {}),
    // The one before it ends with each: none is made unasked.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const { data: state } = useQuery({ ...telegramQuery, refetchInterval: lookEvery_ms })
  const [oldLink, setOldLink] = useState<number>()
  const isOld = link.data !== undefined && oldLink === link.data.id
  const isJoined = (state?.chats.length ?? 0) > before

  useEffect(() => {
    if (!isJoined) return
    void showToast('success', t('telegram.linked'))
    onClose()
  }, [isJoined, onClose, t])

  const linkId = link.data?.id
  useEffect(() => {
    if (linkId === undefined) return undefined
    const timer = setTimeout(() => setOldLink(linkId), telegramLimits.link_s * 1000)
    return () => clearTimeout(timer)
  }, [linkId])

  return (
    <Dialog
      open
      title={t('telegram.link_title')}
      description={t('telegram.link_text')}
      closeLabel={t('shell.close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="flex flex-col items-center gap-4 text-center" aria-busy={link.isFetching}>
        {/* An old link may have ended where the newer one failed to come. */}
        <QueryView
          query={{ ...link, data: link.error ? undefined : link.data }}
          skeleton={<Skeleton height={300} />}
        >
          {({ url }) =>
            isOld ? (
              <>
                <p role="alert">{t('telegram.link_old')}</p>
                <Button loading={link.isFetching} onClick={() => void link.refetch()}>
                  {t('telegram.link_new')}
                </Button>
              </>
            ) : (
              <>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={buttonClass({ full: true })}
                >
                  <Icon name="send" size={20} />
                  {t('telegram.open')}
                </a>
                <p className="text-muted">{t('telegram.or_scan')}</p>
                <QrCode text={url} label={t('telegram.qr')} />
                <p className="text-sm text-muted" role="status">
                  {t('telegram.link_once', { count: telegramLimits.link_s / 60 })}
                </p>
              </>
            )
          }
        </QueryView>
      </div>
    </Dialog>
  )
}
