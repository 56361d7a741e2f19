// Served in the place of offline-worker.js while the school has OFFLINE=no: the kill switch of a faulty worker. All
// caches are deleted, and every request goes to the server. Pushes go on: this worker is subscribed to them.

self.addEventListener('activate', (event) => event.waitUntil(forget()))

async function forget() {
  for (const name of await caches.keys()) if (name.startsWith('qadam-')) await caches.delete(name)
  await self.clients.claim()
}
