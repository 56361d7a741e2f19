export { removeLinksOf as removeParentLinks } from './parent-links-store.ts'
export { answerConsent, type ConsentAsked } from './parent-consent.ts'
export { findParentView, type ConsentView, type ParentView } from './parent-view.ts'
export { parentsStaffActions } from './parents-staff.ts'
