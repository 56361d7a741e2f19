import { createSessionHooks } from '@qadam/web/session-hooks'
import { session } from '../../../platform/session.ts'

export const { useFindUser, useSessionEnded, useUser } = createSessionHooks(session)
