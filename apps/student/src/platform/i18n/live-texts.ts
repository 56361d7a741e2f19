import i18next from 'i18next'
import { live as ru } from './ru/live.ts'
import { live as uz } from './uz/live.ts'

// They come with the live events, after the first screen.
i18next.addResourceBundle('uz', 'translation', { live: uz }, true)
i18next.addResourceBundle('ru', 'translation', { live: ru }, true)
