import type { OutputOf, StaffActionName, StaffActions } from '@qadam/contract'
import { CallError } from '@qadam/web/call-error'
import { currentLanguage } from '@qadam/web/language'
import { readReply } from './call.ts'
import { session } from './session.ts'

/**
 * Calls an action with a file.
 * @param parts of a multipart form, in their order.
 * @throws CallError
 */
export async function callForm<Name extends StaffActionName>(
  name: Name,
  parts: Readonly<Record<string, string | number | File>>,
): Promise<OutputOf<StaffActions[Name]>> {
  const token = session.get()?.token
  const body = new FormData()
  for (const [field, value] of Object.entries(parts))
    body.append(field, typeof value === 'number' ? String(value) : value)
  let response: Response
  let text: string
  try {
    response = await fetch(`/api/staff?action=${name}`, {
      method: 'POST',
      headers: { 'Accept-Language': currentLanguage(), ...(token && { 'X-Staff-Auth': token }) },
      body,
    })
    text = await response.text()
  } catch {
    throw new CallError({ code: 'network', status: 0, message: '' })
  }
  return readReply(name, response, text, token)
}
