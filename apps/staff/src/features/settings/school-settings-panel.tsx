import type { SchoolSettingSection } from '@qadam/contract'
import { Notice } from '@qadam/ui/notice'
import { Skeleton } from '@qadam/ui/skeleton'
import { LoadError } from '@qadam/web/frame/load-error'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SchoolSection } from './school-section.tsx'
import { schoolSettingsQuery } from './school-settings-query.ts'

/** One section of what the school is set to. */
export function SchoolSettingsPanel({ name }: { name: SchoolSettingSection }): ReactNode {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(schoolSettingsQuery)
  const section = data?.[name]
  if (data && section) return <SchoolSection name={name} settings={data} section={section} />
  if (data) return <Notice tone="saffron" icon="info" title={t('school_settings.not_yet')} />
  if (error) return <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
  return <Skeleton height={260} />
}
