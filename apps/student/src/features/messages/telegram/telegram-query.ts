import { replyQuery } from '../../../platform/reply-query.ts'

/** The school's bot, and the student's chats with it. */
export const telegramQuery = replyQuery(['telegram'], 'telegram', {})
