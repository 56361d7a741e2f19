import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Executor } from '../../../database/database.ts'
import { getSigningSecret } from '../../../files/media-store.ts'

const nonce_bytes = 12
const tag_bytes = 16

/** By which secrets are sealed, recovery codes hashed and devices told who it is, made from the school's own secret. */
interface FactorKeys {
  seal: Buffer
  recovery: Buffer
  handles: Buffer
}

export async function findFactorKeys(db: Executor): Promise<FactorKeys> {
  return factorKeysOf(await getSigningSecret(db))
}

export function factorKeysOf(secret: Buffer): FactorKeys {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `second factor: ${use}`, 32))
  return { seal: derive('seal'), recovery: derive('recovery codes'), handles: derive('passkey handles') }
}

/** AES-256-GCM: nonce, tag and what was sealed. It opens for its person alone: a row put in another's place is none. */
export function seal(key: Buffer, personId: number, secret: Buffer): Buffer {
  const nonce = randomBytes(nonce_bytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(String(personId)))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** @throws where it was sealed by another key, for another person, or was changed. */
export function unseal(key: Buffer, personId: number, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonce_bytes), {
    authTagLength: tag_bytes,
  })
  decipher.setAAD(Buffer.from(String(personId)))
  decipher.setAuthTag(sealed.subarray(nonce_bytes, nonce_bytes + tag_bytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonce_bytes + tag_bytes)), decipher.final()])
}
