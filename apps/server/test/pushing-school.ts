import { examGranted, findPushMessage, notify } from '../src/modules/messages/notifications/index.ts'
import {
  getVapidKeys,
  sendDuePushes,
  webPushProvider,
  type SendingTools,
  type SendPush,
} from '../src/modules/messages/push/index.ts'
import { postToPublic } from '../src/outgoing/post.ts'
import { joinActions } from '../src/registry/actions.ts'
import { PushReceiver } from './push-receiver.ts'
import { startTestSchool, type Reply, type TestSchool } from './test-school.ts'

const firebase = { apiKey: 'a', projectId: 'p', appId: 'i', messagingSenderId: '1', vapidKey: 'v' }

/** A school that pushes to a receiver in the place of the Internet. */
export class PushingSchool {
  readonly school: TestSchool
  receiver: PushReceiver
  /** What the sender logged. */
  readonly warnings: object[] = []
  #told = 0

  private constructor(school: TestSchool, receiver: PushReceiver) {
    this.school = school
    this.receiver = receiver
  }

  static async start(changes: Parameters<typeof startTestSchool>[0] = {}): Promise<PushingSchool> {
    const helper = { endpoint: undefined, dailyLimit: 50, warn: () => {} }
    const actions = joinActions({
      helper,
      push: { firebase },
      sms: { configured: false },
      telegram: { botName: 'qadam_test_bot' },
    })
    return new PushingSchool(await startTestSchool({ actions, ...changes }), await PushReceiver.start())
  }

  /** No devices, noon, and a receiver without calls. */
  async reset(): Promise<void> {
    await this.school.db.deleteFrom('push_recipients').execute()
    this.school.clock.set('2026-03-10T07:00:00.000Z')
    this.warnings.length = 0
    await this.receiver.close()
    this.receiver = await PushReceiver.start()
  }

  /** To browsers, in the place of the Internet. */
  webPush(): SendPush {
    return webPushProvider({
      subject: 'https://school.example',
      keys: async () => await getVapidKeys(this.school.db),
      post: postToPublic(this.receiver.agent),
    })
  }

  /** Sends what is due, as each process does. */
  async send(changes: Partial<SendingTools> = {}): Promise<number> {
    const { db, clock } = this.school
    return await sendDuePushes({
      db,
      providers: { web_push: this.webPush() },
      messageOf: async (about) => await findPushMessage(db, about, async () => 'https://pay.example/school'),
      clock: () => clock.now(),
      timeZone: 'Asia/Tashkent',
      log: { warn: (about) => void this.warnings.push(about) },
      ...changes,
    })
  }

  /** The app of a signed-in student registers its push subscription. */
  async register(
    student: { id: number; token: string },
    name: string,
    token: object | string = this.receiver.subscription(name),
  ): Promise<Reply> {
    const text = typeof token === 'string' ? token : JSON.stringify(token)
    const input = { student_id: student.id, token: text }
    return await this.school.call('save_notification_permission', input, student.token)
  }

  /** Notifies the student of an exam; of another one each time, unless it has a key. */
  async tell(student: { id: number }, key = `exam:${(this.#told += 1)}`) {
    return await this.school.db.transaction().execute(async (transaction) => {
      const about = { personId: student.id, params: {}, key }
      return await notify(transaction, examGranted, about, this.school.clock.now())
    })
  }

  /** Names of a student's devices, the last registered one at the end. */
  async devices(student: { id: number }): Promise<string[]> {
    const rows = await this.school.db
      .selectFrom('push_recipients')
      .select('address')
      .where('person_id', '=', student.id)
      .orderBy('seen_at')
      .orderBy('id')
      .execute()
    return rows.map(({ address }) => address.replace('https://push.example/send/', ''))
  }

  async states(): Promise<string[]> {
    const rows = await this.school.db.selectFrom('push_deliveries').select('state').orderBy('id').execute()
    return rows.map(({ state }) => state)
  }

  /** Where pushes came to. */
  paths(): string[] {
    return this.receiver.received.map(({ path }) => path)
  }

  async close(): Promise<void> {
    await this.receiver.close()
    await this.school.close()
  }
}
