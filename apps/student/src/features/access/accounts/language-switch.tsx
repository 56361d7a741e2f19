import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from './languages.ts'
import { useSaveLanguage } from './use-save-language.ts'

/** Both languages side by side, for a visitor who is not signed in yet and may read only one of them. */
export function LanguageSwitch({
  onChosen,
  isDisabled = false,
}: {
  onChosen?: () => void
  isDisabled?: boolean
}): ReactNode {
  const { t } = useTranslation()
  const [language, saveLanguage] = useSaveLanguage()
  return (
    <div
      role="group"
      aria-label={t('accounts.language')}
      className="flex rounded-full border border-line bg-card p-1"
    >
      {languageNames.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          lang={value}
          aria-pressed={language === value}
          aria-label={`${value} — ${label}`}
          disabled={isDisabled}
          onClick={() => {
            onChosen?.()
            void saveLanguage(value)
          }}
          className="min-h-11 min-w-11 rounded-full px-3 text-compact font-semibold text-muted uppercase disabled:opacity-60 aria-pressed:bg-turquoise-strong aria-pressed:text-on-turquoise"
        >
          {value}
        </button>
      ))}
    </div>
  )
}
