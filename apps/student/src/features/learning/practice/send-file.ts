import { forgetUpload, sendUpload, type SendOptions, type UploadDoor } from '@qadam/web/send-upload'
import { readReply } from '../../../platform/call.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { session } from '../../../platform/session.ts'
import type { KeptFile } from './practice-store.ts'

const door: UploadDoor = {
  session,
  tokenHeader: 'X-Student-Auth',
  language: currentLanguage,
  // A lost connection on 3G costs seconds.
  chunkBytes: 512 * 1024,
  readRefusal: (head, text, token) => readReply('upload_discard', head, text, token),
}

/** Sends a file of a student's work. @returns its upload id. @throws as `sendUpload` */
export async function sendFile(file: KeptFile, content: Blob, options: SendOptions): Promise<string> {
  const { account_id, upload_url, name, question_id } = file
  const metadata = { filename: name, question_id: String(question_id) }
  return await sendUpload(door, { account_id, upload_url, metadata }, content, options)
}

export async function forgetPartial(path: string): Promise<void> {
  await forgetUpload(door, path)
}
