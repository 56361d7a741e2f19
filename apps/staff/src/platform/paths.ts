/** Every address of the console below /staff, once. The `*Pattern` ones are for the router alone. */
export const paths = {
  home: '/',
  queue: '/review',
  reviewPattern: '/review/$submissionId',
  groups: '/groups',
  groupPattern: '/groups/$groupId',
  studentPattern: '/students/$studentId',
  account: '/account',
} as const

/** Where the console lives on its origin. */
export const basePath = '/staff'

const MAX_ID = 2_147_483_647

/** An id from an address, or null where it is not a whole positive number that the school could have dealt. */
export function parseId(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= MAX_ID ? id : null
}

/** The sign-in page, which belongs to the student app, and the way back from there. */
export function loginAddress(next: string): string {
  return `/login?next=${encodeURIComponent(next)}`
}
