import { secondStepActions } from '@qadam/contract'
import { createCaller } from './caller.ts'
import { currentLanguage } from './language.ts'

/** The second step of a sign-in, on the endpoint of staff: students have none. */
export const { call: callSecondStep } = createCaller({
  actions: secondStepActions,
  endpoint: '/api/staff',
  tokenHeader: 'X-Staff-Auth',
  session: { get: () => null, confirm: () => undefined, refuse: () => undefined },
  language: currentLanguage,
})
