import { redirect } from '@tanstack/react-router'
import { paths, safeNext } from '../platform/paths.ts'
import { session } from '../platform/session.ts'

/** Login guard: once user data has loaded and has no token, the way leads to /login and from there back. */
export async function requireSession({ location }: { location: { href: string } }): Promise<void> {
  await session.known
  if (session.get() || session.signedOut().reason === 'ended') return
  const next = safeNext(location.href)
  throw redirect({ to: paths.login, search: next && next !== paths.home ? { next } : {} })
}

/** Redirects a signed-in student away from /login. */
export async function requireSignedOut({ search }: { search: { next?: string } }): Promise<void> {
  await session.known
  if (session.get()) throw redirect({ to: safeNext(search.next) ?? paths.home, replace: true })
}
