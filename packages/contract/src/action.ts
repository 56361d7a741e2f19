import type * as z from 'zod/mini'
import type { Access, Reach } from './access.ts'
import type { ErrorCode } from './errors.ts'

export interface ActionOptions<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  To extends Reach = Reach,
> extends Access {
  reach: To
  summary: string
  input: Input
  output: Output
  /** Codes this action can answer with, beside those every action can. */
  errors: readonly ErrorCode[]
}

export interface Action<
  Name extends string = string,
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  To extends Reach = Reach,
> extends ActionOptions<Input, Output, To> {
  name: Name
}

export type InputOf<A extends Action> = z.input<A['input']>
export type ParsedInputOf<A extends Action> = z.output<A['input']>
export type OutputOf<A extends Action> = z.output<A['output']>
/** What the server hands to the presenter's edge: the shape before the client parses it. */
export type ReplyOf<A extends Action> = z.input<A['output']>

/** One entry of the contract: a name, who may call it (a line of access.ts), what goes in and what comes out. */
export function defineAction<
  const Name extends string,
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  const To extends Reach,
>(name: Name, options: ActionOptions<Input, Output, To>): Action<Name, Input, Output, To> {
  return { name, ...options }
}

/** Errors that any action may answer with. */
export const commonErrors = [
  'validation.failed',
  'auth.required',
  'access.forbidden',
  'account.frozen',
  'server.busy',
  'internal',
] as const satisfies readonly ErrorCode[]
