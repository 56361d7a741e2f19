export { importCourse } from './import-course.ts'
