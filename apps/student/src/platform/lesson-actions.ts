import { lessonStudentActions } from '@qadam/contract'
import { know } from './call.ts'

know(lessonStudentActions)
