import type { Database } from '../../../database/database.ts'
import { renewSigningSecret } from '../../../files/media-store.ts'
import { factorKeysOf, seal, unseal } from './factor-keys.ts'
import { listSealed, removeAllRecoveryCodes, saveSealed } from './second-factor-store.ts'

export interface Renewed {
  /** Second factors that go on. */
  sealed: number
  /** Of whom the secret opens by no key of ours: it gave nobody anything before either. */
  broken: readonly number[]
  /** People whose recovery codes ended. */
  without: number
}

/**
 * Gives the school another secret: addresses of files that were signed end, secrets of second factors are sealed anew, and
 * recovery codes, of which only the digest by the old key is known, end. The servers are to be stopped: what one of them
 * seals meanwhile would be sealed by the old key.
 */
export async function renewSchoolKeys(db: Database): Promise<Renewed> {
  return await db.transaction().execute(async (transaction) => {
    const { old, renewed } = await renewSigningSecret(transaction)
    const [from, to] = [factorKeysOf(old).seal, factorKeysOf(renewed).seal]
    const rows = await listSealed(transaction)
    const broken: number[] = []
    for (const { person_id, secret, begun_secret } of rows) {
      const anew = (sealed: Buffer | null) => sealed && seal(to, person_id, unseal(from, person_id, sealed))
      let own
      try {
        own = { secret: anew(secret), begun_secret: anew(begun_secret) }
      } catch {
        broken.push(person_id)
        continue
      }
      await saveSealed(transaction, { person_id, ...own })
    }
    return { sealed: rows.length - broken.length, broken, without: await removeAllRecoveryCodes(transaction) }
  })
}
