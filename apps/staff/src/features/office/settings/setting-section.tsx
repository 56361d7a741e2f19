import type { SettingName } from '@qadam/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SettingTexts } from '../../../platform/i18n/setting-texts.ts'
import { SettingPanel } from './setting-panel.tsx'

/** One setting under its title, with what it is for. */
export function SettingSection({ name }: { name: SettingName }): ReactNode {
  const { t } = useTranslation()
  const { title, text }: SettingTexts = t(`school_settings.of.${name}`, { returnObjects: true })
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      className="flex max-w-3xl scroll-mt-4 flex-col gap-3"
    >
      <h2 id={`${name}-title`} className="text-lg font-bold">
        {title}
      </h2>
      {text !== undefined && <p className="max-w-prose text-muted">{text}</p>}
      <SettingPanel name={name} />
    </section>
  )
}
