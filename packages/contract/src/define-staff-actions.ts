import { defineActions, type ActionDefinitions, type NamedIn } from './action.ts'
import { staffAccess } from './staff-access.ts'

/** Actions at POST /api/staff: who may call each is its line of staff-access.ts. */
// @__NO_SIDE_EFFECTS__
export function defineStaffActions<Given extends ActionDefinitions<typeof staffAccess>>(
  definitions: NamedIn<typeof staffAccess, Given>,
) {
  return defineActions<typeof staffAccess, Given>(staffAccess, definitions)
}
