/** Apps that name themselves in the user agent of the browser inside them. */
const named =
  /Telegram|Instagram|FBAN|FBAV|FB_IAB|\bLine\/|WhatsApp\/|Viber\/|\bVKAndroidApp|\bVKClient|MicroMessenger|musical_ly|BytedanceWebview|TikTok|Snapchat|LinkedInApp|Twitter for/

/**
 * Whether a page is shown inside another app, as a messenger does with a link: storage there is short-lived, and the
 * microphone and pushes are often missing. An app on the home screen of an iPhone looks the same and is none.
 */
export function isInAppBrowser(userAgent: string, isInstalled = isInstalledApp()): boolean {
  if (named.test(userAgent) || /; wv\)/.test(userAgent)) return true
  // Every real browser on an iPhone sends "Safari/" in its user agent; a web view inside an app does not.
  return !isInstalled && /iPhone|iPad|iPod/.test(userAgent) && !userAgent.includes('Safari/')
}

/** Whether the page is the installed app. */
export function isInstalledApp(): boolean {
  if ('standalone' in navigator && navigator.standalone === true) return true
  return matchMedia('(display-mode: standalone)').matches
}

/** The same page in Android's own browser; elsewhere only its owner can open it there. */
export function browserLink(
  { userAgent }: { userAgent: string },
  { protocol, host, pathname }: Pick<Location, 'protocol' | 'host' | 'pathname'>,
): string | undefined {
  if (!userAgent.includes('Android')) return undefined
  const scheme = protocol.replace(':', '')
  return `intent://${host}${pathname}#Intent;scheme=${scheme};action=android.intent.action.VIEW;end`
}
