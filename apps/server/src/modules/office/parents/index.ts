export { removeLinksOf as removeParentLinks } from './parent-links-store.ts'
export { findParentView, type ParentView } from './parent-view.ts'
export { parentsStaffActions } from './parents-staff.ts'
