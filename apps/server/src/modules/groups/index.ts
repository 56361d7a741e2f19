export { saveGroup } from './groups-store.ts'
