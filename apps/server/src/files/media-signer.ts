/** Gives addresses of stored media that work for a while and only as given. */
export interface MediaSigner {
  /** An address under /media for the stored object `key` (random, says nothing about its content). */
  url: (key: string, now: Date) => string
}
