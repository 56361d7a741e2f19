import './device-caches.ts'

export { localStore, safeStorage, sessionStore, type SafeStorage } from '@qadam/web/storage'
