/** Of the recall of what was learned. */
export const recallLimits = {
  /** Cards of one sitting: five minutes at a quarter of a minute a card. */
  sessionCards: 20,
  /** What is due is counted so far. */
  countedMost: 99,
  /** Percent of the cards that are to be known still when they are asked again. */
  retention: 90,
  /** For a card that is answered right. */
  points: 1,
  /** The most a school day. */
  dailyPoints: 20,
  /** No card stays away for longer. */
  longest_days: 365,
} as const
