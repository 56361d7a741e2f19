import { itemsStaffActions } from './items-staff.ts'
import { ordersStaffActions } from './orders-staff.ts'

export { hasItem, insertItem } from './items-store.ts'
export { blankCancelReasons } from './orders-store.ts'
export { shopActions } from './shop-actions.ts'
export const shopStaffActions = { ...itemsStaffActions, ...ordersStaffActions }
