import i18next from 'i18next'
import { invite as ru } from './ru/invite.ts'
import { invite as uz } from './uz/invite.ts'

// They come with what speaks of invitations, in both languages.
i18next.addResourceBundle('uz', 'translation', { invite: uz }, true)
i18next.addResourceBundle('ru', 'translation', { invite: ru }, true)
