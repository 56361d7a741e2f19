import { Icon } from '@qadam/ui/icon'
import { Notice } from '@qadam/ui/notice'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { decisionsOf, useDecisions } from '../features/review/verdict/decisions.ts'
import { paths } from '../platform/paths.ts'

/** Decisions that wait for the connection, and those the server did not take: nothing of a batch is lost silently. */
export function DecisionTray({ accountId }: { accountId: number }): ReactNode {
  const { t } = useTranslation()
  const { waiting, refused } = useDecisions(accountId)
  const whyOf = (code: string, reason: string): string | undefined => {
    if (code === 'submission.already_reviewed') return t('tray.already_reviewed')
    if (reason === 'claimed') return t('tray.claimed')
    return reason === 'newer_version' ? t('tray.newer_version') : undefined
  }
  if (waiting.length === 0 && refused.length === 0) return null
  return (
    <div className="flex flex-col gap-2 px-4 pt-4 sm:px-6">
      {waiting.length > 0 && (
        <p
          role="status"
          className="flex items-center gap-2 rounded-control bg-lapis-soft px-3.5 py-2.5 text-[15px] text-lapis-text"
        >
          <Icon name="hourglass" size={18} />
          {t('tray.waiting', { count: waiting.length })}
        </p>
      )}
      {refused.map(({ key, input, student, task, code, message, reason }) => (
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
                params={{ submissionId: String(input.submission_id) }}
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
  )
}
