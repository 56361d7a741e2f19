export { archivesStaffActions } from './archives-staff.ts'
export { importCourse } from './import-course.ts'
export { smallLane, workOnArchive } from './work-on-archive.ts'
export { storeMedia } from './store-media.ts'
