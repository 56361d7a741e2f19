import type { SettingName } from '@qadam/contract'
import { Notice } from '@qadam/ui/notice'
import { Skeleton } from '@qadam/ui/skeleton'
import { QueryView } from '@qadam/web/frame/query-view'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingForm } from './setting-form.tsx'
import { settingParts } from './setting-parts.ts'
import { settingsQuery } from './settings-query.ts'

/** One setting of the school. */
export function SettingPanel({ name }: { name: SettingName }): ReactNode {
  const { t } = useTranslation()
  const { Panel } = settingParts[name] ?? {}
  return (
    <QueryView query={useQuery(settingsQuery)} skeleton={<Skeleton height={260} />}>
      {({ [name]: shown }) =>
        !shown ? (
          <Notice tone="saffron" icon="info" title={t('school_settings.not_yet')} />
        ) : Panel ? (
          <Panel shown={shown} />
        ) : (
          <SettingForm name={name} shown={shown} />
        )
      }
    </QueryView>
  )
}
