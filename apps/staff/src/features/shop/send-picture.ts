import type { StaffShopItem } from '@qadam/contract'
import { CallError } from '@qadam/web/call-error'
import { currentLanguage } from '@qadam/web/language'
import { readReply } from '../../platform/call.ts'
import { session } from '../../platform/session.ts'

/**
 * Gives an item a picture of its own.
 * @throws CallError
 */
export async function sendPicture(itemId: number, picture: File): Promise<StaffShopItem[]> {
  const token = session.get()?.token
  const body = new FormData()
  body.append('item_id', String(itemId))
  body.append('picture', picture)
  let response: Response
  let text: string
  try {
    response = await fetch('/api/staff?action=shop_item_picture', {
      method: 'POST',
      headers: { 'Accept-Language': currentLanguage(), ...(token && { 'X-Staff-Auth': token }) },
      body,
    })
    text = await response.text()
  } catch {
    throw new CallError({ code: 'network', status: 0, message: '' })
  }
  return readReply('shop_item_picture', response, text, token)
}
