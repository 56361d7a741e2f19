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

/** Goes to the page: one that shows it already is brought to the front, else it opens beside what is open. */
async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const target = ownAddress(url)
  const there = target === undefined ? pages[0] : pages.find((page) => page.url === target)
  if (there) await there.focus()
  else await self.clients.openWindow(target ?? '/')
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
