import type { FastifyInstance } from 'fastify'
import { joinActions } from '../src/registry/actions.ts'
import { ClickStub, PaymeStub, providers, type CallSchool } from './payment-stubs.ts'
import { createGroup, signedInStaff, type StaffMember } from './staffroom.ts'
import { startTestSchool, type SignedIn, type TestSchool } from './test-school.ts'

/** What a month costs at these schools, in soʻm. */
export const PRICE = 500_000

export interface PayingSchool {
  school: TestSchool
  admin: StaffMember
  groupId: number
  payme: PaymeStub
  click: ClickStub
  /** A student with the account number by which they pay. */
  payer: (person?: Parameters<TestSchool['signedInStudent']>[0]) => Promise<SignedIn & { account: string }>
}

/** A school with a price, and with Payme and Click that call it. */
export async function startPayingSchool(
  changes: Parameters<typeof startTestSchool>[0] = {},
): Promise<PayingSchool> {
  const actions = joinActions({
    helper: { endpoint: undefined, dailyLimit: 50, warn: () => {} },
    push: { firebase: undefined },
    sms: { configured: false },
    onlinePayments: providers,
  })
  const school = await startTestSchool({ actions, onlinePayments: providers, ...changes })
  const admin = await signedInStaff(school, 'admin')
  const groupId = await createGroup(school, await signedInStaff(school, 'teacher'), 'Toʻlovchilar')
  await admin.data('payment_price_set', { price: PRICE })
  return {
    school,
    admin,
    groupId,
    payme: new PaymeStub(postTo(school.app), providers.payme.key, () => school.clock.now().getTime()),
    click: new ClickStub(postTo(school.app)),
    payer: async (person = {}) => {
      const student = await school.signedInStudent({ groupId, ...person })
      const reply = await school.call<{ online: { account: string } }>('payments', {}, student.token)
      if (!reply.body.success) throw new Error(reply.body.error.code)
      return { ...student, account: reply.body.data.online.account }
    },
  }
}

const postTo =
  (app: FastifyInstance): CallSchool =>
  async (request) => {
    const { statusCode, body } = await app.inject(request)
    return { status: statusCode, text: body }
  }

/** How often a student has paid, by what counts, and until when. */
export async function paidBy(
  school: Pick<TestSchool, 'db'>,
  studentId: number,
): Promise<{ payments: number; until: string | null }> {
  const rows = await school.db
    .selectFrom('payments')
    .select('id')
    .where('student_id', '=', studentId)
    .where('cancelled_at', 'is', null)
    .execute()
  const { next_due_on } = await school.db
    .selectFrom('people')
    .select('next_due_on')
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow()
  return { payments: rows.length, until: next_due_on }
}
