// Served in the place of offline-worker.js while the school has OFFLINE=no: the way out of a worker that does harm.
// All that was kept is forgotten, and every request goes to the server. Pushes go on: they are subscribed to by this worker.

self.addEventListener('activate', (event) => event.waitUntil(forget()))

async function forget() {
  for (const name of await caches.keys()) if (name.startsWith('qadam-')) await caches.delete(name)
  await self.clients.claim()
}
