import i18next from 'i18next'
import { modulePage as ru } from './ru/module-page.ts'
import { modulePage as uz } from './uz/module-page.ts'

// They come with the page of a module, in both languages.
i18next.addResourceBundle('uz', 'translation', { courses: uz }, true)
i18next.addResourceBundle('ru', 'translation', { courses: ru }, true)
