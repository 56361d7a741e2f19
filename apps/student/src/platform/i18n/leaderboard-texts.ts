import i18next from 'i18next'
import { leaderboard as ru } from './ru/leaderboard.ts'
import { leaderboard as uz } from './uz/leaderboard.ts'

// They come with what shows a rank, in both languages: short as they are, no first view pays for them.
i18next.addResourceBundle('uz', 'translation', { leaderboard: uz }, true)
i18next.addResourceBundle('ru', 'translation', { leaderboard: ru }, true)
