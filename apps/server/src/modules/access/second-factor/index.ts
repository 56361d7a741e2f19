export { createSecret, isAppCode, shownSecret, stepOfCode } from './authenticator.ts'
export {
  endChallenge,
  endChallengesOf,
  findChallenge,
  insertChallenge,
  listTries,
  removeOldChallenges,
  takeTryOfChallenge,
  type Challenge,
} from './challenges-store.ts'
export { findFactorKeys, seal, unseal } from './factor-keys.ts'
export { isMadeOf, passkeyAlgorithms, passkeyHandle, readMade, readSigned } from './passkey.ts'
export { passkeySite } from './passkey-site.ts'
export {
  beginPasskey,
  countSignature,
  deletePasskey,
  endBegunPasskey,
  findBegunPasskey,
  insertPasskey,
  listPasskeys,
  presentKnown,
  renamePasskey,
} from './passkeys-store.ts'
export { renewSchoolKeys } from './renew-keys.ts'
export { dealRecoveryCodes, hashRecoveryCode, tidyCode } from './recovery-code.ts'
export {
  beginAuthenticator,
  confirmAuthenticator,
  countRecoveryCodes,
  findBegunSecret,
  findSecret,
  getFactor,
  hasFactor,
  owesFactor,
  removeAuthenticator,
  removeFactor,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './second-factor-store.ts'
