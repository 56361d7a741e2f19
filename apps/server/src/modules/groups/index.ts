export { saveGroup, type GroupStaff } from './groups-store.ts'
