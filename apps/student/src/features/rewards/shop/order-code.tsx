import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** A pick-up code, in two halves as one says it aloud. */
export function OrderCode({ code }: { code: string }): ReactNode {
  const { t } = useTranslation()
  const half = Math.ceil(code.length / 2)
  return (
    <span className="inline-flex items-center gap-2 rounded-control border-2 border-dashed border-saffron-edge bg-saffron-soft px-4 py-1.5 text-saffron-text">
      <span className="text-sm">{t('shop.code')}</span>
      <span className="font-mono text-xl font-bold tracking-widest select-all">
        {code.slice(0, half)}
        <span aria-hidden className="px-0.5" />
        {code.slice(half)}
      </span>
    </span>
  )
}
