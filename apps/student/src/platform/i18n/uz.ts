import { courses } from './uz/courses.ts'
import { errors } from './uz/errors.ts'
import { home } from './uz/home.ts'
import { modulePage } from './uz/module-page.ts'
import { shell } from './uz/shell.ts'
import { workspaces } from './uz/workspaces.ts'

/** The Uzbek texts of the first views: one file an area, keys as `area.key`. */
export const uz = { courses: { ...courses, ...modulePage }, errors, home, shell, workspaces } as const
