import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Trouble } from './matrix.ts'

/** Why a student may need a hand, in a few words. */
export function TroubleNote({ trouble }: { trouble: Trouble }): ReactNode {
  const { t } = useTranslation()
  const tone =
    trouble.kind === 'away' || trouble.kind === 'never' ? 'text-saffron-text' : 'text-pomegranate-text'
  const words = {
    frozen: () => t('groups.trouble.frozen'),
    failed: (count: number) => t('groups.trouble.failed', { count }),
    away: (count: number) => t('groups.trouble.away', { count }),
    never: () => t('groups.trouble.never'),
  }
  const text =
    trouble.kind === 'failed'
      ? words.failed(trouble.count)
      : trouble.kind === 'away'
        ? words.away(trouble.days)
        : words[trouble.kind]()
  return <span className={`block truncate text-caption leading-4 ${tone}`}>{text}</span>
}
