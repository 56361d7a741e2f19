import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '@qadam/contract'

/** Signs addresses of stored media, which expire. */
export interface MediaSigner {
  /** An address under /media for the stored object `key` (random, reveals nothing of its content). */
  url: (key: string, now: Date) => string
  /** The same of a film, from where the school has films loaded. */
  filmUrl: (key: string, now: Date) => string
}

/** Checks whether an address under /media was issued and has not expired. */
export interface MediaGate {
  /** The origin from which films are loaded; empty for the school's own. */
  filmsAt: string
  /** `expires` and `signature` as they came in the query. */
  admits: (key: string, expires: string, signature: string, now: Date) => boolean
}

/**
 * Signs addresses with HMAC-SHA256 over key and expiry. The expiry is the end of the next whole day (UTC), so an
 * address stays the same for a day and works for one day at least: a phone pays for a video once.
 * @param filmsAt the origin from which films are loaded; the school's own where it is empty.
 */
export function createMediaSigner(secret: Buffer, filmsAt = ''): MediaSigner & MediaGate {
  const sign = (key: string, expires: string) =>
    createHmac('sha256', secret).update(`${key}\n${expires}`).digest('base64url')
  const round = limits.media.addressRound_s
  const today = { expires: '', urls: new Map<string, string>() }

  const url = (key: string, now: Date): string => {
    const expires = String((Math.floor(now.getTime() / 1000 / round) + 2) * round)
    if (today.expires !== expires || today.urls.size > 50_000) {
      today.expires = expires
      today.urls.clear()
    }
    let address = today.urls.get(key)
    if (address === undefined) {
      address = `/media/${key}?e=${expires}&s=${sign(key, expires)}`
      today.urls.set(key, address)
    }
    return address
  }

  return {
    filmsAt,

    url,

    filmUrl: (key, now) => filmsAt + url(key, now),

    admits(key, expires, signature, now) {
      if (!/^[0-9]{1,12}$/.test(expires)) return false
      const given = Buffer.from(signature)
      const right = Buffer.from(sign(key, expires))
      const genuine = given.length === right.length && timingSafeEqual(given, right)
      return genuine && now.getTime() < Number(expires) * 1000
    },
  }
}
