import type { TelegramChat } from '@qadam/contract'

export function presentChat(chat: { id: number; label: string; created_at: Date }): TelegramChat {
  return { id: chat.id, label: chat.label, linked_at: chat.created_at.toISOString() }
}
