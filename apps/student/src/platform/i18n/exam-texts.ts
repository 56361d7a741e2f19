import i18next from 'i18next'
import { exam as ruExam } from './ru/exam.ts'
import { exam as uzExam } from './uz/exam.ts'

// They come with the exam in both languages: short as they are, no first view pays for them.
i18next.addResourceBundle('uz', 'translation', { exam: uzExam }, true)
i18next.addResourceBundle('ru', 'translation', { exam: ruExam }, true)
