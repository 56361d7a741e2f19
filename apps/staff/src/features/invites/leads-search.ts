import type { LeadState } from '@qadam/contract'
import { parseId } from '@qadam/web/parse-id'

export const leadStates = ['new', 'called', 'enrolled', 'declined', 'dropped'] as const satisfies LeadState[]

/** The search parameters of leads, which stand among those of the shop; an absent one filters nothing. */
export interface LeadsSearch {
  /** How far the school is with them. */
  lead?: LeadState
  page?: number
}

export function parseLeadsSearch(search: Record<string, unknown>): LeadsSearch {
  const lead = leadStates.find((known) => known === search['lead'])
  const page = parseId(search['page'])
  return { ...(lead && { lead }), ...(page !== null && page > 1 && { page }) }
}
