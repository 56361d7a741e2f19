import { firstStudentActions, type StudentActions } from '@qadam/contract'
import { createCaller } from '@qadam/web/caller'
import { ReplyOrder } from '@qadam/web/reply-order'
import { takeEarlyReply } from './early-calls.ts'
import { currentLanguage } from './i18n/language.ts'
import { session } from './session.ts'
import { noteUnreadable } from './unreadable.ts'

export const replyOrder = new ReplyOrder()

/** Calls the student's endpoint; see Caller for what each returns and throws. */
export const { call, know, prepare, readReply } = createCaller<StudentActions>({
  actions: firstStudentActions,
  later: async () => (await import('./later-actions.ts')).laterStudentActions,
  endpoint: '/api/student',
  tokenHeader: 'X-Student-Auth',
  session,
  language: currentLanguage,
  order: replyOrder,
  onUnreadable: noteUnreadable,
  early: takeEarlyReply,
})
