import { queryOptions } from '@tanstack/react-query'
import { replyQuery } from '../../../platform/reply-query.ts'

/** What the sign-in screen says of this school; offline, or before the reply, what is usual is said. */
export const signInFacts = queryOptions({
  ...replyQuery(['password_reset_ways'], 'password_reset_ways', {}),
  retry: false,
})
