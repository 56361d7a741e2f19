/** Why a command can't begin, as one sentence; printed without a stack. */
export class SetupFailure extends Error {}
