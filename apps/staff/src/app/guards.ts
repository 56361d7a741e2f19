import { loginAddress } from '../platform/paths.ts'
import { session } from '../platform/session.ts'

/** Leads to the sign-in page, which belongs to the student app: a whole page load. */
export function goToLogin(next: string): void {
  location.replace(loginAddress(next))
}

/** Redirects a signed-out visitor to the sign-in page and from there back. */
export async function requireSession(): Promise<void> {
  await session.known
  if (session.get() || session.signedOut().reason === 'ended') return
  goToLogin(location.pathname + location.search)
  // The page is on its way out: nothing of the console is to show meanwhile.
  await new Promise(() => {})
}
