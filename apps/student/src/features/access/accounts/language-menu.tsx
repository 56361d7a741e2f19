import type { Lang } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { SelectMenu } from '@qadam/ui/menu'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from './languages.ts'
import { useSaveLanguage } from './use-save-language.ts'

/** Chooses the language of the interface. */
export function LanguageMenu({ compact = false }: { compact?: boolean }): ReactNode {
  const { t } = useTranslation()
  const [language, saveLanguage] = useSaveLanguage()
  const options = languageNames.map(({ value, label }) => ({
    value,
    label,
    lang: value,
    icon: <Icon name="globe" size={20} className="text-muted" />,
  }))
  return (
    <SelectMenu<Lang>
      label={t('accounts.language')}
      value={language}
      options={options}
      onChange={(next) => void saveLanguage(next)}
      compact={compact}
    />
  )
}
