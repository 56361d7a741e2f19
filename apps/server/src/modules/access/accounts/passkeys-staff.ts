import { randomBytes } from 'node:crypto'
import { SchoolError, secondFactorLimits, staffActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { getName } from '../../base/people/index.ts'
import { findSchoolName } from '../../base/school/index.ts'
import {
  beginPasskey,
  countRecoveryCodes,
  deletePasskey,
  endBegunPasskey,
  findBegunPasskey,
  findFactorKeys,
  insertPasskey,
  isMadeOf,
  listPasskeys,
  passkeyAlgorithms,
  passkeyHandle,
  passkeySite,
  presentKnown,
  readMade,
  renamePasskey,
} from '../second-factor/index.ts'
import { changeFactor, dealCodes, endOtherSessions, endWithLast, requirePassword } from './change-factor.ts'
import { presentSecondFactor } from './present-second-factor.ts'

const { passkeys: passkeyLimits, setup_s } = secondFactorLimits

/** One's own passkeys. */
export const passkeysStaff = {
  passkey_begin: handle(staffActions.passkey_begin, async (context, { password }) => {
    const { db, actor, now, publicUrl } = context
    const site = passkeySite(publicUrl)
    if (!site) throw new SchoolError('conflict', { reason: 'no_domain' })
    const phone = await requirePassword(context, password)
    const known = await listPasskeys(db, actor.id)
    if (known.length >= passkeyLimits.most) throw new SchoolError('conflict', { reason: 'too_many' })
    const challenge = randomBytes(32)
    await beginPasskey(db, { person_id: actor.id, challenge, created_at: now })
    const { handles } = await findFactorKeys(db)
    return {
      challenge: challenge.toString('base64url'),
      rp: { id: site.domain, name: await findSchoolName(db) },
      user: { id: passkeyHandle(handles, actor.id), name: `${await getName(db, actor.id)} (${phone})` },
      algorithms: passkeyAlgorithms,
      known: known.map(presentKnown),
    }
  }),

  passkey_add: handle(staffActions.passkey_add, async (context, { name, made }) => {
    const { db, actor, now, publicUrl } = context
    const site = passkeySite(publicUrl)
    const since = new Date(now.getTime() - setup_s * 1000)
    const challenge = await findBegunPasskey(db, actor.id, since)
    // Begun anew on another device, which took its place.
    if (!site || !challenge || !isMadeOf(made, challenge)) throw notBegun()
    const passkey = await readMade(made, challenge, site)
    if (!passkey) throw new SchoolError('validation.failed', { fields: { made: 'wrongPasskey' } })
    return await changeFactor(context, 'passkey_add', async (transaction) => {
      // Taken already, or begun anew meanwhile, in another tab.
      if (!(await endBegunPasskey(transaction, actor.id, challenge))) throw notBegun()
      if ((await listPasskeys(transaction, actor.id)).length >= passkeyLimits.most)
        throw new SchoolError('conflict', { reason: 'too_many' })
      const { transports } = made.response
      const owned = { ...passkey, person_id: actor.id, name, transports, created_at: now }
      if (!(await insertPasskey(transaction, owned))) throw new SchoolError('conflict', { reason: 'known' })
      await endOtherSessions(context, transaction)
      const has = await countRecoveryCodes(transaction, actor.id)
      return { recovery_codes: has > 0 ? [] : await dealCodes(transaction, actor.id) }
    })
  }),

  passkey_rename: handle(staffActions.passkey_rename, async (context, { passkey_id, name }) => {
    if (!(await renamePasskey(context.db, context.actor.id, passkey_id, name)))
      throw new SchoolError('not_found')
    return await presentSecondFactor(context)
  }),

  passkey_remove: handle(staffActions.passkey_remove, async (context, { passkey_id, password }) => {
    const { db, actor } = context
    await requirePassword(context, password)
    const own = await listPasskeys(db, actor.id)
    // A repeat changes nothing that the audit log should tell.
    if (own.some(({ id }) => id === passkey_id))
      await changeFactor(context, 'passkey_remove', async (transaction) => {
        await deletePasskey(transaction, actor.id, passkey_id)
        await endWithLast(transaction, actor.id)
        await endOtherSessions(context, transaction)
      })
    return await presentSecondFactor(context)
  }),
}

const notBegun = () => new SchoolError('conflict', { reason: 'not_begun' })
