/** What an address's hash begins with where it carries a project. */
export const LINK_PREFIX = '#project='

/** Whether an address carries a project; whether it can be read is decided by `readLink`. */
export function hasLink(hash: string): boolean {
  return hash.startsWith(LINK_PREFIX)
}
