import { CallError } from './call-error.ts'

/**
 * Nothing goes out in somebody else's name: another person may sign in here while work of one account is on its way.
 * @throws CallError `auth.required` unless this account is signed in.
 */
export function requireAccount(
  session: { get: () => { user: { id: number } } | null },
  accountId: number,
): void {
  if (session.get()?.user.id !== accountId)
    throw new CallError({ code: 'auth.required', status: 401, message: '' })
}
