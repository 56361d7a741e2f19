import type { StaffActions } from '@qadam/contract'
import { replyQueryBy } from '@qadam/web/reply-query'
import { call } from './call.ts'

/** What an action replies, as a query under a key. */
export const replyQuery = replyQueryBy<StaffActions>(call)
