/** The numbers of the course builder; apart from the others, which every first load brings. */
export const authoringLimits = {
  /** Of a school; more is a loop. */
  courses: 500,
  modules: 60,
  /** Of a module. */
  lessons: 60,
  questions: 60,
  /** Questions that the test at the end of a module draws. */
  checkpoint: { fewest: 2, most: 30 },
  options: 10,
  /** Files of a course. */
  media: 1000,
  titleMaxLength: 300,
  textMaxLength: 20_000,
  codeMaxLength: 50_000,
  /** Bytes of a course archive that is sent. */
  archiveMaxBytes: 2000 * 1024 * 1024,
  history: {
    /** Saves of one author are one version for so long. */
    together_s: 600,
    /** How many of the newest versions of a lesson are retained. */
    kept: 100,
  },
} as const
