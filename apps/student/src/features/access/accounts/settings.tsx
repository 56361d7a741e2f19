import type { User } from '@qadam/contract'
import { Card } from '@qadam/ui/card'
import { Icon, type IconName } from '@qadam/ui/icon'
import { SelectMenu } from '@qadam/ui/menu'
import { Switch } from '@qadam/ui/switch'
import { areSingleKeysOn, setSingleKeys } from '@qadam/web/single-keys'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isMuted, playSound, setMuted } from '../../../platform/sound.ts'
import { setTheme, themes, type Theme } from '../../../platform/theme.ts'
import { useTheme } from '../../../platform/use-theme.ts'
import { BirthdayField } from './birthday-field.tsx'
import { LanguageMenu } from './language-menu.tsx'

const themeIcons: Record<Theme, IconName> = { system: 'monitor', light: 'sun', dark: 'moon' }

/** Birthday, language, theme, sound and shortcuts. */
export function Settings({ user }: { user: User }): ReactNode {
  const { t } = useTranslation()
  const theme = useTheme()
  const [muted, setMutedState] = useState(isMuted)
  const [singleKeys, setSingleKeysState] = useState(areSingleKeysOn)
  return (
    <Card flush spills className="divide-y divide-line">
      <BirthdayField user={user} />
      <Row icon="globe" name={t('accounts.language')}>
        <LanguageMenu />
      </Row>
      <Row icon={themeIcons[theme]} name={t('accounts.theme')}>
        <SelectMenu<Theme>
          label={t('accounts.theme')}
          value={theme}
          options={themes.map((value) => ({
            value,
            label: t(`accounts.theme_${value}`),
            icon: <Icon name={themeIcons[value]} size={20} className="text-muted" />,
          }))}
          onChange={setTheme}
        />
      </Row>
      <div className="px-4 py-2.5">
        <Switch
          label={t('accounts.sound')}
          hint={t('accounts.sound_hint')}
          checked={!muted}
          icon={<Icon name={muted ? 'volume-off' : 'volume'} size={22} className="text-muted" />}
          onChange={(on) => {
            setMuted(!on)
            setMutedState(!on)
            if (on) playSound('correct-ans')
          }}
        />
      </div>
      <div className="px-4 py-2.5">
        <Switch
          label={t('accounts.single_keys')}
          hint={t('accounts.single_keys_hint')}
          checked={singleKeys}
          icon={<Icon name="edit" size={22} className="text-muted" />}
          onChange={(on) => {
            setSingleKeys(on)
            setSingleKeysState(on)
          }}
        />
      </div>
    </Card>
  )
}

function Row({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-3 px-4 py-2">
      <Icon name={icon} size={22} className="text-muted" />
      <span className="flex-1 font-medium">{name}</span>
      <span className="ml-auto">{children}</span>
    </div>
  )
}
