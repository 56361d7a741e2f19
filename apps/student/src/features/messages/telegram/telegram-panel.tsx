import { telegramLimits, type TelegramChat } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { useConfirm } from '@qadam/ui/use-confirm'
import { QueryView } from '@qadam/web/frame/query-view'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { errorText } from '@qadam/web/error-text'
import { formatMoment } from '../../../platform/i18n/sizes-and-moments.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { showToast } from '../../../platform/toast.ts'
import { LinkDialog } from './link-dialog.tsx'
import { telegramQuery } from './telegram-query.ts'

/** Telegram chats that receive the same notifications as the student's devices; nothing in a school without a bot. */
export default function TelegramPanel(): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(telegramQuery)
  const { data } = read
  const [isLinking, setLinking] = useState(false)
  if (data?.bot === null) return null
  return (
    <Card flush className="mt-3 divide-y divide-line">
      <div className="flex gap-3 px-4 py-3">
        <Icon name="send" size={22} className="mt-0.5 shrink-0 text-muted" />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
          <div className="min-w-48 flex-1">
            <h3 className="font-medium">{t('telegram.title')}</h3>
            <p className="text-sm text-muted">{t('telegram.hint')}</p>
          </div>
          {data && data.chats.length < telegramLimits.chats && (
            <Button
              size="sm"
              variant={data.chats.length === 0 ? 'primary' : 'outline'}
              onClick={() => setLinking(true)}
            >
              {t(data.chats.length === 0 ? 'telegram.link' : 'telegram.link_more')}
            </Button>
          )}
        </div>
      </div>
      {!data && (
        <div className="px-4 py-3">
          <QueryView query={read} skeleton={<Skeleton height={44} />} />
        </div>
      )}
      {data?.chats.map((chat) => (
        <LinkedChat key={chat.id} chat={chat} />
      ))}
      {isLinking && data && <LinkDialog chats={data.chats.length} onClose={() => setLinking(false)} />}
    </Card>
  )
}

function LinkedChat({ chat }: { chat: TelegramChat }): ReactNode {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const unlink = useMutation({
    mutationFn: () => call('telegram_unlink', { chat_id: chat.id }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(telegramQuery)
      void showToast('success', t('telegram.unlinked'))
    },
    onError: (error) => void showToast('error', errorText(error)),
  })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
      <p className="min-w-0 flex-1 pl-8.5">
        <span className="block font-medium wrap-anywhere">{chat.label}</span>
        <span className="block text-sm text-muted">
          {t('telegram.linked_at', { moment: formatMoment(chat.linked_at) })}
        </span>
      </p>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('telegram.unlink_label', { name: chat.label })}
        loading={unlink.isPending}
        onClick={() =>
          confirm.ask({
            title: t('telegram.unlink_title'),
            body: t('telegram.unlink_text', { name: chat.label }),
            confirmLabel: t('telegram.unlink'),
            cancelLabel: t('telegram.keep'),
            onConfirm: () => unlink.mutate(),
          })
        }
      >
        {t('telegram.unlink')}
      </Button>
      {confirm.dialog}
    </div>
  )
}
