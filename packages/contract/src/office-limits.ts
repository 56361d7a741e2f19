/** The numbers of the office's screens, apart from the other limits since students' first load brings those. */
export const officeLimits = {
  /** The newest, beside the repairs of streaks. */
  outagesShown: 20,
  /** The school's list of people. */
  roster: {
    nameMaxLength: 60,
    groupNameMaxLength: 60,
    groupCoursesMax: 50,
    reasonMaxLength: 300,
    page: 50,
    /** A list of more students says that there are more, not how many. */
    counted: 10_000,
    /** The same of a search, each of whose finds is looked up. */
    found: 1000,
    /** Students in one bulk change. */
    bulkMax: 500,
    /** Of a correction of points or coins, either way. */
    correctionMax: 100_000,
    /** In two bytes a letter and escaped, it is within a request. */
    csvMaxLength: 400_000,
    importMax: 2000,
  },
} as const
