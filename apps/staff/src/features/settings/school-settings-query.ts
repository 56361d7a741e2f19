import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

/** What the school is set to, all sections. */
export const schoolSettingsQuery = queryOptions({
  queryKey: ['school_settings'],
  queryFn: ({ signal }) => call('school_settings', {}, { signal }),
  // A switch to another window and back does not change the ground under what is being typed.
  refetchOnWindowFocus: false,
})
