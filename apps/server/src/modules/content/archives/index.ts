export { archivesStaffActions } from './archives-staff.ts'
export { loadCourse } from './load-course.ts'
export { smallLane, workOnArchive } from './work-on-archive.ts'
export { storeMedia } from './store-media.ts'
