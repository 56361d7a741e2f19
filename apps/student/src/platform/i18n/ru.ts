import { courses } from './ru/courses.ts'
import { errors } from './ru/errors.ts'
import { home } from './ru/home.ts'
import { modulePage } from './ru/module-page.ts'
import { shell } from './ru/shell.ts'
import { workspaces } from './ru/workspaces.ts'

/** The Russian texts of the first views: one file an area, keys as `area.key`. */
export const ru = { courses: { ...courses, ...modulePage }, errors, home, shell, workspaces } as const
