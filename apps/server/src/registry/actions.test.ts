import { staffActions, studentActions, type Action } from '@qadam/contract'
import { expect, test } from 'vitest'
import type { Handlers } from '../actions/action-handler.ts'
import { joinActions } from './actions.ts'

const joined = joinActions({
  helper: { endpoint: undefined, dailyLimit: 0, warn: () => {} },
  push: { firebase: undefined },
  sms: { configured: false },
})

// What is missing is a type error; the router would serve what is too much, or another end's of the same name.
test.each<[string, Readonly<Record<string, Action>>, Handlers]>([
  ['student', studentActions, joined.student],
  ['staff', staffActions, joined.staff],
])(
  'POST /api/%s serves the actions of its contract, each by who may call it, and nothing else',
  (_, actions, handlers) => {
    const accessOf = ({ name, access }: Action) => ({ name, ...access })
    const served = Object.entries(handlers).map(([name, { action }]) => [name, accessOf(action)])
    const named = Object.entries(actions).map(([name, action]) => [name, accessOf(action)])
    expect(Object.fromEntries(served)).toEqual(Object.fromEntries(named))
  },
)
