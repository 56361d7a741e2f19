import { expect, test } from 'vitest'
import { CallError } from './call-error.ts'
import { retryDelay_ms } from './retry-delay.ts'

const busy = (details: Record<string, unknown>) =>
  new CallError({ code: 'server.busy', status: 503, message: '', details })

test.each([
  ['no word of the server', new TypeError('away'), [600, 1200]],
  ['a pause that is asked for', busy({ retry_after_s: 3 }), [3000, 3000]],
  ['a shorter one', busy({ retry_after_s: 1 }), [1000, 1200]],
  ['a pause that is no number', busy({ retry_after_s: 'soon' }), [600, 1200]],
])('%s: asked again after so long, up to a half more by chance', (_what, error, waits_ms) => {
  for (const [failures, wait_ms] of waits_ms.entries()) {
    expect(retryDelay_ms(failures, error, () => 0)).toBe(wait_ms)
    expect(retryDelay_ms(failures, error, () => 1)).toBe(wait_ms * 1.5)
  }
})
