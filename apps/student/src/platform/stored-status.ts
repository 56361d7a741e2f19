/**
 * Whether the account whose session this tab or device keeps was frozen when it was seen last. For what begins before
 * the app, which knows better later.
 */
export function wasFrozen(): boolean {
  try {
    const text = sessionStorage.getItem('qadam.session') ?? localStorage.getItem('qadam.session')
    const stored = JSON.parse(text ?? 'null') as { user?: { status?: unknown } } | null // as session-store.ts wrote it
    return stored?.user?.status === 'freezed'
  } catch {
    return false
  }
}
