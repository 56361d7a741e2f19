import i18next from 'i18next'
import { moments as ru } from './ru/moments.ts'
import { moments as uz } from './uz/moments.ts'

// They come with the stage, in both languages.
i18next.addResourceBundle('uz', 'translation', { moments: uz }, true)
i18next.addResourceBundle('ru', 'translation', { moments: ru }, true)
