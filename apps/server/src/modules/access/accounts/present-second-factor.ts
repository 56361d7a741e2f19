import type { SecondFactor } from '@qadam/contract'
import type { ActionContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { findLastChange } from '../../base/audit/index.ts'
import { getName } from '../../base/people/index.ts'
import { getFactor, hasFactor, listPasskeys, passkeySite } from '../second-factor/index.ts'

/** How somebody of the staff proves who they are beside the password. */
export async function presentSecondFactor({ db, actor, publicUrl }: ActionContext): Promise<SecondFactor> {
  const { since, recovery_codes, required } = await getFactor(db, actor.id)
  const passkeys = await listPasskeys(db, actor.id)
  return {
    app_since: since?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      ...{ id, name },
      created_at: created_at.toISOString(),
      used_at: used_at?.toISOString() ?? null,
    })),
    passkey_domain: passkeySite(publicUrl)?.domain ?? null,
    recovery_codes_left: recovery_codes,
    required,
    taken_off: await findTakenOff(db, actor.id),
  }
}

/** Who took it off last, unless they have had another since. */
export async function findTakenOff(db: Executor, personId: number): Promise<SecondFactor['taken_off']> {
  const subject = { kind: 'staff', id: personId } as const
  const taken = await findLastChange(db, 'staff_second_factor_remove', subject)
  if (!taken || (await hasFactor(db, personId))) return null
  for (const action of ['second_factor_confirm', 'passkey_add'] as const) {
    const since = await findLastChange(db, action, subject)
    if (since && since.at > taken.at) return null
  }
  return { at: taken.at.toISOString(), by: await getName(db, taken.staff_id) }
}
