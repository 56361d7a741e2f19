import type { Lang, OnlinePayment } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import { ensureAccount, findPayerOfStudent, priceOf } from './accounts-store.ts'
import { payLinks } from './pay-links.ts'
import { hasProvider, type OnlinePayments } from './providers.ts'

/** How a student pays a month online, if the school takes payments so and has a price for them. */
export async function findOnlinePayment(
  settings: OnlinePayments,
  { db, random, lang }: { db: Executor; random: () => number; lang: Lang },
  studentId: number,
): Promise<OnlinePayment | null> {
  if (!hasProvider(settings)) return null
  await ensureAccount(db, studentId, random)
  const payer = await findPayerOfStudent(db, studentId)
  const price = payer ? priceOf(payer).price : null
  if (!payer || price === null) return null
  return {
    account: payer.number,
    price,
    ways: payLinks(settings, { account: payer.number, amount: price, lang }),
  }
}
