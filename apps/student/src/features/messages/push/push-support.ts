import { isInAppBrowser } from '../../../platform/in-app-browser.ts'

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
  if (isInAppBrowser(userAgent)) return 'messenger'
  if (isAppleMobile(browser)) return 'apple'
  return hasServiceWorkers && hasPush && hasNotifications ? 'supported' : 'unsupported'
}

/** An iPad calls itself a Mac; no Mac has a touch screen. */
function isAppleMobile({ userAgent, maxTouchPoints }: Browser): boolean {
  return (
    /iPhone|iPad|iPod/.test(userAgent) ||
    (userAgent.includes('Macintosh') && maxTouchPoints > 1) ||
    (/Mobile.*Safari/.test(userAgent) && !/Chrom|Android|Firefox/.test(userAgent))
  )
}
