import type { Lang } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { SelectMenu } from '@qadam/ui/menu'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveLanguage } from './use-save-language.ts'

/** Each language by its own name. */
const languageNames: readonly { value: Lang; label: string }[] = [
  { value: 'uz', label: 'Oʻzbekcha' },
  { value: 'ru', label: 'Русский' },
]

export function LanguageMenu({ compact, onDark }: { compact?: boolean; onDark?: boolean }): ReactNode {
  const { t } = useTranslation()
  const [language, saveLanguage] = useSaveLanguage()
  return (
    <SelectMenu<Lang>
      label={t('accounts.language')}
      value={language}
      options={languageNames.map(({ value, label }) => ({
        value,
        label,
        lang: value,
        icon: <Icon name="globe" size={20} />,
      }))}
      onChange={(next) => void saveLanguage(next)}
      compact={compact}
      onDark={onDark}
    />
  )
}
