import { courses } from './ru/courses.ts'
import { errors } from './ru/errors.ts'
import { home } from './ru/home.ts'
import { shell } from './ru/shell.ts'

/** The Russian texts of the first views: one file an area, keys as `area.key`. */
export const ru = { courses, errors, home, shell } as const
