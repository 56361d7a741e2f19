import { courses } from './uz/courses.ts'
import { errors } from './uz/errors.ts'
import { home } from './uz/home.ts'
import { shell } from './uz/shell.ts'

/** The Uzbek texts of the first views: one file an area, keys as `area.key`. */
export const uz = { courses, errors, home, shell } as const
