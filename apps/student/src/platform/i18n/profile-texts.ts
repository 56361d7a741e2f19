import i18next from 'i18next'
import { avatar as ruAvatar } from './ru/avatar.ts'
import { profile as ruProfile } from './ru/profile.ts'
import { avatar as uzAvatar } from './uz/avatar.ts'
import { profile as uzProfile } from './uz/profile.ts'

// They come with the profile in both languages: short as they are, no first view pays for them.
i18next.addResourceBundle('uz', 'translation', { avatar: uzAvatar, profile: uzProfile }, true)
i18next.addResourceBundle('ru', 'translation', { avatar: ruAvatar, profile: ruProfile }, true)
