const minute = 60
const megabyte = 1024 * 1024

/** The numbers of the server that no app reads, apart from the other limits since the first load of the app brings those. */
export const serverLimits = {
  /** A profile picture as it is stored: a square of this side. */
  avatarPicture: { side_px: 256, maxInputPixels: 50_000_000 },
  notifications: { page: 50 },
  statement: { page: 30 },
  goals: {
    /** A school day's. */
    count: 3,
    /** For each that is reached. */
    coins: 3,
    /** Right answers: few where the open tests ask little, many where they ask at least four times as much. */
    answers: { few: 5, many: 10 },
    /** Nothing new can be asked for in so short a rest of a day. */
    leastRest_s: 10 * minute,
    /** What was asked for in the last moments of a day counts for it. */
    grace_s: 2 * minute,
    keptFor_days: 60,
    /** A group's goal of a week. */
    group: {
      /** For each who took part. */
      coins: 10,
      /** By which it goes; a student of them is no group. */
      weeks: 3,
      leastStudents: 2,
      /** Lessons: a little more than lately, at least this, at most so many for each student. */
      growth: 1.1,
      least: 3,
      mostOfStudent: 7,
    },
  },
  test: {
    maxAttempts: 3,
    passPercent: 80,
    secondsPerQuestion: 60,
    /** A lost attempt comes back this long after its start. */
    refill_s: 60 * minute,
    grace_s: 3,
    /** An attempt unheard of for this long before its deadline is not spent, once a day. */
    silence_s: 60,
  },
  request: { maxBodyBytes: 1 * megabyte },
  rewards: {
    firstTryPoints: 10,
    lessonPoints: 50,
    lessonCoins: 5,
    modulePoints: 200,
    moduleCoins: 20,
    inviteCoins: 1000,
  },
  invites: {
    /** Codes that are nobody's, from one address: after so many the next is told to wait. */
    unknownOfAddress: { most: 30, window_s: 10 * minute },
    /** Leads by one code from one address. */
    ofCodeFromAddress: { most: 300, window_s: 60 * minute },
    /** So many from one address in so short a time are marked. */
    suspect: { from: 5, window_s: minute },
    /** So long what was dropped can be brought back. */
    dropped_days: 30,
  },
} as const
