import { wordsOfName } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { plannedAnew } from '../../../database/named-statements.ts'

/**
 * A condition on the id of a person, for a statement that shows a page, whose list has an order, or for one that counts:
 * of many who are meant, a count begins with them, where a page asks row by row until it is full.
 */
export type IsPerson = (id: RawBuilder<unknown>, purpose?: 'page' | 'count') => RawBuilder<boolean>

/** Up to so many are named by their ids; more are so many that a page of them is found soon by asking row by row. */
const mostNamed = 5000
const phoneDigits = 4

interface Asked {
  /** All of which a row has that is meant; see search_grams. */
  grams: readonly string[]
  /** What the parts leave open, of a row of `person_search` called `known`. */
  holds: RawBuilder<boolean>
  /** The whole of it without the parts, which lie in no index beside the name. */
  isMeant: RawBuilder<boolean>
}

/**
 * Whom a search means, in whatever order its words were typed: those whose name has each word in it, or a word of up to
 * two letters at the beginning of one of its own. Four digits or more may be part of a phone instead.
 * @param most of them are named by their ids.
 * @returns a condition for the statement that lists them; it is true of everybody where nothing is asked.
 */
export async function searchPeople(db: Executor, query: string, most = mostNamed): Promise<IsPerson> {
  const named = nameAsked(wordsOfName(query))
  const called = phoneAsked(query)
  return await search(db, called ? [named, called] : [named], most)
}

/** The same of folded words of a name alone. */
export async function searchNames(
  db: Executor,
  words: readonly string[],
  most = mostNamed,
): Promise<IsPerson> {
  return await search(db, [nameAsked(words)], most)
}

/** Who is meant by one of these. */
async function search(db: Executor, asked: readonly Asked[], most: number): Promise<IsPerson> {
  if (asked.some(({ grams }) => grams.length === 0)) return () => sql<boolean>`true`
  const ids = await listFew(db, asked, most)
  // Not `= any`: where it stands beside an `or`, each row would be compared with each of them.
  if (ids) return (id) => sql<boolean>`${id} in (select ${plannedAnew} unnest(${ids}::integer[]))`
  return unnamed(asked)
}

/** Whom a folded word of a name means, however many they are: of whom none is looked up before. */
export function namedBy(word: string): IsPerson {
  return unnamed([nameAsked([word])])
}

function unnamed(asked: readonly Asked[]): IsPerson {
  const isMeant = anyOf(asked.map((one) => one.isMeant))
  // As a value, not as a join: of a list that is narrow already only its own rows are asked.
  return (id, purpose = 'page') =>
    purpose === 'count'
      ? sql<boolean>`${id} in (select known.person_id from person_search known where ${fits(asked)})`
      : sql<boolean>`(select ${isMeant} from person_search known where known.person_id = ${id})`
}

const partsOf = (text: string, length: number): string[] => {
  const letters = Array.from(text)
  return letters.slice(length - 1).map((_, at) => letters.slice(at, at + length).join(''))
}

/** A part of a phone, with the words of the name that stand beside it; undefined where there are too few digits. */
function phoneAsked(query: string): Asked | undefined {
  const words = query.split(/\s+/u)
  const isWord = (text: string): boolean => /\p{L}/u.test(text)
  const digits = words
    .filter((word) => !isWord(word))
    .join('')
    .replaceAll(/\D/g, '')
  if (digits.length < phoneDigits) return undefined
  const named = nameAsked(wordsOfName(words.filter(isWord).join(' ')))
  const isInPhone = sql<boolean>`
    position(${digits}::text in (select phone from people where id = known.person_id)) > 0`
  return {
    grams: [...named.grams, ...partsOf(digits, phoneDigits)],
    // Four of them are a part themselves.
    holds: digits.length > phoneDigits ? allOf([named.holds, isInPhone]) : named.holds,
    isMeant: allOf([named.isMeant, isInPhone]),
  }
}

/** Of so few letters it is the beginning of a word that is meant. */
const isBeginning = (word: string): boolean => Array.from(word).length < 3

/** What of search_grams any text has that holds a folded word. */
export function gramsOfWord(word: string): string[] {
  return isBeginning(word) ? [` ${word}`] : partsOf(word, 3)
}

/** Whether a folded text holds a folded word, as its parts say it, for where no index has them. */
export function hasWord(text: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  return isBeginning(word)
    ? sql<boolean>`position(${` ${word}`}::text in ' ' || translate(${text}, ${'\t\n\r\u00A0'}::text, '    ')) > 0`
    : sql<boolean>`position(${word}::text in ${text}) > 0`
}

function nameAsked(words: readonly string[]): Asked {
  const long = words.filter((word) => Array.from(word).length > 3)
  return {
    grams: words.flatMap(gramsOfWord),
    // The parts alone are all that shorter words say.
    holds: allOf(long.map((word) => hasWord(sql`known.name`, word))),
    isMeant: allOf(words.map((word) => hasWord(sql`known.name`, word))),
  }
}

const allOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`

const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`

const fits = (asked: readonly Asked[]): RawBuilder<boolean> =>
  anyOf(
    asked.map(({ grams, holds }) =>
      allOf([sql<boolean>`known.grams @> ${[...new Set(grams)]}::text[]`, holds]),
    ),
  )

/** The ids of all that are meant; undefined where they are too many. */
async function listFew(db: Executor, asked: readonly Asked[], most: number): Promise<number[] | undefined> {
  const { rows } = await sql<{ person_id: number }>`
    select known.person_id from person_search known where ${fits(asked)} limit ${most + 1}`.execute(db)
  return rows.length > most ? undefined : rows.map(({ person_id }) => person_id)
}
