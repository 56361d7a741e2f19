import type * as z from 'zod/mini'
import type { Access } from './access.ts'
import type { ErrorCode } from './errors.ts'

/** Who may call an action, what goes into it and what comes out. */
export interface ActionDefinition<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> {
  access: Who
  summary: string
  input: Input
  output: Output
  /** Codes this action can answer with, beside those every action can. */
  errors?: readonly ErrorCode[]
}

/** One entry of the contract: a definition under its name. */
export interface Action<
  Name extends string = string,
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> extends ActionDefinition<Input, Output, Who> {
  name: Name
}

/** Actions that all of these may call. */
export type ActionsFor<By extends Access['role']> = Readonly<
  Record<string, Action<string, z.ZodMiniType, z.ZodMiniType, Access<By>>>
>

export type InputOf<A extends Action> = z.input<A['input']>
export type ParsedInputOf<A extends Action> = z.output<A['input']>
export type OutputOf<A extends Action> = z.output<A['output']>
/** What the server hands to the presenter's edge: the shape before the client parses it. */
export type ReplyOf<A extends Action> = z.input<A['output']>

/** Actions by their names. */
// @__NO_SIDE_EFFECTS__
export function defineActions<Given extends Readonly<Record<string, ActionDefinition>>>(definitions: Given) {
  const actions = Object.entries(definitions).map(([name, definition]) => [name, { ...definition, name }])
  // Each of the names with what was defined under it.
  return Object.fromEntries(actions) as {
    readonly [Name in keyof Given & string]: Action<
      Name,
      Given[Name]['input'],
      Given[Name]['output'],
      Given[Name]['access']
    >
  }
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
