import type { StaffActionName } from '@qadam/contract'
import { expect } from 'vitest'
import type { StaffMember } from './staffroom.ts'

/** The lines of a table that an action gives as CSV. */
export async function csvLines(
  staff: StaffMember,
  action: StaffActionName,
  input: object = {},
): Promise<string[]> {
  const { body, headers } = await staff.call(action, input)
  expect(headers['content-disposition']).toMatch(/\.csv$/)
  const text = body.success ? String(body.data) : ''
  expect(text.startsWith('\uFEFF')).toBe(true)
  return text.slice(1).trimEnd().split('\r\n')
}
