import type { TelegramLink } from '@qadam/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EskizStub } from '../../../../test/eskiz-stub.ts'
import { signedInStaff } from '../../../../test/staffroom.ts'
import { codeOf, TelegramSchool } from '../../../../test/telegram-school.ts'
import { saveSetting } from '../../../database/settings-store.ts'
import { eskizProvider, smsPush } from '../../messages/sms/index.ts'
import { callBot, telegramProvider } from '../../messages/telegram/index.ts'
import { freezeUnpaid, remindOfPayments } from './index.ts'

/** Tashkent, all year. */
const AHEAD_MS = 5 * 3_600_000
/** Between two runs; the hours of the school are 2, 5, 8, 11, 14, 17, 20 and 23, and a half. */
const STEP_S = 3 * 3600

let telegram: TelegramSchool
let eskiz: EskizStub

beforeAll(async () => {
  telegram = await TelegramSchool.start()
  eskiz = await EskizStub.start()
})
afterAll(async () => {
  await telegram.close()
  await eskiz.close()
})

test('who has to pay is told on every way, once each: days before, when frozen, and when all is open again', async () => {
  const { school, pushing, stub } = telegram
  await pushing.reset()
  await saveSetting(school.db, 'sms', { password_reset: false, payments: true, daily_cap: 100 })

  // The evening before it begins.
  school.clock.set('2026-03-09T18:30:00Z')
  const person = { firstName: 'Aziza', lastName: 'Karimova', lang: 'ru', nextDueOn: '2026-03-15' } as const
  const student = await school.signedInStudent(person)
  await pushing.register(student, 'phone')
  await telegram.write(`/start ${await telegram.code(student)}`, 7)
  const admin = await signedInStaff(school, 'admin')
  const link = await admin.data<TelegramLink>('parent_link', { student_id: student.id })
  await telegram.write(`/start ${codeOf(link)}`, 8)
  await telegram.rest()
  stub.clear()

  const account = { url: eskiz.url, email: 'a@b.uz', password: 'x', sender: '4546' }
  const clock = () => school.clock.now()
  const timeZone = async () => await Promise.resolve('Asia/Tashkent')
  const providers = {
    web_push: pushing.webPush(),
    telegram: telegramProvider(callBot(stub.bot), 'https://school.example'),
    sms: smsPush({ db: school.db, send: eskizProvider(account), clock, timeZone }),
  }
  const came: string[] = []
  /** Runs the scheduled jobs, and sends what is due. */
  async function look(): Promise<void> {
    const local = new Date(clock().getTime() + AHEAD_MS)
    const tools = { db: school.db, live: school.live }
    if (local.getUTCHours() >= 9 && local.getUTCHours() <= 20) await remindOfPayments(tools, school.moment())
    await freezeUnpaid(tools, school.moment())
    await pushing.send({ providers })
    const titleOf = (message: unknown) => (message as { title: string }).title // as in a push
    const news = [
      ...pushing.receiver.received.splice(0).map(({ message }) => `push: ${titleOf(message)}`),
      ...stub.messages.map(
        ({ chat, text }) => `chat ${String(chat)}: ${String(text).replace('\n\n', ' | ')}`,
      ),
      ...eskiz.sent.splice(0).map((form) => `${form['mobile_phone']}: ${form['message']}`),
    ]
    stub.clear()
    came.push(...news.toSorted().map((line) => `${local.toISOString().slice(5, 13)} ${line}`))
  }
  async function until(moment: string): Promise<void> {
    while (clock().getTime() < Date.parse(moment)) {
      school.clock.advance(STEP_S)
      await look()
    }
  }

  await until('2026-03-18T06:30:00Z')
  const office = await signedInStaff(school, 'admin')
  const payment = { student_id: student.id, amount: 500_000, method: 'cash', paid_on: '2026-03-18' }
  await office.data('payment_record', payment)
  await until('2026-03-20T06:30:00Z')

  const phone = student.phone.slice(1)
  expect(came).toEqual([
    '03-10T11 ' + phone + ': Qadam: оплатите уроки до 15 марта включительно.',
    '03-10T11 chat 7: Скоро срок оплаты | Оплатите следующий месяц до 15 марта включительно, и уроки не прервутся.',
    '03-10T11 chat 8: Скоро срок оплаты | Ученик: Aziza Karimova. Оплатите следующий месяц до 15 марта включительно, и уроки не прервутся.',
    '03-10T11 push: Скоро срок оплаты',
    // Frozen soon after midnight; nothing is sent at night.
    '03-16T08 ' + phone + ': Qadam: срок оплаты прошёл 15 марта. Оплатите, и уроки откроются.',
    '03-16T08 chat 7: Уроки приостановлены | Оплата ещё не пришла. Как только придёт, уроки откроются; результаты сохранятся, серия не прервётся.',
    '03-16T08 chat 8: Уроки приостановлены | Ученик: Aziza Karimova. Срок оплаты истёк 15 марта. Уроки откроются сразу после оплаты, результаты сохранятся.',
    '03-16T08 push: Уроки приостановлены',
    // Good news costs no SMS.
    '03-18T14 chat 7: Уроки снова открыты! | Продолжайте с того же места! Следующий срок оплаты: 18 апреля.',
    '03-18T14 chat 8: Уроки снова открыты | Ученик: Aziza Karimova. Уроки продолжаются. Следующий срок оплаты: 18 апреля.',
    '03-18T14 push: Уроки снова открыты!',
  ])
})
