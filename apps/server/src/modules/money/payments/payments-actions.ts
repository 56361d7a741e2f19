import { studentActions, type OnlinePayment } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { findPaymentLink, readPaymentLink } from '../../access/accounts/index.ts'
import { getPaymentStanding } from '../../base/people/index.ts'
import { listPayments } from './payments-store.ts'
import { presentPayment, presentStanding } from './present-payment.ts'

/** More payments than one student ever makes. */
const HISTORY = 200

interface PaymentsTools {
  /** How the caller pays online; injected, since that module depends on payments. */
  findOnline: (context: ActionContext) => Promise<OnlinePayment | null>
}

export const paymentsActions = ({ findOnline }: PaymentsTools) => ({
  payments: handle(studentActions.payments, async (context) => {
    const { db, actor } = context
    const standing = await getPaymentStanding(db, actor.id)
    const own = { student_id: actor.id, standing: true }
    const records = await listPayments(db, own, { limit: HISTORY, offset: 0 })
    return {
      ...presentStanding(standing, context),
      payment_link: readPaymentLink(await findPaymentLink(db)),
      online: await findOnline(context),
      history: records.map(presentPayment),
    }
  }),
})
