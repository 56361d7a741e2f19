import { telegramLimits, type Lang } from '@qadam/contract'
import type { Database, Executor } from '../../../database/database.ts'
import { getLanguage, getName, lockPerson } from '../../base/people/index.ts'
import { listContacts, listPeopleAt, moveRecipients, removeAddress, saveContact } from '../push/index.ts'
import { write, type Saying } from './bot-texts.ts'
import { hashCode, isCode } from './link-code.ts'
import { findOwnerOfCode, takeCode } from './codes-store.ts'
import type { Chat, ChatEvent, ReadUpdate } from './read-update.ts'
import type { RecentCounts } from '../../../actions/recent-counts.ts'
import { noteUpdate } from './updates-store.ts'

export interface BotAnswer {
  chat: string
  text: string
}

const provider = 'telegram'
/** A parent's topics: the child's account, not the child's days. */
const parentTopics = ['payment'] as const

/**
 * Handles an update, idempotently: its id commits with its effects.
 * @returns what to send to the chat.
 */
export async function handleUpdate(
  db: Database,
  { id, event }: ReadUpdate,
  unknown: RecentCounts,
  now: Date,
): Promise<BotAnswer | undefined> {
  return await db.transaction().execute(async (transaction) => {
    if (!(await noteUpdate(transaction, id, now)) || !event) return undefined
    const answer = await answerTo(transaction, event, unknown, now)
    if (!answer) return undefined
    const lang = answer.lang ?? (await languageOf(transaction, event.chat))
    return { chat: event.chat.id, text: write(answer, lang) }
  })
}

type Answer = Saying & { lang?: Lang }

async function answerTo(
  db: Executor,
  event: ChatEvent,
  unknown: RecentCounts,
  now: Date,
): Promise<Answer | undefined> {
  const at = { provider, address: event.chat.id } as const
  switch (event.kind) {
    case 'start':
      if (event.code === undefined) return await greet(db, event.chat)
      return await follow(db, event.chat, event.code, unknown, now)
    case 'talk':
      return await greet(db, event.chat)
    case 'stop': {
      const lang = await languageOf(db, event.chat)
      return { say: (await removeAddress(db, at)) ? 'stopped' : 'nothing_to_stop', lang }
    }
    case 'left':
      await removeAddress(db, at)
      return undefined
    case 'moved':
      await moveRecipients(db, at, event.to)
      return undefined
  }
}

async function greet(db: Executor, chat: Chat): Promise<Answer> {
  const people = await listPeopleAt(db, { provider, address: chat.id })
  return { say: people.length > 0 ? 'hello_again' : 'hello' }
}

async function follow(
  db: Executor,
  chat: Chat,
  code: string,
  unknown: RecentCounts,
  now: Date,
): Promise<Answer> {
  const hash = hashCode(code)
  const owner = isCode(code) ? await findOwnerOfCode(db, hash, now) : undefined
  // Two chats that follow two links at once are counted one after the other. The person is locked before the code, as
  // by the actions that make links or close the account.
  const locked = owner === undefined ? undefined : await lockPerson(db, owner)
  const found = locked ? await takeCode(db, hash, now) : undefined
  if (!locked || !found) {
    // A group is one chat: somebody's wrong codes must not bar another's right one.
    return { say: unknown.take(chat.id, now) ? 'code_unknown' : 'wait' }
  }
  // No one is notified about a student who left.
  if (locked.closed_at !== null) return { say: 'code_unknown' }
  const { personId, reader } = found
  const name = await getName(db, personId)
  const lang = await getLanguage(db, personId)
  const at = { provider, address: chat.id } as const
  const here = (await listPeopleAt(db, at)).find((one) => one.personId === personId)
  // The student's own chat gets payment notifications as well: a parent's link must not replace it.
  if (here && (here.reader === reader || here.reader === 'student')) {
    return { say: 'linked_already', name, lang }
  }
  if ((await listContacts(db, { provider, personId, reader })).length >= telegramLimits.chats)
    return { say: 'too_many', lang }
  const topics = reader === 'parent' ? parentTopics : null
  await saveContact(db, { ...at, personId, reader, topics, label: chat.label }, now)
  return { say: 'linked', name, as: reader, lang }
}

/** The student's where the chat is joined to one, else what Telegram reports. */
async function languageOf(db: Executor, chat: Chat): Promise<Lang> {
  const [first] = await listPeopleAt(db, { provider, address: chat.id })
  return first ? await getLanguage(db, first.personId) : chat.lang
}
