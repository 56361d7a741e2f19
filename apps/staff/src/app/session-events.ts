import { basePath } from '../platform/paths.ts'
import { queryClient } from '../platform/query-client.ts'
import { session } from '../platform/session.ts'
import { goToLogin } from './guards.ts'

/** Follows the session for as long as the page lives: no data of one account is seen by another. */
export function followSession(): void {
  let account = session.get()?.user.id
  session.subscribe(() => {
    const held = session.get()
    if (held) {
      if (account !== undefined && account !== held.user.id) queryClient.clear()
      account = held.user.id
      return
    }
    // A session that had been working asks for the password in place, so that no work is lost.
    const { reason } = session.signedOut()
    if (reason === 'ended') return
    queryClient.clear()
    goToLogin(reason === 'logout' ? basePath : location.pathname + location.search)
  })
}
