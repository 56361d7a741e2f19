import { currentLanguage } from '@qadam/web/language'
import { call } from '../platform/call.ts'
import { basePath } from '../platform/paths.ts'
import { queryClient } from '../platform/query-client.ts'
import { session } from '../platform/session.ts'
import { goToLogin } from './guards.ts'

/** Follows the session for as long as the page lives: no data of one account is seen by another. */
export function followSession(): void {
  let account = session.get()?.user.id
  void syncLanguage()
  session.subscribe(() => {
    const held = session.get()
    if (held) {
      if (account !== undefined && account !== held.user.id) queryClient.clear()
      account = held.user.id
      return
    }
    // A session that expires in use prompts for the password in place, so that no input is lost.
    const { reason } = session.signedOut()
    if (reason === 'ended') return
    queryClient.clear()
    goToLogin(reason === 'logout' ? basePath : location.pathname + location.search)
  })
}

/** A language chosen on this device, perhaps on the sign-in page, is the one titles and messages are to come in. */
async function syncLanguage(): Promise<void> {
  const user = session.get()?.user
  const lang = currentLanguage()
  if (!user || user.lang === lang) return
  try {
    await call('update_lang', { lang })
    session.update({ ...user, lang })
    await queryClient.invalidateQueries()
  } catch (error) {
    console.warn('update_lang', error)
  }
}
