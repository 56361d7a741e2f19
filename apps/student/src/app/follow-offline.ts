import { onOnline } from '@qadam/delivery/connection'
import type { AnyRouter } from '@tanstack/react-router'
import { offerBrowser } from '../features/base/install/offer-browser.ts'
import { noteEvent } from '../platform/note-event.ts'
import { workerPath } from '../platform/push-subscription.ts'
import { hasMetUnreadable, onUnreadable } from '../platform/unreadable.ts'
import { offerVersions } from './offer-version.ts'

const LOOK_AGAIN_MS = 60 * 60_000

/**
 * Has the service worker cache the app for an offline visit, and notifies the student of a newer version once it is
 * cached. Returns what stops it.
 */
export function followOffline(router: AnyRouter): () => void {
  offerBrowser()
  const noteInstall = () => noteEvent('install')
  addEventListener('appinstalled', noteInstall)
  const stop = followWorker(router)
  return () => {
    removeEventListener('appinstalled', noteInstall)
    stop()
  }
}

function followWorker(router: AnyRouter): () => void {
  // Unbuilt, the app has no version to cache; a page that came without encryption has no workers.
  const version = document.querySelector<HTMLMetaElement>('meta[name="app-files"]')?.content
  if (version === undefined) return () => undefined
  const offer = offerVersions(router, version)
  if (!('serviceWorker' in navigator) || savesData()) {
    const look = () => void findServed().then((served) => served !== undefined && offer.found(served))
    if (hasMetUnreadable()) look()
    const stops = [onUnreadable(look), offer.stop]
    return () => stops.forEach((each) => each())
  }
  const { serviceWorker } = navigator
  let askedAt = 0
  const ask = () => {
    askedAt = Date.now()
    askWorker(serviceWorker).catch((error: unknown) => console.warn('service worker', error))
  }
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'version') return
    if ('version' in data && typeof data.version === 'string') offer.found(data.version)
  }
  const check = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > LOOK_AGAIN_MS) ask()
  }
  serviceWorker.addEventListener('message', hear)
  // What came between the first question and the moment from which the worker sees it.
  serviceWorker.addEventListener('controllerchange', ask)
  document.addEventListener('visibilitychange', check)
  const stops = [onOnline(check), onUnreadable(ask), offer.stop]
  ask()
  return () => {
    serviceWorker.removeEventListener('message', hear)
    serviceWorker.removeEventListener('controllerchange', ask)
    document.removeEventListener('visibilitychange', check)
    for (const each of stops) each()
  }
}

/** The version that the server has. */
async function findServed(): Promise<string | undefined> {
  try {
    const page = await (await fetch('/', { cache: 'no-cache' })).text()
    return /<meta name="app-files" content="([^"]+)"/.exec(page)?.[1]
  } catch {
    return undefined
  }
}

/** With data saver on nothing is prefetched; a worker registered for pushes serves no cache then. */
function savesData(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false
}

async function askWorker(serviceWorker: ServiceWorkerContainer): Promise<void> {
  await serviceWorker.register(workerPath)
  const { active } = await serviceWorker.ready
  // What came before the worker did is in the browser's own cache, from which it takes a copy.
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  active?.postMessage({ type: 'renew', loaded })
}
