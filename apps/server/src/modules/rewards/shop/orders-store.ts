import { limits, type OrderState, type ShopItemKind } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../../actions/scope.ts'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'
import { isOwnGroup, searchPeople, type StudentBriefRecord } from '../../base/people/index.ts'

export interface OrderRecord {
  id: number
  person_id: number
  item_id: number
  kind: ShopItemKind
  request_id: string
  code: string | null
  price: number
  state: OrderState
  title: Localized
  picture: string
  ordered_at: Date
  changed_at: Date
  cancel_reason: string | null
}

function selectOrders(db: Executor) {
  return db
    .selectFrom('shop_orders')
    .innerJoin('shop_items', 'shop_items.id', 'shop_orders.item_id')
    .select([
      'shop_orders.id',
      'shop_orders.person_id',
      'shop_orders.item_id',
      'shop_items.kind',
      'shop_orders.request_id',
      'shop_orders.code',
      'shop_orders.price',
      'shop_orders.state',
      'shop_orders.title',
      'shop_orders.picture',
      'shop_orders.ordered_at',
      'shop_orders.changed_at',
      'shop_orders.cancel_reason',
    ])
}

// Checks limit kind and state to those of the contract, and only this store writes the titles.
const orderOf = (row: object): OrderRecord => row as OrderRecord

/** The newest orders of a student, newest first. */
export async function listOrders(db: Executor, personId: number): Promise<OrderRecord[]> {
  const rows = await selectOrders(db)
    .where('shop_orders.person_id', '=', personId)
    .orderBy('shop_orders.id', 'desc')
    .limit(limits.shop.ordersShown)
    .execute()
  return rows.map(orderOf)
}

export async function findOrderByRequest(db: Executor, requestId: string): Promise<OrderRecord | undefined> {
  const row = await selectOrders(db).where('shop_orders.request_id', '=', requestId).executeTakeFirst()
  return row && orderOf(row)
}

export async function getOrder(db: Executor, id: number): Promise<OrderRecord> {
  return orderOf(await selectOrders(db).where('shop_orders.id', '=', id).executeTakeFirstOrThrow())
}

export interface NewOrder {
  person_id: number
  item_id: number
  request_id: string
  code: string | null
  price: number
  state: OrderState
  title: Localized
  picture: string
}

/** Writes an order. Undefined where its request or its code is taken: a racing transaction has ended by then. */
export async function insertOrder(db: Executor, order: NewOrder, now: Date): Promise<number | undefined> {
  const row = await db
    .insertInto('shop_orders')
    .values({ ...order, title: JSON.stringify(order.title), ordered_at: now, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

const inScope = (scope: Scope): RawBuilder<boolean> =>
  scope === 'all'
    ? sql`true`
    : sql`exists (select from people owner where owner.id = shop_orders.person_id
        and ${isOwnGroup(scope, sql`owner.group_id`)})`

/** The order, if its student is in the scope, locked until the transaction ends. */
export async function lockOrder(db: Executor, scope: Scope, id: number): Promise<OrderRecord | undefined> {
  await db.selectFrom('shop_orders').select('id').where('id', '=', id).forUpdate().execute()
  // By a statement of its own: one that waited for the lock would know the groups as they were before.
  const row = await selectOrders(db).where('shop_orders.id', '=', id).where(inScope(scope)).executeTakeFirst()
  return row && orderOf(row)
}

export async function saveOrderState(
  db: Executor,
  id: number,
  change: { state: OrderState; changed_by: number; changed_at: Date; cancel_reason?: string },
): Promise<void> {
  await db.updateTable('shop_orders').set(change).where('id', '=', id).execute()
}

export type StaffOrderRecord = OrderRecord & StudentBriefRecord & { changed_by: string | null }

export interface OrderFilter {
  states: readonly OrderState[]
  /** A pick-up code, whole. */
  code?: string | undefined
  /** The student's name, or a part of their phone. */
  name?: string | undefined
}

function selectForStaff(db: Executor, scope: Scope) {
  return selectOrders(db)
    .innerJoin('people', 'people.id', 'shop_orders.person_id')
    .leftJoin('groups', 'groups.id', 'people.group_id')
    .leftJoin('people as staff', 'staff.id', 'shop_orders.changed_by')
    .select([
      'people.first_name',
      'people.last_name',
      'people.avatar',
      'people.group_id',
      'groups.name as group_name',
    ])
    .select(sql<string | null>`trim(staff.first_name || ' ' || staff.last_name)`.as('changed_by'))
    .where(inScope(scope))
}

const staffOrderOf = (row: object): StaffOrderRecord => row as StaffOrderRecord // as selected above

export async function getStaffOrder(db: Executor, id: number): Promise<StaffOrderRecord> {
  return staffOrderOf(
    await selectForStaff(db, 'all').where('shop_orders.id', '=', id).executeTakeFirstOrThrow(),
  )
}

/** One page of orders and how many there are in all. */
export async function pageOrders(
  db: Executor,
  scope: Scope,
  filter: OrderFilter,
  slice: { oldestFirst: boolean; limit: number; offset: number },
): Promise<{ rows: StaffOrderRecord[]; total: number }> {
  const { states, code, name } = filter
  const isMeant = await searchPeople(db, name ?? '')
  const found = (purpose: 'page' | 'count') => {
    const named = isMeant(sql`shop_orders.person_id`, purpose)
    return code === undefined ? named : sql<boolean>`(shop_orders.code = ${code} or ${named})`
  }
  const turn = slice.oldestFirst ? 'asc' : 'desc'
  // By the orders alone, before names are joined: a search may mean thousands.
  const page = db
    .selectFrom('shop_orders')
    .select('shop_orders.id')
    .where(inScope(scope))
    .where('shop_orders.state', 'in', [...states])
    .where(found('page'))
    .orderBy('shop_orders.id', turn)
    .limit(slice.limit)
    .offset(slice.offset)
  const rows = await selectForStaff(db, scope)
    .where('shop_orders.id', 'in', page)
    .orderBy('shop_orders.id', turn)
    .execute()
  const { total } = await db
    .selectFrom('shop_orders')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where(inScope(scope))
    .where('shop_orders.state', 'in', [...states])
    .where(found('count'))
    .executeTakeFirstOrThrow()
  return { rows: rows.map(staffOrderOf), total }
}

export async function countWaiting(db: Executor, scope: Scope): Promise<{ ordered: number; ready: number }> {
  const rows = await db
    .selectFrom('shop_orders')
    .select((count) => ['state', count.fn.countAll<number>().as('count')])
    .where('state', 'in', ['ordered', 'ready'])
    .where(inScope(scope))
    .groupBy('state')
    .execute()
  const of = (state: OrderState) => rows.find((row) => row.state === state)?.count ?? 0
  return { ordered: of('ordered'), ready: of('ready') }
}

/** Takes out what staff wrote to an erased student; the coins are the school's books. */
export async function blankCancelReasons(db: Executor, personId: number): Promise<void> {
  await db
    .updateTable('shop_orders')
    .set({ cancel_reason: '' })
    .where('person_id', '=', personId)
    .where('cancel_reason', 'is not', null)
    .execute()
}
