/** The numbers of SMS and of the password that is reset by one; apart from the others, which every first load brings. */
export const smsLimits = {
  /** Messages of a school day, until the school sets its own. */
  dailyCap: 200,
  maxDailyCap: 100_000,
  reset: {
    codeLength: 6,
    code_s: 10 * 60,
    /** Guesses at one code; then another is to be asked for. */
    tries: 5,
    /** Between two codes for one phone. */
    again_s: 60,
    hour_s: 3600,
    day_s: 24 * 3600,
    codesOfPhoneAnHour: 3,
    codesOfPhoneADay: 6,
    /** Codes that were sent to students' phones on an address' request (a school is one), but for devices they know. */
    codesOfAddressAnHour: 40,
  },
} as const
