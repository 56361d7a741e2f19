import { type Lead, serverLimits } from '@qadam/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inviting } from '../../../../test/inviting.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type SignedIn, type TestSchool } from '../../../../test/test-school.ts'
import { removeDroppedLeads } from './index.ts'

let school: TestSchool
let admin: StaffMember
let inviter: SignedIn

beforeAll(async () => {
  school = await startTestSchool()
})
beforeEach(async () => {
  // What came before counts no more.
  school.clock.advance(serverLimits.invites.ofCodeFromAddress.window_s + 1)
  admin = await signedInStaff(school, 'admin')
  inviter = await school.signedInStudent({ firstName: 'Malika', lastName: 'Yusupova' })
})

const { nextPhone, invite, accept, leadOf, taken } = inviting(() => ({ school, inviter }))

describe('leads that came together', () => {
  const clear = async () => void (await school.db.deleteFrom('invite_leads').execute())
  beforeEach(clear)
  afterAll(clear)

  interface Page {
    rows: Lead[]
    total: number
    suspects: { count: number; up_to: number | null }
  }
  const leads = async (input: object = {}) => await admin.data<Page>('leads', input)
  const flood = async (code: string, count: number) => {
    const left = Array.from({ length: count }, nextPhone)
    await Promise.all(left.map(async (phone) => await accept(code, { phone })))
    return left
  }

  test('are marked, stand behind the others, are dropped by one press and brought back by another', async () => {
    const { code } = await invite()
    const junk = await flood(code, 40)
    const friend = await taken()
    const { rows, suspects } = await leads()
    expect(rows[0]).toMatchObject({ id: friend.id, suspect: false })
    expect(rows.filter(({ suspect }) => suspect)).toHaveLength(29)
    expect(suspects).toEqual({ count: 40, up_to: friend.id - 1 })

    school.clock.advance(serverLimits.invites.suspect.window_s)
    const later = await flood(code, 5)
    const press = { up_to: suspects.up_to }
    const { dropped, dropped_at } = await admin.data<{ dropped: number; dropped_at: string }>(
      'leads_drop',
      press,
    )
    expect(dropped).toBe(40)
    // What came after the screen was drawn stays for the next press.
    expect(await leads()).toMatchObject({ total: 6, suspects: { count: 5 } })
    expect((await leads({ state: 'dropped' })).total).toBe(40)
    expect((await invite()).invited).toHaveLength(6)

    expect(await admin.data('leads_bring_back', { dropped_at })).toEqual({ brought_back: 40 })
    expect(await admin.data('leads_bring_back', { dropped_at })).toEqual({ brought_back: 0 })
    expect(await leads()).toMatchObject({ total: 46, suspects: { count: 45 } })
    const log = await school.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(log).toEqual([
      { action: 'leads_bring_back', after: { leads: 40 } },
      { action: 'leads_drop', after: { leads: 40 } },
    ])
    // Whom somebody looked at is marked no more.
    const one = await leadOf(later[0] ?? '')
    await admin.data('lead_move', { lead_id: one?.id, state: 'called' })
    expect((await leads()).rows.find(({ id }) => id === one?.id)?.suspect).toBe(false)
    expect(await leadOf(junk[0] ?? '')).toMatchObject({ state: 'new' })
  })

  test('a dropped phone that is left again is a lead again, also of another; a month later nothing is kept of the others', async () => {
    const [first, second] = await flood((await invite()).code, 6)
    await admin.data('leads_drop', { up_to: (await leads()).suspects.up_to })
    const other = await school.signedInStudent()
    school.clock.advance(serverLimits.invites.suspect.window_s)
    await accept((await invite(other)).code, { phone: first })
    expect(await leadOf(first ?? '')).toMatchObject({ state: 'new', inviter_id: other.id })
    await admin.data('lead_move', { lead_id: (await leadOf(second ?? ''))?.id, state: 'new' })
    school.clock.advance(serverLimits.invites.dropped_days * 24 * 3600)
    await removeDroppedLeads(school.db, school.clock.now())
    admin = await signedInStaff(school, 'admin')
    expect((await leads({ state: 'dropped' })).total).toBe(0)
    expect(await leads()).toMatchObject({ total: 2, suspects: { count: 0, up_to: null } })
  })

  test('whose phone comes again by itself is no junk: the press leaves it, by whoever they were invited first', async () => {
    const [claimed] = await flood((await invite()).code, 6)
    const other = await school.signedInStudent()
    const { code } = await invite(other)
    // Together with the flood it is marked like the rest.
    await accept(code, { phone: claimed })
    expect((await leads()).suspects.count).toBe(6)
    school.clock.advance(serverLimits.invites.suspect.window_s)
    for (let press = 0; press < serverLimits.invites.suspect.from; press += 1)
      await accept(code, { phone: claimed })
    const { suspects } = await leads()
    expect(suspects.count).toBe(5)
    await admin.data('leads_drop', { up_to: suspects.up_to })
    expect(await leadOf(claimed ?? '')).toMatchObject({ state: 'new', inviter_id: inviter.id })
  })

  test('from several addresses, or one after the other, are not', async () => {
    const { code } = await invite()
    for (let friend = 0; friend < serverLimits.invites.suspect.from * 2; friend += 1) {
      await accept(code)
      school.clock.advance(serverLimits.invites.suspect.window_s / 4)
    }
    expect((await leads()).suspects.count).toBe(0)
  })
})
