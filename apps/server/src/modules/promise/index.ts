export { payBrokenPromises } from './pay-broken.ts'
export { promiseStaffActions } from './promise-staff.ts'
