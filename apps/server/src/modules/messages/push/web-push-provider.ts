import { pushLimits } from '@qadam/contract'
import type { Post } from '../../../outgoing/post.ts'
import type { PushOutcome, SendPush } from './provider.ts'
import type { VapidKeys } from './vapid-store.ts'

interface WebPushTools {
  /** A `mailto:` or `https:` address by which a push service reaches the school. */
  subject: string
  keys: () => Promise<VapidKeys>
  post: Post
}

/** W3C Web Push: encrypted for the one browser (RFC 8291), signed by the school (RFC 8292). */
export function webPushProvider({ subject, keys, post }: WebPushTools): SendPush {
  return async ({ address, keys: browserKeys }, message) => {
    if (!browserKeys) return { kind: 'gone' }
    // Many schools never send one.
    const { default: webPush } = await import('web-push')
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: address, keys: browserKeys },
      JSON.stringify(message),
      {
        vapidDetails: { subject, ...(await keys()) },
        TTL: pushLimits.timeToLive_s,
        topic: message.tag,
        urgency: 'normal',
      },
    )
    const reply = await post(address, { headers: stringsOf(headers), body })
    return outcomeOf(reply.status, reply.retryAfter_s)
  }
}

function outcomeOf(status: number, after_s: number | undefined): PushOutcome {
  const reason = `the push service answered ${status}`
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 408 || status === 425 || status === 429 || status >= 500)
    return { kind: 'later', reason, after_s }
  return { kind: 'refused', reason }
}

function stringsOf(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
