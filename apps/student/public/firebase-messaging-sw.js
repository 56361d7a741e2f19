// The service worker: shows pushes, and opens their targets. Plain JavaScript, served as it is: browsers request it by
// this name for years.

try {
  // What opens the app offline, or what undoes that: see the setting OFFLINE.
  importScripts('/offline-worker.js')
} catch {
  // Pushes do without it.
}

const icon = '/push-icon.png'
const badge = '/push-badge.png'
const vibrate = [200, 100, 200]
const defaultTag = 'firebase-notification'
const autoClose_ms = 8000
/** One that has not answered by then sleeps, or is of a version that knows no such message. */
const answer_ms = 1000

/** For an empty push. */
const defaults = {
  uz: { title: 'Yangi bildirishnoma', body: 'Sizga yangi xabar keldi' },
  ru: { title: 'Новое уведомление', body: 'Вам пришло новое сообщение' },
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url))
})

/** The message of a push: Web Push delivers it bare, Firebase wraps it. */
function read(data) {
  let sent = {}
  try {
    const json = data?.json()
    sent = json?.data ?? json?.notification ?? json ?? {}
  } catch {
    // Not ours; it is shown all the same, as a browser demands.
  }
  const text = (value) => (typeof value === 'string' && value !== '' ? value : undefined)
  const lang =
    sent.lang === 'ru' || (sent.lang !== 'uz' && self.navigator.language.startsWith('ru')) ? 'ru' : 'uz'
  return {
    title: text(sent.title) ?? defaults[lang].title,
    body: text(sent.body) ?? defaults[lang].body,
    url: text(sent.url),
    tag: text(sent.tag) ?? defaultTag,
    mustStay: sent.requireInteraction === true || sent.requireInteraction === 'true',
    lang,
  }
}

async function show({ title, body, url, tag, lang, mustStay }) {
  await self.registration.showNotification(title, {
    ...{ body, icon, badge, tag, lang, vibrate },
    renotify: true,
    requireInteraction: mustStay,
    data: { url },
  })
  if (mustStay || !(await isInFront())) return
  await new Promise((resolve) => setTimeout(resolve, autoClose_ms))
  for (const notification of await self.registration.getNotifications({ tag })) notification.close()
}

async function isInFront() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.some((page) => page.visibilityState === 'visible')
}

/**
 * Brings a window of the school to the front that shows the address, or goes there; where there is none, or it sleeps,
 * one is opened. A browser grants one of both for a click: the window answers before it is brought to the front.
 */
async function open(url) {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const pages = all.filter(isWindowOfApp)
  const target = ownAddress(url)
  const there = target === undefined ? pages[0] : pages.find((page) => page.url === target)
  if (there) await there.focus()
  else if (pages[0] && (await goes(pages[0], target))) await pages[0].focus()
  else await self.clients.openWindow(target ?? '/')
}

/** Not the console, whose people have another app, nor a frame. */
const isWindowOfApp = ({ url, frameType }) =>
  frameType !== 'nested' && !/^\/(?:staff|certificate|parent)(?:\/|$)/.test(new URL(url).pathname)

/** Whether a window goes to an address in its own way, in which it warns who would lose something by it. */
function goes(page, url) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(true))
    port1.start()
    setTimeout(() => resolve(false), answer_ms)
    page.postMessage({ type: 'open', url }, [port2])
  })
}

/** An address of this school; a push leads nowhere else. */
function ownAddress(url) {
  if (url === undefined) return undefined
  try {
    const address = new URL(url, self.location.origin)
    return address.origin === self.location.origin ? address.href : undefined
  } catch {
    return undefined
  }
}
