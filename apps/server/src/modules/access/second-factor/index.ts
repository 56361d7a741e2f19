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
export { renewSchoolKeys } from './renew-keys.ts'
export { dealRecoveryCodes, hashRecoveryCode, tidyCode } from './recovery-code.ts'
export {
  beginAuthenticator,
  confirmAuthenticator,
  findBegunSecret,
  findSecret,
  getFactor,
  owesFactor,
  removeFactor,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './second-factor-store.ts'
