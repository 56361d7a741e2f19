import i18next from 'i18next'
import { league as ru } from './ru/league.ts'
import { league as uz } from './uz/league.ts'

// They come with what shows a league, in both languages: no first view pays for them.
i18next.addResourceBundle('uz', 'translation', { league: uz }, true)
i18next.addResourceBundle('ru', 'translation', { league: ru }, true)
