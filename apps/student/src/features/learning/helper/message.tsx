import type { HelperMessage } from '@qadam/contract'
import { Spinner } from '@qadam/ui/spinner'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { rungNames, type TalkState } from './helper-talk.ts'
import { StreamedText } from './streamed-text.tsx'

const own =
  'max-w-[85%] self-end rounded-card rounded-br-md bg-turquoise-soft px-3.5 py-2 text-compact leading-6'
const theirs =
  'min-w-0 max-w-full self-stretch rounded-card rounded-bl-md border border-line bg-ground px-3.5 py-2.5 [&_.prose]:text-compact [&_.prose]:leading-6'

/** One message: the student's on the right, the helper's across. */
export function Message({
  message,
  render,
}: {
  message: HelperMessage
  render: (html: string) => ReactNode
}): ReactNode {
  const { t } = useTranslation()
  const { role, content, html, level } = message
  if (role === 'user')
    return (
      <p className={`${own} wrap-anywhere whitespace-pre-wrap`}>
        <span className="sr-only">{t('helper.you')} </span>
        {content === '' ? rungText(t, level) : content}
      </p>
    )
  return (
    <div className={theirs}>
      <span className="sr-only">{t('helper.title')}: </span>
      {html === '' ? (
        <div className="prose">
          <StreamedText text={content} />
        </div>
      ) : (
        render(html)
      )}
    </div>
  )
}

/** The question that is being answered, and the answer letter by letter. It is read aloud once it is whole. */
export function PendingMessage({ pending }: { pending: NonNullable<TalkState['pending']> }): ReactNode {
  const { t } = useTranslation()
  const { asks, text } = pending
  return (
    <>
      <p className={`${own} wrap-anywhere whitespace-pre-wrap`}>
        {'message' in asks ? asks.message : t('helper.asked_hint')}
      </p>
      <div className={theirs} aria-live="off">
        {text === '' ? (
          <p className="flex items-center gap-2 text-compact text-muted">
            <Spinner size={18} />
            {t('helper.thinking')}
          </p>
        ) : (
          <div className="prose" aria-hidden>
            <StreamedText text={text} />
          </div>
        )}
      </div>
    </>
  )
}

function rungText(t: TFunction, level: number | null): string {
  const name = rungNames[(level ?? 0) - 1]
  return name ? t(`helper.rung_asked.${name}`) : t('helper.asked_hint')
}
