import { Secret, TOTP } from 'otpauth'

// RFC 6238 with what every app knows: SHA-1, 6 digits, 30 seconds.
const period_s = 30
/** A code of the step before or after is taken too: clocks differ, and typing takes time (RFC 6238, 5.2). */
const window = 1

/** A new secret of 160 bits, as RFC 4226 recommends. */
export function createSecret(): Buffer {
  return Buffer.from(new Secret({ size: 20 }).buffer)
}

/** How an app learns a secret: to be typed, and as a picture holds it. */
export function shownSecret(secret: Buffer, { school, phone }: { school: string; phone: string }) {
  // A colon divides school and account there.
  const totp = totpOf(secret, { issuer: school.replaceAll(':', ' ').trim() || 'Qadam', label: phone })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The step whose code this is, where it is one of now; undefined otherwise. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period_s) + delta
}

/** Whether what was typed is meant as a code of the app, and none for recovery. */
export function isAppCode(typed: string): boolean {
  return /^\d{6}$/.test(typed)
}

function totpOf(secret: Buffer, named: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...named, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) })
}
