import { safeNext } from '../../../platform/paths.ts'

const base = 'https://qadam.invalid'

/** The place in this app that a notification's link names, whatever the host before it; undefined where there is none. */
export function pathOfLink(link: string | null): string | undefined {
  if (link === null || !URL.canParse(link, base)) return undefined
  const { protocol, pathname, search, hash } = new URL(link, base)
  return protocol === 'https:' || protocol === 'http:' ? safeNext(pathname + search + hash) : undefined
}
