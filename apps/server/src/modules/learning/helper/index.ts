export type { ModelEndpoint } from './ask-model.ts'
export { helperActions, type HelperSettings } from './helper-actions.ts'
export { helperSetting } from './helper-setting.ts'
export { helperStaffActions } from './helper-staff.ts'
