import type * as z from 'zod/mini'
import { studentAccess, type Access, type Reach } from './access.ts'
import type { ErrorCode } from './errors.ts'

/** What goes into an action and what comes out. */
export interface ActionDefinition<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  summary: string
  input: Input
  output: Output
  /** Codes this action can answer with, beside those every action can. */
  errors: readonly ErrorCode[]
}

/** One entry of the contract: a name, who may call it, what goes in and what comes out. */
export interface Action<
  Name extends string = string,
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  To extends Reach = Reach,
>
  extends ActionDefinition<Input, Output>, Access {
  name: Name
  reach: To
}

/** Who may call which action. */
export type AccessTable = Readonly<Record<string, Access>>

/** An action for each line of an access table, under its own name: one that is missing is a type error. */
export type ActionsOf<Table extends AccessTable> = {
  readonly [Name in keyof Table & string]: Action<Name>
}

export type InputOf<A extends Action> = z.input<A['input']>
export type ParsedInputOf<A extends Action> = z.output<A['input']>
export type OutputOf<A extends Action> = z.output<A['output']>
/** What the server hands to the presenter's edge: the shape before the client parses it. */
export type ReplyOf<A extends Action> = z.input<A['output']>

/** What is defined under names of an access table. */
export type ActionDefinitions<Table extends AccessTable> = {
  readonly [Name in keyof Table]?: ActionDefinition
}
/** The same, where a name that has no line in the table is a type error. */
export type NamedIn<Table extends AccessTable, Given> = Given &
  Record<Exclude<keyof Given & string, keyof Table>, never>
/** What defining them makes: actions, each under its name. */
export type DefinedActions<Table extends AccessTable, Given> = {
  readonly [Name in keyof Given & keyof Table & string]: Given[Name] extends ActionDefinition
    ? Action<Name, Given[Name]['input'], Given[Name]['output'], Table[Name]['reach']>
    : never
}

/** Actions by their names, each with its line of the access table. */
// @__NO_SIDE_EFFECTS__
export function defineActions<Table extends AccessTable, Given extends ActionDefinitions<Table>>(
  access: Table,
  definitions: NamedIn<Table, Given>,
): DefinedActions<Table, Given> {
  const actions = Object.entries<ActionDefinition>(definitions).map(([name, definition]) => [
    name,
    { ...definition, name, ...access[name] },
  ])
  // Each of the names with what was defined under it.
  return Object.fromEntries(actions) as DefinedActions<Table, Given>
}

/** Actions at POST /api/student: who may call each is its line of access.ts. */
// @__NO_SIDE_EFFECTS__
export function defineStudentActions<Given extends ActionDefinitions<typeof studentAccess>>(
  definitions: NamedIn<typeof studentAccess, Given>,
) {
  return defineActions<typeof studentAccess, Given>(studentAccess, definitions)
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
