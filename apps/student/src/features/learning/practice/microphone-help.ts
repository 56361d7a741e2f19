/** The browsers in which a microphone is allowed in different places. */
export type MicrophoneHelp = 'android' | 'ios' | 'safari' | 'firefox' | 'chrome'

/** Where a refused microphone is allowed again, by the browser's user agent. */
export function microphoneHelp({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): MicrophoneHelp {
  // An iPad calls itself a Mac; no Mac has a touch screen.
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios'
  if (/Android/.test(userAgent)) return 'android'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  return /Safari\//.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent) ? 'safari' : 'chrome'
}
