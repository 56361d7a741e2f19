import type { Lang } from '@qadam/contract'
import { isOnline, onConnection } from '@qadam/delivery/connection'
import { isOnItsWay, PATIENCE_MS } from '@qadam/delivery/patience'
import { waitingList, type Waiting } from '@qadam/delivery/waiting'
import i18next from 'i18next'
import { currentLanguage } from './language.ts'
import { sayWaiting } from './waiting-said.ts'
import { waitingWords, type WaitingWhat, type WaitingWhy } from './waiting-words.ts'

/** What determines the text beside what waits. */
export interface WaitingMoment {
  lang: Lang
  now: Date
  isOnline: boolean
  isSignedIn: boolean
  /** Whether the account is frozen for non-payment. */
  isFrozen?: boolean
}

/** The line at the head of the screen: what waits, since when, what to do; empty where nothing does. */
export function waitingLine(waiting: readonly Waiting[], moment: WaitingMoment): string {
  const { lang, now } = moment
  const shown = waiting.filter(
    ({ what, since }) => isKnown(lang, what) && (!moment.isOnline || !isOnItsWay(since, now.getTime())),
  )
  const [first] = shown
  if (!first) return ''
  const words = waitingWords[lang]
  const counts = countsOf(shown, lang)
  const what = namesOf(counts, lang)
  const total = counts.size > 1 ? counts.size : ([...counts.values()][0] ?? 1)
  return `${words.waits(what, momentText(first.since, now), total)} ${words.todo[whyOf(shown, moment)]}`
}

/** The warning at sign-out while something waits; empty where nothing does. */
export function leavingLine(waiting: readonly Waiting[], lang: Lang, isSomethingLeft: boolean): string {
  const words = waitingWords[lang]
  const counts = countsOf(waiting, lang)
  if (counts.size === 0 && !isSomethingLeft) return ''
  const what = counts.size === 0 ? words.something : namesOf(counts, lang)
  return words.leaving[waiting.some(({ isKept: isStored }) => !isStored) ? 'not_kept' : 'kept'](what)
}

function countsOf(waiting: readonly Waiting[], lang: Lang): Map<WaitingWhat, number> {
  const counts = new Map<WaitingWhat, number>()
  for (const { what, count } of waiting)
    if (isKnown(lang, what)) counts.set(what, (counts.get(what) ?? 0) + count)
  return counts
}

function namesOf(counts: ReadonlyMap<WaitingWhat, number>, lang: Lang): string {
  const words = waitingWords[lang]
  const names = [...counts].map(([what, count], place) => {
    const name = words.what[what](count)
    return place === 0 ? name : name.charAt(0).toLocaleLowerCase(lang) + name.slice(1)
  })
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(` ${words.and} `)
}

function whyOf(waiting: readonly Waiting[], moment: WaitingMoment): WaitingWhy {
  if (waiting.some(({ isKept: isStored }) => !isStored)) return 'not_kept'
  if (!moment.isOnline) return 'offline'
  if (!moment.isSignedIn) return 'signed_out'
  return moment.isFrozen === true ? 'frozen' : 'unreachable'
}

function isKnown(lang: Lang, what: string): what is WaitingWhat {
  return Object.hasOwn(waitingWords[lang].what, what)
}

/** "14:20" of today, "21.11, 14:20" of another day, in the device's time zone; nothing waits since a time to come. */
function momentText(iso: string, now: Date): string {
  const date = new Date(iso)
  if (!(date.getTime() - now.getTime() < PATIENCE_MS)) return '…'
  const two = (value: number) => String(value).padStart(2, '0')
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`
  const isToday = date.toDateString() === now.toDateString()
  if (isToday) return time
  const year = date.getFullYear() === now.getFullYear() ? '' : `.${date.getFullYear()}`
  return `${two(date.getDate())}.${two(date.getMonth() + 1)}${year}, ${time}`
}

interface Accounts {
  get(): { user: { id: number; status?: string } } | null
  signedOut(): { reason: string; user?: { id: number } }
  subscribe(listener: () => void): () => void
}

/**
 * Shows at the head of the screen what waits of the account that is signed in here, or whose session has just ended,
 * until the page ends. It loads with each queue, so that its texts are there before the connection is lost.
 */
export function sayWhatWaits(session: Accounts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = () => {
    clearTimeout(timer)
    const signedIn = session.get()
    const owner = signedIn?.user.id ?? session.signedOut().user?.id
    const own = waitingList.list().filter((each) => each.owner === owner)
    sayWaiting(
      waitingLine(own, {
        lang: currentLanguage(),
        now: new Date(),
        isOnline: isOnline(),
        isSignedIn: signedIn !== null,
        isFrozen: signedIn?.user.status === 'freezed',
      }),
    )
    // What is still there a little later has become slow.
    if (own.length > 0) timer = setTimeout(say, PATIENCE_MS)
  }
  say()
  const unsubscribe = [waitingList.subscribe, onConnection, session.subscribe.bind(session)].map(
    (subscribe) => subscribe(say),
  )
  i18next.on('languageChanged', say)
  return () => {
    clearTimeout(timer)
    for (const each of unsubscribe) each()
    i18next.off('languageChanged', say)
    sayWaiting('')
  }
}
