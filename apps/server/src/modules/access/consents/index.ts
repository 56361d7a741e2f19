export { hasConsent, listConsents, saveConsent } from './consents-store.ts'
export { lacksConsent, requireConsent } from './require-consent.ts'
