/**
 * Calls of the first screen that were made before the app was there: by first-script.ts, which stands in the page
 * itself and so imports nothing of here but the type; the caller takes their replies up.
 */
export interface EarlyCalls {
  token: string
  language: string
  /** Each with the body that was sent. */
  calls: { name: string; body: string; reply: Promise<Response> }[]
}

declare global {
  var qadamEarlyCalls: EarlyCalls | undefined
}

/** Later than this the server may know better. */
const FRESH_MS = 10_000

/** The reply to a call that is already in flight; returned once, and only to the account that made the call. */
export function takeEarlyReply(
  name: string,
  body: string,
  token: string | undefined,
  language: string,
): Promise<Response> | undefined {
  const early = globalThis.qadamEarlyCalls
  if (!early || early.token !== token || early.language !== language) return undefined
  const place = early.calls.findIndex((call) => call.name === name && call.body === body)
  const [call] = place < 0 ? [] : early.calls.splice(place, 1)
  return performance.now() < FRESH_MS ? call?.reply : undefined
}
