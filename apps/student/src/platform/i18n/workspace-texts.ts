import i18next from 'i18next'
import { workspaces as ruWorkspaces } from './ru/workspaces.ts'
import { workspaces as uzWorkspaces } from './uz/workspaces.ts'

// They come with the courses in both languages: short as they are, no first view pays for them.
i18next.addResourceBundle('uz', 'translation', { workspaces: uzWorkspaces }, true)
i18next.addResourceBundle('ru', 'translation', { workspaces: ruWorkspaces }, true)
