import i18next from 'i18next'
import { statement as ru } from './ru/statement.ts'
import { statement as uz } from './uz/statement.ts'

// They come with the statement in both languages: short as they are, no first view pays for them.
i18next.addResourceBundle('uz', 'translation', { statement: uz }, true)
i18next.addResourceBundle('ru', 'translation', { statement: ru }, true)
