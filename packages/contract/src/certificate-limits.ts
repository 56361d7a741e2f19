/** The numbers of certificates; apart from the others, which every first load brings. */
export const certificateLimits = {
  /** 100 bits in letters and digits that are not confused with one another. */
  code: { length: 20, alphabet: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ', group: 5 },
  /** Codes of no certificate, asked for from one address: after so many in the time below the next is told to wait. */
  unknownOfAddress: 60,
  /** Documents of one certificate drawn for one address in the same time. */
  documentsOfCode: 10,
  window_s: 10 * 60,
  reasonMaxLength: 300,
} as const
