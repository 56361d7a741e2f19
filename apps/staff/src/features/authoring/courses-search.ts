/** What the address says of the list: absent, the courses that are worked on. */
export interface CoursesSearch {
  archived?: true
}

export function parseCoursesSearch(search: Record<string, unknown>): CoursesSearch {
  return search['archived'] === true ? { archived: true } : {}
}
