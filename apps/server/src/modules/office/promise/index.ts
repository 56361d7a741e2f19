export { payBrokenPromises } from './pay-broken.ts'
export { promiseSetting } from './promise-setting.ts'
export { promiseStaffActions } from './promise-staff.ts'
