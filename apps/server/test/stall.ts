import { limits, type ShopView, type StudentActionName } from '@qadam/contract'
import { creditLedger } from '../src/modules/rewards/rewards/index.ts'
import { insertItem } from '../src/modules/rewards/shop/index.ts'
import { createGroup, signedInStaff, type StaffMember } from './staffroom.ts'
import type { Reply, SignedIn, TestSchool } from './test-school.ts'

type Item = Parameters<typeof insertItem>[1]

/** How an action went: its status, and why it was refused. */
export const outcome = ({ status, code, error }: Pick<Reply, 'status' | 'code' | 'error'>): unknown[] => [
  status,
  code,
  error && 'reason' in error ? error.reason : undefined,
]

/** A shop in a test's school, with a teacher, an admin and students who have coins. */
export class Stall {
  readonly school: TestSchool
  readonly teacher: StaffMember
  readonly admin: StaffMember
  readonly groupId: number
  #gifts = 0

  constructor(school: TestSchool, teacher: StaffMember, admin: StaffMember, groupId: number) {
    this.school = school
    this.teacher = teacher
    this.admin = admin
    this.groupId = groupId
  }

  async item(item: Partial<Item> = {}): Promise<number> {
    return await insertItem(this.school.db, {
      kind: 'thing',
      title: { uz: 'Daftar', ru: 'Тетрадь' },
      description: { uz: 'Qirq varaq' },
      picture: 'notebook',
      price: 100,
      stock: null,
      published: true,
      ...item,
    })
  }

  /** A student of the teacher's group with so many coins, each of them in the ledger. */
  async student(coins: number): Promise<Customer> {
    const student = await this.school.signedInStudent({ groupId: this.groupId })
    if (coins > 0) await this.give(student.id, coins)
    return new Customer(this.school, student)
  }

  async give(studentId: number, coins: number): Promise<void> {
    this.#gifts += 1
    const moment = { now: this.school.clock.now(), timeZone: limits.schoolTimeZone }
    const event = { of: 'module', moduleId: 1_000_000 + this.#gifts } as const
    await this.school.db
      .transaction()
      .execute(async (transaction) => await creditLedger(transaction, studentId, [{ event, coins }], moment))
  }

  async stock(itemId: number): Promise<number | null> {
    const row = await this.school.db
      .selectFrom('shop_items')
      .select('stock')
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow()
    return row.stock
  }
}

export class Customer {
  readonly #school: TestSchool
  readonly id: number
  readonly token: string

  constructor(school: TestSchool, { id, token }: SignedIn) {
    this.#school = school
    this.id = id
    this.token = token
  }

  async call<Data = unknown>(action: StudentActionName, input: object = {}): Promise<Reply<Data>> {
    return await this.#school.call<Data>(action, input, this.token)
  }

  /**
   * Asks for the same again where the server is busy: on a slow machine the last of very many wait longer for the one
   * connection of the embedded database than a server lets them.
   */
  async buyPatiently(item_id: number, request_id = crypto.randomUUID()): Promise<Reply<Bought>> {
    const reply = await this.buy(item_id, { request_id })
    return reply.code === 'server.busy' ? await this.buyPatiently(item_id, request_id) : reply
  }

  async buy<Data = Bought>(item_id: number, more: object = {}): Promise<Reply<Data>> {
    return await this.call<Data>('coin_shop_buy', { item_id, request_id: crypto.randomUUID(), ...more })
  }

  /** A purchase that must go well. */
  async bought(item_id: number, more: object = {}): Promise<Bought> {
    const reply = await this.buy(item_id, more)
    if (!reply.body.success) throw new Error(`coin_shop_buy: ${JSON.stringify(reply.body.error)}`)
    return reply.body.data
  }

  async shop(): Promise<ShopView> {
    const reply = await this.call<ShopView>('coin_shop')
    if (!reply.body.success) throw new Error(`coin_shop: ${reply.code}`)
    return reply.body.data
  }
}

export interface Bought {
  coins: number
  order: ShopView['orders'][number]
}

export async function startStall(school: TestSchool): Promise<Stall> {
  const teacher = await signedInStaff(school, 'teacher')
  const admin = await signedInStaff(school, 'admin')
  return new Stall(school, teacher, admin, await createGroup(school, teacher))
}
