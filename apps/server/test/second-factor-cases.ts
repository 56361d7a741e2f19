import type { Cases } from './staff-cases.ts'
import { PASSWORD } from './test-school.ts'

const credential = { id: 'AA', rawId: 'AA' }
const made = { ...credential, response: { clientDataJSON: 'AA', attestationObject: 'AA' } }
const signed = { ...credential, response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' } }

/** Of one's own second factor: nobody here has one, and each comes to nothing that is kept. */
export const secondFactorCases: Cases<'second_factor' | 'recovery_codes' | 'login' | 'passkey'> = {
  login_second_step: {
    input: { challenge: 'x'.repeat(43), code: '123456' },
    bad: [{}, { challenge: 'x' }, { challenge: 'x', code: '' }, { challenge: 'x', code: '1'.repeat(41) }],
    isOwned: false,
    isOpen: true,
    status: 409,
  },
  login_passkey_begin: {
    input: { challenge: 'x'.repeat(43) },
    bad: [{}, { challenge: 'x'.repeat(101) }],
    isOwned: false,
    isOpen: true,
    status: 409,
  },
  login_passkey: {
    input: { challenge: 'x'.repeat(43), signed },
    bad: [
      {},
      { challenge: 'x'.repeat(43), signed: {} },
      { challenge: 'x', signed: { ...signed, id: 'not/bytes' } },
    ],
    isOwned: false,
    isOpen: true,
    status: 409,
  },
  passkey_begin: { input: { password: PASSWORD }, bad: [{}], isOwned: false },
  passkey_add: {
    input: { name: 'Kalit', made },
    bad: [{}, { name: '', made }, { name: 'Kalit', made: { ...made, id: 'A'.repeat(1366) } }],
    isOwned: false,
    status: 409,
  },
  passkey_rename: {
    input: { passkey_id: 1, name: 'Kalit' },
    bad: [{}, { passkey_id: 1 }, { passkey_id: 0, name: 'Kalit' }],
    isOwned: false,
    status: 404,
  },
  passkey_remove: { input: { passkey_id: 1, password: PASSWORD }, bad: [{}], isOwned: false },
  second_factor: { input: {}, bad: [], isOwned: false },
  second_factor_begin: { input: { password: PASSWORD }, bad: [{}, { password: '' }], isOwned: false },
  second_factor_confirm: { input: { code: 'none' }, bad: [{}, { code: '' }], isOwned: false, status: 400 },
  recovery_codes_new: { input: { password: PASSWORD }, bad: [{}], isOwned: false, status: 409 },
  second_factor_remove: { input: { password: PASSWORD }, bad: [{}], isOwned: false },
}
