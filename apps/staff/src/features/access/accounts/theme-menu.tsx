import { Icon, type IconName } from '@qadam/ui/icon'
import { SelectMenu } from '@qadam/ui/menu'
import { setTheme, themes, type Theme } from '@qadam/web/theme'
import { useTheme } from '@qadam/web/use-theme'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const themeIcons: Record<Theme, IconName> = { system: 'monitor', light: 'sun', dark: 'moon' }

export function ThemeMenu({ compact, onDark }: { compact?: boolean; onDark?: boolean }): ReactNode {
  const { t } = useTranslation()
  const theme = useTheme()
  return (
    <SelectMenu<Theme>
      label={t('accounts.theme')}
      value={theme}
      options={themes.map((value) => ({
        value,
        label: t(`accounts.theme_${value}`),
        icon: <Icon name={themeIcons[value]} size={20} />,
      }))}
      onChange={setTheme}
      compact={compact}
      onDark={onDark}
    />
  )
}
