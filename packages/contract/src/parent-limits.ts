/** The numbers of parents' pages; apart from the others, which every first load brings. */
export const parentLimits = {
  /** Links of one student that work. */
  links: 5,
  life_days: 365,
  /** Links that are none, from one address: after so many in the time below the next is told to wait. */
  unknownOfAddress: 30,
  window_s: 10 * 60,
  /** Of what parents are shown. */
  reviews: 5,
  payments: 12,
  /** Answers to the question for consent: that staff are shown, and that count within the time above. */
  consents: 20,
} as const
