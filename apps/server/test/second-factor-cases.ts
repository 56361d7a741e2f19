import type { Cases } from './staff-cases.ts'
import { PASSWORD } from './test-school.ts'

/** Of one's own second factor: nobody here has one, and each comes to nothing that is kept. */
export const secondFactorCases: Cases<'second_factor' | 'recovery_codes' | 'login'> = {
  login_second_step: {
    input: { challenge: 'x'.repeat(43), code: '123456' },
    bad: [{}, { challenge: 'x' }, { challenge: 'x', code: '' }, { challenge: 'x', code: '1'.repeat(41) }],
    isOwned: false,
    isOpen: true,
    status: 409,
  },
  second_factor: { input: {}, bad: [], isOwned: false },
  second_factor_begin: { input: { password: PASSWORD }, bad: [{}, { password: '' }], isOwned: false },
  second_factor_confirm: { input: { code: 'none' }, bad: [{}, { code: '' }], isOwned: false, status: 400 },
  recovery_codes_new: { input: { password: PASSWORD }, bad: [{}], isOwned: false, status: 409 },
  second_factor_remove: { input: { password: PASSWORD }, bad: [{}], isOwned: false },
}
