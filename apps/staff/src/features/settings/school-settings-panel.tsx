import type { SchoolSettingSection } from '@qadam/contract'
import { Skeleton } from '@qadam/ui/skeleton'
import { LoadError } from '@qadam/web/frame/load-error'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SchoolSection } from './school-section.tsx'
import { schoolSettingsQuery } from './school-settings-query.ts'

/** One section of what the school is set to. */
export function SchoolSettingsPanel({ name }: { name: SchoolSettingSection }): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(schoolSettingsQuery)
  if (data) return <SchoolSection name={name} settings={data} />
  if (error) return <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
  return <Skeleton height={260} />
}
