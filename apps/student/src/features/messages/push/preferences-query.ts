import { replyQuery } from '../../../platform/reply-query.ts'

/** What is not pushed to the student. */
export const preferencesQuery = replyQuery(['push', 'preferences'], 'notification_preferences', {})
