import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

export type Role = 'student' | 'teacher' | 'admin'

export interface ActionOptions<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  /** Who may call it. `anyone` needs no token. */
  role: 'anyone' | 'student' | 'teacher' | 'admin'
  /** Whether an account frozen for non-payment may still call it. */
  frozen: 'allowed' | 'refused'
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
> extends ActionOptions<Input, Output> {
  name: Name
}

export type InputOf<A extends Action> = z.input<A['input']>
export type ParsedInputOf<A extends Action> = z.output<A['input']>
export type OutputOf<A extends Action> = z.output<A['output']>
/** What the server hands to the presenter's edge: the shape before the client parses it. */
export type ReplyOf<A extends Action> = z.input<A['output']>

/** One entry of the contract: a name, who may call it, what goes in and what comes out. */
export function defineAction<
  const Name extends string,
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
>(name: Name, options: ActionOptions<Input, Output>): Action<Name, Input, Output> {
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
