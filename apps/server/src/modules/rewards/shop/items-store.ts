import type { ShopItemKind } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'

export interface ItemRecord {
  id: number
  kind: ShopItemKind
  title: Localized
  description: Localized
  /** The name of a drawing, or the key of a stored picture. */
  picture: string
  price: number
  /** Null: any number. */
  stock: number | null
  published: boolean
}

const columns = ['id', 'kind', 'title', 'description', 'picture', 'price', 'stock', 'published'] as const

// A check limits the kind to those of the contract, and only this store writes the texts.
const itemOf = (row: object): ItemRecord => row as ItemRecord

export async function listPublishedItems(db: Executor): Promise<ItemRecord[]> {
  const rows = await db
    .selectFrom('shop_items')
    .select(columns)
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(itemOf)
}

export type SoldItemRecord = ItemRecord & { sold: number; revision: number }

/** All items, with how many orders of each stand. */
export async function listItems(db: Executor): Promise<SoldItemRecord[]> {
  const rows = await db
    .selectFrom('shop_items')
    .select([...columns, 'revision'])
    .select(
      sql<number>`(select count(*)::int from shop_orders
        where item_id = shop_items.id and state <> 'cancelled')`.as('sold'),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...itemOf(row), sold: row.sold, revision: row.revision }))
}

/** Who saved an item last. */
export interface ItemSave {
  revision: number
  saved_by: number | null
  saved_at: Date | null
}

/** The item, locked until the transaction ends: it serializes purchases and changes. */
export async function lockItem(db: Executor, id: number): Promise<(ItemRecord & ItemSave) | undefined> {
  const row = await db
    .selectFrom('shop_items')
    .select([...columns, 'revision', 'saved_by', 'saved_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row as (ItemRecord & ItemSave) | undefined // as above
}

/** By one piece, where the item is counted at all. */
export async function moveStock(db: Executor, id: number, by: 1 | -1): Promise<void> {
  await db
    .updateTable('shop_items')
    .set({ stock: sql`stock + ${by}` })
    .where('id', '=', id)
    .where('stock', 'is not', null)
    .execute()
}

export type ItemDraft = Omit<ItemRecord, 'id'>

const valuesOf = (draft: ItemDraft) => ({
  kind: draft.kind,
  title: JSON.stringify(draft.title),
  description: JSON.stringify(draft.description),
  picture: draft.picture,
  price: draft.price,
  stock: draft.stock,
  published: draft.published,
})

/** Adds an item after all others. @returns its id. */
export async function insertItem(db: Executor, draft: ItemDraft, stableId?: string): Promise<number> {
  const row = await db
    .insertInto('shop_items')
    .values({
      ...valuesOf(draft),
      stable_id: stableId ?? null,
      position: sql`(select coalesce(max(position), 0) + 1 from shop_items)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

const savedNow = ({ staffId, at }: { staffId: number; at: Date }) => ({
  revision: sql<number>`revision + 1`,
  saved_by: staffId,
  saved_at: at,
})

/** @param by the member of staff who saves it. */
export async function updateItem(
  db: Executor,
  id: number,
  draft: ItemDraft,
  by: { staffId: number; at: Date },
): Promise<void> {
  await db
    .updateTable('shop_items')
    .set({ ...valuesOf(draft), ...savedNow(by) })
    .where('id', '=', id)
    .execute()
}

export async function savePicture(
  db: Executor,
  id: number,
  picture: string,
  by: { staffId: number; at: Date },
): Promise<void> {
  await db
    .updateTable('shop_items')
    .set({ picture, ...savedNow(by) })
    .where('id', '=', id)
    .execute()
}

export async function hasItem(db: Executor, stableId: string): Promise<boolean> {
  const row = await db
    .selectFrom('shop_items')
    .select('id')
    .where('stable_id', '=', stableId)
    .executeTakeFirst()
  return row !== undefined
}

/** The items in their order, locked until the transaction ends. */
export async function lockShelves(db: Executor): Promise<number[]> {
  // In one order, so that two concurrent calls do not deadlock; read once all are held.
  await db.selectFrom('shop_items').select('id').orderBy('id').forUpdate().execute()
  const rows = await db.selectFrom('shop_items').select('id').orderBy('position').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Puts all items in this order. */
export async function saveShelves(db: Executor, ids: readonly number[]): Promise<void> {
  await sql`
    update shop_items set position = place.position
    from unnest(${sql.val([...ids])}::int[]) with ordinality as place (id, position)
    where shop_items.id = place.id`.execute(db)
}

/** Whether an order shows a picture: then it must not be deleted. */
export async function isPictureOrdered(db: Executor, picture: string): Promise<boolean> {
  const row = await db
    .selectFrom('shop_orders')
    .select('id')
    .where('picture', '=', picture)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
