import { SchoolError } from '@qadam/contract'
import { isUniqueViolation } from '../../database/database-failure.ts'

/** A phone that somebody else took between the look and the write: the unique column has the last word. */
export async function phoneConflict<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (isUniqueViolation(error, 'people_phone_key'))
      throw new SchoolError('conflict', { reason: 'phone_taken' })
    throw error
  }
}
