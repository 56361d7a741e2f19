import { replyQuery } from '../../../../platform/reply-query.ts'

/** How the signed-in account proves who it is beside the password. */
export const secondFactorQuery = replyQuery(['second_factor'], 'second_factor', {})
