import type { StaffShopItem } from '@qadam/contract'
import { callForm } from '../../../platform/call-form.ts'

/**
 * Gives an item a picture of its own.
 * @throws CallError
 */
export async function sendPicture(
  { id, revision }: Pick<StaffShopItem, 'id' | 'revision'>,
  picture: File,
): Promise<StaffShopItem[]> {
  return await callForm('shop_item_picture', { item_id: id, revision, picture })
}
