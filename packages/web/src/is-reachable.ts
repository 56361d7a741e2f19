const PATIENCE_MS = 6000

/** Whether the server answers at this moment; the browser's own word of being online is not taken for it. */
export async function isReachable(request: typeof fetch = fetch): Promise<boolean> {
  try {
    const reply = await request('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    // A hotel's or a metro's network answers with a page of its own.
    return reply.ok && !reply.redirected
  } catch {
    return false
  }
}
