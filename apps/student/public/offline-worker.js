// The part of the service worker that opens the app offline: the page and what it needs are cached as the server sent
// them. Plain JavaScript, served as it is. It knows no account and no data: those are the page's matter.

/** The page, under its own address, and the list of its files. */
const shellCache = 'qadam-shell'
/** Files whose names hold a hash of their content, so that a cached one is never stale. */
const filesCache = 'qadam-files'
const page = '/'
const list = '/list-of-files'

/** The first sight of a visit has its calls and pictures by then, on a slow phone too. */
const quiet_ms = 5000
/** A page cached for longer is shown only where the server can't be reached. */
const old_ms = 7 * 24 * 60 * 60_000

/** Pages that are not the app's. */
const elsewhere =
  /^\/(?:api|media|staff|code-frames|certificate|parent|pages|sounds|assets|metrics|healthz|readyz)(?:\/|$)/

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (request.destination === 'document' && isOfApp(pathname)) event.respondWith(openPage(event, pathname))
  } else if (pathname.startsWith('/assets/')) event.respondWith(giveFile(event))
  else if (pathname.startsWith('/media/') && request.destination === 'image')
    event.respondWith(givePicture(request))
})

self.addEventListener('message', (event) => {
  if (event.data?.type === 'renew') event.waitUntil(renewFor(event.source, event.data.loaded))
})

const isOfApp = (pathname) =>
  !elsewhere.test(pathname) && (!/\.[^/]+$/.test(pathname) || pathname === '/index.html')

/** Stale while revalidate: the cached page at once, a check for a newer one when the screen has loaded. */
async function openPage(event, pathname) {
  const shell = await caches.open(shellCache)
  const kept = await shell.match(page)
  const keptAt = Date.parse(kept?.headers.get('date') ?? '')
  // Python has a page of its own, which begins it sooner.
  if (!kept || pathname === '/py' || !(Math.abs(Date.now() - keptAt) < old_ms)) {
    try {
      const reply = await fetch(event.request)
      // During a deployment the proxy replies 5xx.
      return kept && reply.status >= 500 ? kept : reply
    } catch (error) {
      if (kept) return kept
      throw error
    }
  }
  // The page itself requests it as well; this recovers from a broken page.
  event.waitUntil(
    pause(quiet_ms)
      .then(renew)
      .catch(() => undefined),
  )
  return kept
}

async function giveFile(event) {
  const { request } = event
  const kept = await caches.match(request.url, { cacheName: filesCache, ignoreVary: true })
  if (kept) return kept
  const reply = await fetch(request)
  const shell = await caches.open(shellCache)
  // The cached page is of a version that the server no longer has: the next one comes from the server.
  if (reply.status === 404) await shell.delete(page)
  else if (reply.status === 200 && (renewing || (await shell.match(page)))) {
    const copy = reply.clone()
    event.waitUntil(caches.open(filesCache).then((files) => files.put(request.url, copy)))
  }
  return reply
}

/** Pictures that the page cached of recently visited lessons; served only when the server can't be reached. */
async function givePicture(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request.url, { ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

/** @param loaded what the requesting page has loaded before this worker could see it. */
async function renewFor(client, loaded) {
  try {
    await renew()
    if (!(await findVersion())) return
    await bring((Array.isArray(loaded) ? loaded : []).filter(isFile))
  } catch {
    // No connection, or a full disk: the next visit tries again.
  }
  const version = await findVersion()
  if (version) client?.postMessage({ type: 'version', version })
}

const isFile = (path) => typeof path === 'string' && path.startsWith('/assets/')

let renewing

/** Takes over a newer version, once all of it is there. One at a time. */
function renew() {
  renewing ??= takeNewest().finally(() => (renewing = undefined))
  return renewing
}

async function takeNewest() {
  const reply = await fetch(page, { cache: 'no-cache' })
  const version = reply.ok && !reply.redirected ? versionOf(await reply.clone().text()) : undefined
  // A hotel's network may have answered, or a server without offline files.
  if (version === undefined) return
  const shell = await caches.open(shellCache)
  const before = await findVersion()
  // Its headers may be new all the same.
  if (before === version) return await shell.put(page, reply)
  const listed = await fetch(version)
  if (!listed.ok) return
  const { first, all } = await listed.clone().json()
  await bring(first)
  const known = await shell.match(list)
  await shell.put(list, listed)
  await shell.put(page, reply)
  // A tab of the version before may be open still, and requests its chunks one by one.
  await forgetAllBut(new Set([...all, ...(known ? (await known.json()).all : [])]))
  for (const client of await self.clients.matchAll({ type: 'window' }))
    client.postMessage({ type: 'version', version })
}

/** Which version is cached, by the address of its list; undefined where none is. */
async function findVersion() {
  const kept = await (await caches.open(shellCache)).match(page)
  return kept && versionOf(await kept.text())
}

const versionOf = (text) => /<meta name="app-files" content="(\/assets\/[^"]+)"/.exec(text)?.[1]

/** A few at a time: they are many and small. @throws where one of them does not arrive; those that did stay cached. */
async function bring(paths) {
  const files = await caches.open(filesCache)
  const waiting = [...paths]
  const bringInTurn = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (await files.match(path, { ignoreVary: true })) continue
      const reply = await fetch(path, { priority: 'low' })
      if (reply.status !== 200) throw new Error(path)
      await files.put(path, reply)
    }
  }
  await Promise.all([bringInTurn(), bringInTurn(), bringInTurn()])
}

async function forgetAllBut(paths) {
  const files = await caches.open(filesCache)
  for (const request of await files.keys())
    if (!paths.has(new URL(request.url).pathname)) await files.delete(request)
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
