import { SchoolError } from '@qadam/contract'
import { isForeignKeyViolation, isUniqueViolation } from '../../database/database-failure.ts'

/**
 * A phone that somebody else took between the look and the write, or a group that went: the columns have the last word. A
 * long list is hashed for a minute in between.
 */
export async function phoneConflict<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (isUniqueViolation(error, 'people_phone_key'))
      throw new SchoolError('conflict', { reason: 'phone_taken' })
    if (isForeignKeyViolation(error)) throw new SchoolError('not_found')
    throw error
  }
}
