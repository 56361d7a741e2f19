import type { Question } from '@qadam/contract'
import { STORED_PICTURES } from './device-caches.ts'
import { session } from './session.ts'

const MOST_PICTURES = 150

/** Caches the pictures of a lesson where the service worker finds them. */
export async function keepPictures(questions: readonly Question[]): Promise<void> {
  const account = session.get()?.user.id
  if (account === undefined || !('caches' in globalThis)) return
  const name = `${STORED_PICTURES}${account}`
  const kept = await caches.open(name)
  for (const address of picturesOf(questions)) {
    if (await kept.match(address, { ignoreVary: true })) continue
    const reply = await fetch(address, { priority: 'low' }).catch(() => undefined)
    if (reply?.status !== 200) continue
    // A sign-out meanwhile deleted the cache; of whoever came after it nothing may go.
    if (session.get()?.user.id !== account) return void (await caches.delete(name))
    await kept.put(address, reply)
  }
  const requests = await kept.keys()
  for (const request of requests.slice(0, Math.max(0, requests.length - MOST_PICTURES)))
    await kept.delete(request)
}

/** The school's own pictures of some questions. */
export function picturesOf(questions: readonly Question[]): string[] {
  const found = questions.flatMap(({ question: html, other }) => [
    ...[...html.matchAll(/<img\s[^>]*?src="([^"]+)"/g)].map(([, src = '']) => src.replaceAll('&amp;', '&')),
    other.picture?.src,
    ...(other.options ?? []).map(({ image }) => image?.src),
  ])
  return [...new Set(found)].filter((src) => src?.startsWith('/media/') === true) as string[] // the filter leaves no others
}
