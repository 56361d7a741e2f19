import { SchoolError } from '@qadam/contract'
import { isForeignKeyViolation, isUniqueViolation } from '../../../database/database-failure.ts'

/**
 * Maps the races between check and write, a phone that was taken or a group that was deleted, to errors: constraints
 * decide. A long list is hashed for a minute in between.
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
