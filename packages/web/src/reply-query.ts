import type { Action, InputOf } from '@qadam/contract'
import { queryOptions, type QueryKey } from '@tanstack/react-query'
import type { Caller } from './caller.ts'

/** Makes what an action replies to a query under a key, by the calls of an app. */
export const replyQueryBy =
  <Actions extends Record<keyof Actions, Action>>(call: Caller<Actions>['call']) =>
  <Name extends keyof Actions & string>(queryKey: QueryKey, name: Name, input: InputOf<Actions[Name]>) =>
    queryOptions({ queryKey, queryFn: async ({ signal }) => await call(name, input, { signal }) })
