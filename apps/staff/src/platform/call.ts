import { staffActions, unattendedHeader } from '@qadam/contract'
import { createCaller } from '@qadam/web/caller'
import { currentLanguage } from '@qadam/web/language'
import { ReplyOrder } from '@qadam/web/reply-order'
import { isAttended } from './attended.ts'
import { session } from './session.ts'

export const replyOrder = new ReplyOrder()

/** Calls the staff's endpoint; see Caller for what it returns and throws. */
export const { call, readReply } = createCaller({
  actions: staffActions,
  endpoint: '/api/staff',
  tokenHeader: 'X-Staff-Auth',
  session,
  language: currentLanguage,
  headers: () => (isAttended() ? undefined : { [unattendedHeader]: '1' }),
  order: replyOrder,
})
