import i18next from 'i18next'
import { homeSeldom as ru } from './ru/home-seldom.ts'
import { homeSeldom as uz } from './uz/home-seldom.ts'

// They come with the cards that few students meet, in both languages.
i18next.addResourceBundle('uz', 'translation', { home: uz }, true)
i18next.addResourceBundle('ru', 'translation', { home: ru }, true)
