export { importCourse, ImportRefused, type ImportTools } from './import-course.ts'
