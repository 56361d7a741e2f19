/** Of copies of a project that open by a link. */
export const shareLimits = {
  /** That one student may have open at a time. */
  open: 20,
  /** Ended ones of which their link still says that they ended, the newest. */
  ended: 50,
  /** Media that a copy names, together. */
  mediaMaxBytes: 20 * 1024 * 1024,
  titleMaxLength: 60,
} as const
