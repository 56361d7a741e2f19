import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PaymentStanding, StaffAnnouncement, StaffPayment } from '@qadam/contract'
import { between, pick } from './random.ts'
import { type Stage, dataOf, surprise } from './stage.ts'

const day_ms = 86_400_000
/** The day before by any clock that is set here. */
const yesterday = () => new Date(Date.now() - day_ms).toISOString().slice(0, 10)

/** An admin until the end, who writes down what was paid and tells the group what there is to tell. */
export async function beOffice(stage: Stage): Promise<void> {
  while (!stage.isOver()) {
    await pick(stage.random, [pay, pay, pay, announce])(stage)
    await sleep(between(stage.random, 50, 500))
  }
}

async function pay(stage: Stage): Promise<void> {
  const { wire, school, random, said } = stage
  const student = pick(random, school.students)
  const request = randomUUID()
  const amount = between(random, 100_000, 900_000)
  const reply = await wire.call('staff', school.admin, 'payment_record', {
    ...{ student_id: student.id, amount, method: 'cash', paid_on: yesterday(), request_id: request },
  })
  if (reply.status !== 200) return surprise(stage, 'payment_record', reply)
  const { payment, standing } = dataOf<{ payment: StaffPayment; standing: PaymentStanding }>(reply)
  said.payments.push({ request, id: payment.id, amount })
  said.paidUntil.set(student.id, standing.next_due_on)
}

async function announce(stage: Stage): Promise<void> {
  const { wire, school, said } = stage
  const request = randomUUID()
  const title = `Xabar ${request}`
  const reply = await wire.call('staff', school.admin, 'announcement_save', {
    ...{ group_id: school.groupId, title: { uz: title }, body: { uz: 'Ertaga dars bor' }, from: yesterday() },
    ...{ until: null, request_id: request },
  })
  if (reply.status !== 200) return surprise(stage, 'announcement_save', reply)
  said.announcements.push({ request, id: dataOf<StaffAnnouncement>(reply).id, title })
}
