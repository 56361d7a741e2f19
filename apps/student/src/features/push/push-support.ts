/** Why a browser can't be pushed, or that it can. */
export type PushSupport = 'supported' | 'apple' | 'messenger' | 'unsupported'

export interface Browser {
  userAgent: string
  maxTouchPoints: number
  hasServiceWorkers: boolean
  hasPush: boolean
  hasNotifications: boolean
}

export function thisBrowser(): Browser {
  return {
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    hasServiceWorkers: 'serviceWorker' in navigator,
    hasPush: 'PushManager' in globalThis,
    hasNotifications: 'Notification' in globalThis,
  }
}

/** Specification section 5: service workers, push and notifications; no iPhone, iPad, iPod, no mobile Safari. */
export function pushSupport(browser: Browser): PushSupport {
  const { userAgent, hasServiceWorkers, hasPush, hasNotifications } = browser
  if (isMessenger(userAgent)) return 'messenger'
  if (isAppleMobile(browser)) return 'apple'
  return hasServiceWorkers && hasPush && hasNotifications ? 'supported' : 'unsupported'
}

/** A browser inside a messenger: it has no push, and forgets what it keeps. */
function isMessenger(userAgent: string): boolean {
  return /Telegram|Instagram|FBAN|FBAV|\bLine\/|; wv\)/.test(userAgent)
}

/** An iPad calls itself a Mac; no Mac has a touch screen. */
function isAppleMobile({ userAgent, maxTouchPoints }: Browser): boolean {
  return (
    /iPhone|iPad|iPod/.test(userAgent) ||
    (userAgent.includes('Macintosh') && maxTouchPoints > 1) ||
    (/Mobile.*Safari/.test(userAgent) && !/Chrom|Android|Firefox/.test(userAgent))
  )
}

/** The same page in Android's own browser; elsewhere only its owner can open it there. */
export function browserLink(
  { userAgent }: Browser,
  { protocol, host, pathname }: Pick<Location, 'protocol' | 'host' | 'pathname'>,
): string | undefined {
  if (!userAgent.includes('Android')) return undefined
  const scheme = protocol.replace(':', '')
  return `intent://${host}${pathname}#Intent;scheme=${scheme};action=android.intent.action.VIEW;end`
}
