import { accounts } from './ru/accounts.ts'
import { courses } from './ru/courses.ts'
import { errors } from './ru/errors.ts'
import { home } from './ru/home.ts'
import { lesson } from './ru/lesson.ts'
import { shell } from './ru/shell.ts'
import { shop } from './ru/shop.ts'
import { test } from './ru/test.ts'

/** What the interface says in Russian: one file an area, keys as `area.key`. */
export const ru = { accounts, courses, errors, home, lesson, shell, shop, test } as const
