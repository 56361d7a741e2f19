import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { limits, SchoolError, staffActions } from '@qadam/contract'
import { handle, type ActionContext, type UploadedPart } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { deleteMedia, insertMedia } from '../../../files/media-store.ts'
import { makeSquarePicture } from '../../../files/square-picture.ts'
import { recordAudit } from '../../base/audit/index.ts'
import {
  insertItem,
  isPictureOrdered,
  listItems,
  lockItem,
  lockShelves,
  savePicture,
  saveShelves,
  updateItem,
  type ItemRecord,
  type ItemSave,
} from './items-store.ts'
import { presentSaved, requireOrder, requireRussian } from '../../base/school/index.ts'
import { isDrawing, presentStaffItem } from './present-shop.ts'

export const itemsStaffActions = {
  shop_items: handle(staffActions.shop_items, async (context) => await presentAll(context)),

  shop_item_save: handle(
    staffActions.shop_item_save,
    async (context, { id, drawing, stock_seen, revision, ...texts }) => {
      const { db, actor, now } = context
      if (id !== undefined && revision === undefined)
        throw new SchoolError('validation.failed', { fields: { revision: 'invalid' } })
      const saved = await db.transaction().execute(async (transaction) => {
        const before = id === undefined ? undefined : await lockItem(transaction, id)
        if (id !== undefined && !before) throw new SchoolError('not_found')
        const draft = {
          // What an order of it means must not change afterwards.
          kind: before?.kind ?? texts.kind,
          title: trimmed(texts.title),
          description: trimmed(texts.description),
          picture: drawing ?? before?.picture ?? limits.shop.drawings[0],
          price: texts.price,
          stock: texts.stock,
          published: texts.published,
        }
        // Sent again because its reply was lost.
        if (before && isSame(before, draft)) return { id: before.id, forgotten: undefined }
        if (before) await requireUnchanged(transaction, context, before, revision)
        if (before && stock_seen !== undefined && stock_seen !== before.stock)
          throw new SchoolError('conflict', { reason: 'stock_changed', stock: before.stock })
        const shown = before?.published ? [before.title, before.description] : undefined
        if (draft.published) await requireRussian(transaction, [draft.title, draft.description], shown)
        const savedId = before ? before.id : await insertNew(transaction, draft)
        if (before) await updateItem(transaction, before.id, draft, { staffId: actor.id, at: now })
        await recordAudit(transaction, {
          at: now,
          staffId: actor.id,
          action: 'shop_item_save',
          subject: { kind: 'school' },
          ...(before ? { before: auditOf(before.id, before) } : {}),
          after: auditOf(savedId, draft),
        })
        const replaced = before && before.picture !== draft.picture ? before.picture : undefined
        return { id: savedId, forgotten: await forget(transaction, replaced) }
      })
      await forgetFile(context, saved.forgotten)
      return { id: saved.id, items: await presentAll(context) }
    },
  ),

  shop_item_picture: handle(staffActions.shop_item_picture, async (context, { item_id, revision }) => {
    const { db, actor, now } = context
    const picture = await storePicture(context, requireUpload(context.uploads))
    try {
      const forgotten = await db.transaction().execute(async (transaction) => {
        const before = await lockItem(transaction, item_id)
        if (!before) throw new SchoolError('not_found')
        // A console from before it sends none.
        if (revision !== undefined) await requireUnchanged(transaction, context, before, revision)
        await insertMedia(transaction, picture)
        await savePicture(transaction, item_id, picture.key, { staffId: actor.id, at: now })
        await recordAudit(transaction, {
          at: now,
          staffId: actor.id,
          action: 'shop_item_picture',
          subject: { kind: 'school' },
          before: auditOf(item_id, before),
          after: auditOf(item_id, { ...before, picture: picture.key }),
        })
        return await forget(transaction, before.picture)
      })
      await forgetFile(context, forgotten)
    } catch (error) {
      await forgetFile(context, picture.key)
      throw error
    }
    return await presentAll(context)
  }),

  shop_shelves: handle(staffActions.shop_shelves, async (context, { item_ids, seen }) => {
    const { db, actor, now } = context
    await db.transaction().execute(async (transaction) => {
      const before = await lockShelves(transaction)
      if (!requireOrder(before, { wanted: item_ids, seen })) return
      await saveShelves(transaction, item_ids)
      await recordAudit(transaction, {
        at: now,
        staffId: actor.id,
        action: 'shop_shelves',
        subject: { kind: 'school' },
        before: { sequence: before.join(', ') },
        after: { sequence: item_ids.join(', ') },
      })
    })
    return await presentAll(context)
  }),
}

async function presentAll({ db, media, now }: ActionContext) {
  return (await listItems(db)).map((item) => presentStaffItem(item, (key) => media.url(key, now)))
}

async function insertNew(db: Executor, draft: Omit<ItemRecord, 'id'>): Promise<number> {
  if ((await listItems(db)).length >= limits.shop.maxItems)
    throw new SchoolError('conflict', { reason: 'too_many' })
  return await insertItem(db, draft)
}

/** @throws SchoolError conflict, with the item as somebody else saved it meanwhile, and who that was */
async function requireUnchanged(
  db: Executor,
  { media, now }: ActionContext,
  item: ItemRecord & ItemSave,
  revision: number | undefined,
): Promise<void> {
  if (item.revision === revision) return
  const shown = presentStaffItem({ ...item, sold: 0 }, (key) => media.url(key, now))
  const newer = { ...shown, ...(await presentSaved(db, item)) }
  throw new SchoolError('conflict', { reason: 'changed', newer })
}

const isSame = (before: ItemRecord, draft: Omit<ItemRecord, 'id'>): boolean =>
  isDeepStrictEqual({ ...draft, id: before.id }, itemValues(before))

const itemValues = ({ id, kind, title, description, picture, price, stock, published }: ItemRecord) => ({
  id,
  kind,
  title,
  description,
  picture,
  price,
  stock,
  published,
})

function trimmed({ uz, ru = '' }: { uz: string; ru?: string | undefined }) {
  const russian = ru.trim()
  return { uz: uz.trim(), ...(russian === '' ? {} : { ru: russian }) }
}

const auditOf = (
  id: number,
  { title, description, picture, price, stock, published }: Omit<ItemRecord, 'id'>,
) => ({
  item: id,
  title: title.uz,
  title_ru: title.ru ?? null,
  description: description.uz,
  description_ru: description.ru ?? null,
  picture,
  price,
  stock,
  published,
})

function requireUpload(uploads: readonly UploadedPart[]): UploadedPart {
  const sent = uploads.filter((part) => part.fileName !== '' || part.size > 0)
  const [upload] = sent
  if (!upload) throw new SchoolError('exceptions.file.no_provided')
  if (sent.length > 1 || upload.field !== 'picture')
    throw new SchoolError('validation.failed', { fields: { picture: 'invalid' } })
  return upload
}

async function storePicture({ files }: ActionContext, upload: UploadedPart) {
  const side = limits.shop.pictureSide_px
  const bytes = await makeSquarePicture(await upload.bytes(), side)
  const { key, size } = await files.put(bytes)
  const sha256 = createHash('sha256').update(bytes).digest()
  return { key, size, sha256, mime: 'image/webp', width: side, height: side }
}

/** Deletes a replaced picture where no order shows it. @returns the key whose file is to go. */
async function forget(db: Executor, replaced: string | undefined): Promise<string | undefined> {
  if (replaced === undefined || isDrawing(replaced) || (await isPictureOrdered(db, replaced)))
    return undefined
  await deleteMedia(db, replaced)
  return replaced
}

/** An orphaned file does no harm; the change itself has succeeded. */
async function forgetFile({ files }: ActionContext, key: string | undefined): Promise<void> {
  if (key !== undefined) await files.delete(key).catch(() => undefined)
}
