import { studentActions } from '@qadam/contract'
import { createCaller } from '@qadam/web/caller'
import { currentLanguage } from './i18n/language.ts'
import { session } from './session.ts'

/** Asks the student's endpoint; see Caller for what each gives and throws. */
export const { call, readReply } = createCaller({
  actions: studentActions,
  endpoint: '/api/student',
  tokenHeader: 'X-Student-Auth',
  session,
  language: currentLanguage,
})
