import { Button } from '@qadam/ui/button'
import { Notice } from '@qadam/ui/notice'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { mayAskHere, noteAsked } from './may-ask.ts'
import { turnOn, type PushFailure } from './set-up-push.ts'
import { permissionAsked } from './use-permission.ts'

/** Shown on this page and not answered yet: a screen that is mounted again still shows it. */
let isOpen = false

/** Offers pushes where they mean something, with a word on what for; the browser's prompt opens only after a yes. */
export default function PushOffer(): ReactNode {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(() => isOpen || mayAskHere())
  useEffect(() => {
    if (!isShown || isOpen) return
    isOpen = true
    noteAsked()
  }, [isShown])
  const turn = useMutation({
    mutationFn: turnOn,
    onError: (error) => console.warn('push', error),
    onSettled: () => {
      isOpen = false
      permissionAsked()
    },
  })
  if (!isShown) return null
  const failure: PushFailure | null = turn.isError ? 'setup_failed' : (turn.data ?? null)
  if (turn.isSuccess && failure === null)
    return <Notice role="status" tone="pistachio" icon="check" title={t('push.offer.done')} />
  if (failure !== null)
    return <Notice role="status" tone="saffron" icon="bell" title={t(`push.failed_${failure}`)} />
  const leave = () => {
    isOpen = false
    setShown(false)
  }
  return (
    <Notice
      tone="lapis"
      icon="bell"
      title={t('push.offer.title')}
      text={t('push.offer.text')}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" loading={turn.isPending} onClick={() => turn.mutate()}>
            {t('push.offer.yes')}
          </Button>
          <Button size="sm" variant="ghost" disabled={turn.isPending} onClick={leave}>
            {t('push.offer.later')}
          </Button>
        </span>
      }
    />
  )
}
