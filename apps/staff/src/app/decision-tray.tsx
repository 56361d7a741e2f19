import { Icon } from '@qadam/ui/icon'
import { Notice } from '@qadam/ui/notice'
import { useOnline } from '@qadam/web/use-online'
import { onWaitingSaid, waitingSaid } from '@qadam/web/waiting-said'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { decisionsOf, useDecisions } from '../features/learning/review/verdict/decisions.ts'
import { paths } from '../platform/paths.ts'

/**
 * Above the screen and never over it: that the connection is gone, which decisions wait for it, and which the server did
 * not take: nothing of a batch is lost silently.
 */
export function DecisionTray({
  accountId,
  ref,
}: {
  accountId: number
  ref?: Ref<HTMLDivElement>
}): ReactNode {
  const { t } = useTranslation()
  const online = useOnline()
  const waiting = useSyncExternalStore(onWaitingSaid, waitingSaid)
  const { refused } = useDecisions(accountId)
  const whyOf = (code: string, reason: string): string | undefined => {
    if (code === 'submission.already_reviewed') return t('tray.already_reviewed')
    if (reason === 'claimed') return t('tray.claimed')
    return reason === 'newer_version' ? t('tray.newer_version') : undefined
  }
  return (
    <div
      ref={ref}
      // On a laptop it stays in sight with all its text, on a phone with its one line.
      className="bg-ground max-lg:contents lg:sticky lg:top-0 lg:z-30 lg:max-h-[35dvh] lg:overflow-y-auto"
    >
      {(waiting !== '' || !online) && (
        <p
          role="status"
          className={`flex items-center gap-2.5 px-4 pt-[calc(0.5rem+env(safe-area-inset-top))] pb-2 text-compact leading-5 max-lg:sticky max-lg:top-0 max-lg:z-30 sm:px-6 ${online ? 'bg-lapis-soft text-lapis-text' : 'bg-lapis text-on-lapis'}`}
        >
          <Icon
            name={online ? 'hourglass' : 'wifi-off'}
            size={18}
            className={online ? undefined : 'text-saffron'}
          />
          <span className="min-w-0">{waiting || t('shell.offline')}</span>
        </p>
      )}
      {refused.length > 0 && (
        <div className="flex flex-col gap-2 px-4 py-3 sm:px-6">
          {refused.map(({ key, input, student, task, code, message, reason, newest }) => (
            <Notice
              key={key}
              role="alert"
              tone="pomegranate"
              icon="warning"
              title={t('tray.refused', { student, task })}
              text={whyOf(code, reason) ?? (message || t('errors.try_again_later'))}
              action={
                <span className="flex gap-1">
                  <Link
                    to={paths.reviewPattern}
                    params={{ submissionId: String(newest ?? input.submission_id) }}
                    className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-pomegranate-text hover:bg-card"
                  >
                    {t('tray.open')}
                  </Link>
                  <button
                    type="button"
                    onClick={() => decisionsOf(accountId).dismiss(key)}
                    className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-ink hover:bg-card"
                  >
                    {t('tray.dismiss')}
                  </button>
                </span>
              }
            />
          ))}
        </div>
      )}
    </div>
  )
}
