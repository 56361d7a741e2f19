const minute = 60

/** The second factor of staff. */
export const secondFactorLimits = {
  /** From the right password to the right code. */
  challenge_s: 10 * minute,
  /** Wrong codes of one challenge; the next begins with the password. */
  triesOfChallenge: 5,
  /** Wrong codes of a person, whatever challenges they came with: who knows the password is not to guess without end. */
  triesOfPerson: { most: 20, window_s: 60 * minute },
  /** How long a secret waits for its first code. */
  setup_s: 15 * minute,
  recoveryCodes: { count: 10, length: 10 },
  /** So few that are left are worth a word. */
  fewRecoveryCodes: 3,
  codeMaxLength: 40,
  passkeys: {
    most: 10,
    nameMaxLength: 40,
    /** As WebAuthn bounds it. */
    idMaxBytes: 1023,
    clientDataMaxBytes: 4000,
    attestationMaxBytes: 16_000,
    signedMaxBytes: 6000,
  },
} as const
