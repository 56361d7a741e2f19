export { forgetInvited } from './forget-invited.ts'
export { invitesActions } from './invites-actions.ts'
export { invitesStaffActions } from './invites-staff.ts'
export { removeDroppedLeads } from './invites-store.ts'
