/** The list's search parameters: by default, the courses that are not archived. */
export interface CoursesSearch {
  archived?: true
}

export function parseCoursesSearch(search: Record<string, unknown>): CoursesSearch {
  return search['archived'] === true ? { archived: true } : {}
}
