import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SharedCopy } from './read-shared.ts'

interface SharedBannerProps {
  copy: SharedCopy | undefined
  isKeeping: boolean
  onKeep: () => void
  onLeave: () => void
}

/** Says whose project is on the screen, and what can be done with it. */
export function SharedBanner({ copy, isKeeping, onKeep, onLeave }: SharedBannerProps): ReactNode {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t('code_tools.shared.label')}
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-saffron-soft px-4 py-3"
    >
      <Icon name="info" size={24} className="shrink-0 text-saffron-text" />
      <div className="min-w-60 flex-1 text-compact">
        <p className="font-semibold wrap-anywhere">
          {copy?.isOwn === true
            ? t('code_tools.shared.own')
            : copy?.owner === undefined
              ? t('code_tools.shared.banner')
              : t('code_tools.shared.of', { name: copy.owner })}
        </p>
        <p>{t(copy ? 'code_tools.shared.read_only' : 'code_tools.shared.not_running')}</p>
      </div>
      <div className="flex w-full flex-row-reverse flex-wrap gap-2 sm:w-auto [&>*]:flex-auto">
        <Button loading={isKeeping} onClick={onKeep}>
          {t('code_tools.shared.keep')}
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          {t('code_tools.shared.leave')}
        </Button>
      </div>
    </section>
  )
}
