import { accounts } from './uz/accounts.ts'
import { courses } from './uz/courses.ts'
import { errors } from './uz/errors.ts'
import { home } from './uz/home.ts'
import { lesson } from './uz/lesson.ts'
import { shell } from './uz/shell.ts'
import { shop } from './uz/shop.ts'
import { test } from './uz/test.ts'

/** What the interface says in Uzbek: one file an area, keys as `area.key`. */
export const uz = { accounts, courses, errors, home, lesson, shell, shop, test } as const
