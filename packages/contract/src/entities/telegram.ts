import * as z from 'zod/mini'
import { time } from '../fields.ts'

/** A Telegram chat that receives notifications about a student. */
export const telegramChat = z.object({
  id: z.int(),
  /** As its owner is called there. */
  label: z.string(),
  linked_at: time,
})
export type TelegramChat = z.infer<typeof telegramChat>

/** A link that joins the chat which follows it, once. */
export const telegramLink = z.object({
  id: z.int(),
  url: z.string(),
  expires_at: time,
})
export type TelegramLink = z.infer<typeof telegramLink>

/** A link that was given out; what it holds is known to its reader alone. */
export const telegramWaitingLink = z.omit(telegramLink, { url: true })
export type TelegramWaitingLink = z.infer<typeof telegramWaitingLink>
