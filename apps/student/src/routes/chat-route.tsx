import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../platform/page-title.tsx'
import chat from './chat.svg?no-inline'

/** Nothing but a picture (specification 2). */
export function ChatRoute(): ReactNode {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle>{t('shell.chat_title')}</PageTitle>
      <h1 className="sr-only">{t('shell.chat_title')}</h1>
      <img
        src={chat}
        alt={t('shell.chat_picture')}
        width={640}
        height={560}
        className="mx-auto h-auto w-full max-w-2xl"
      />
    </>
  )
}
