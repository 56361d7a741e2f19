import { CallError } from './call-error.ts'

/**
 * Nothing is sent under another account: another person may sign in here while a delivery of one account is in flight.
 * @throws CallError `auth.required` unless this account is signed in.
 */
export function requireAccount(
  session: { get: () => { user: { id: number } } | null },
  accountId: number,
): void {
  if (session.get()?.user.id !== accountId)
    throw new CallError({ code: 'auth.required', status: 401, message: '' })
}
