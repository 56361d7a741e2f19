import i18next from 'i18next'
import { desks as ruDesks } from './ru/desks.ts'
import { desks as uzDesks } from './uz/desks.ts'

// They come with the courses in both languages: short as they are, no first view pays for them.
i18next.addResourceBundle('uz', 'translation', { desks: uzDesks }, true)
i18next.addResourceBundle('ru', 'translation', { desks: ruDesks }, true)
