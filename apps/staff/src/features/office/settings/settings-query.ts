import type { SettingName, SettingValue, ShownSettings } from '@qadam/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../../platform/query-client.ts'
import { replyQuery } from '../../../platform/reply-query.ts'

/** What the school is set to, all settings. */
export const settingsQuery = queryOptions({
  ...replyQuery(['school_settings'], 'school_settings', {}),
  // A switch to another window and back does not change the ground under what is being typed.
  refetchOnWindowFocus: false,
})

/** Shows what the server said of one setting. */
export function keepSetting(name: SettingName, shown: ShownSettings[string]): void {
  queryClient.setQueryData(settingsQuery.queryKey, (all) => ({ ...all, [name]: shown }))
  // What else shows it, as `me` and the builder do, reads it anew.
  if (name === 'languages')
    for (const key of ['me', 'authoring']) void queryClient.invalidateQueries({ queryKey: [key] })
}

/** What a number of a setting may name. */
export interface Choice {
  value: number
  label: string
}

export type Values = Readonly<Record<string, SettingValue>>
