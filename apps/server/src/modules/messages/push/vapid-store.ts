import { createECDH } from 'node:crypto'
import { z } from 'zod'
import type { Executor } from '../../../database/database.ts'
import { findSetting, getOrSaveSetting } from '../../../database/settings-store.ts'

const name = 'push_vapid_keys'
const stored = z.object({ publicKey: z.string(), privateKey: z.string() })

/** By which push services know this school (RFC 8292): base64url. */
export type VapidKeys = z.infer<typeof stored>

/**
 * The school's keys, generated once by whichever process is first: browsers subscribe by the public one, and a
 * subscription is invalid under another.
 */
export async function getVapidKeys(db: Executor): Promise<VapidKeys> {
  return stored.parse((await findSetting(db, name)) ?? (await getOrSaveSetting(db, name, makeKeys())))
}

/** Whether the school's keys are there, and the public one is that of the private one. */
export async function areVapidKeysWhole(db: Executor): Promise<boolean> {
  const keys = stored.safeParse(await findSetting(db, name)).data
  if (!keys) return false
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(keys.privateKey, 'base64url')
  } catch {
    return false
  }
  return pair.getPublicKey('base64url') === keys.publicKey
}

function makeKeys(): VapidKeys {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // A private number may begin with zeros, which its bytes leave out.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
  return { publicKey, privateKey }
}
