import type { TryResult } from '@qadam/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { InlineText } from '../question-text.tsx'

/** What was said in the recordings of a question's text, once that may be known. */
export function Transcript({ transcripts = [] }: { transcripts?: TryResult['transcripts'] }): ReactNode {
  const { t } = useTranslation()
  const said = transcripts.find(({ option_id }) => option_id === null)?.text
  if (said === undefined) return null
  return (
    <p className="-mt-1 mb-4 text-compact">
      <span className="text-muted">{t('lesson.listen.said')} </span>
      <InlineText html={said} className="font-medium" />
    </p>
  )
}
