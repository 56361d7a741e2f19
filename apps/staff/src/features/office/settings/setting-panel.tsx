import type { SettingName } from '@qadam/contract'
import { Notice } from '@qadam/ui/notice'
import { Skeleton } from '@qadam/ui/skeleton'
import { LoadError } from '@qadam/web/frame/load-error'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingForm } from './setting-form.tsx'
import { settingParts } from './setting-parts.ts'
import { settingsQuery } from './settings-query.ts'

/** One setting of the school. */
export function SettingPanel({ name }: { name: SettingName }): ReactNode {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(settingsQuery)
  const shown = data?.[name]
  const { Panel } = settingParts[name] ?? {}
  if (shown) return Panel ? <Panel shown={shown} /> : <SettingForm name={name} shown={shown} />
  if (data) return <Notice tone="saffron" icon="info" title={t('school_settings.not_yet')} />
  if (error) return <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
  return <Skeleton height={260} />
}
