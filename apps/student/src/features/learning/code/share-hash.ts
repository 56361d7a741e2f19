const PREFIX = '#shared='

/** Whether an address’s hash names a copy that the school stores. */
export function hasShareKey(hash: string): boolean {
  return hash.startsWith(PREFIX)
}

/** The hash of the link to a copy: no browser sends it, so its key is in no log. */
export function shareHash(key: string): string {
  return PREFIX + key
}

/** The key in a hash; undefined where it was cut or changed on its way. */
export function shareKeyOf(hash: string): string | undefined {
  // Some messengers add what follows a link in its sentence.
  return /^#shared=(?<key>[\w-]{32})(?![\w-])/.exec(hash)?.groups?.['key']
}
