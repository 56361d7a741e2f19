import type { DraftState } from '@qadam/code-lab/draft-keeper'
import { waitingList } from '@qadam/delivery/waiting'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { useProjectWaiting } from './use-project-waiting.ts'
import { userFixture } from '@qadam/web/user-fixture'

let leave = () => {}
afterEach(() => {
  leave()
  session.logout()
})

const saved: DraftState = {
  phase: 'open',
  project: { files: {}, media: {} },
  revision: 1,
  save: { kind: 'saved' },
}
const stuck = (isOnDevice: boolean): DraftState => ({ ...saved, save: { kind: 'waiting', isOnDevice } })

test('a project that the server could not take stands in the list until it is saved or its screen is left', async () => {
  session.start(userFixture({ id: 7, token: 'token' }), false)
  let become = (_: DraftState) => {}
  function Workspace(): ReactNode {
    const [state, setState] = useState(saved)
    become = setState
    useProjectWaiting('account 7, py', state)
    return <p>workspace</p>
  }
  leave = await renderAt('/py', <Workspace />)
  expect(waitingList.list()).toEqual([])
  become(stuck(true))
  await vi.waitFor(() =>
    expect(waitingList.list()).toMatchObject([{ owner: 7, what: 'project', count: 1, isKept: true }]),
  )
  const since = waitingList.list()[0]?.since
  become(stuck(false))
  await vi.waitFor(() => expect(waitingList.list()).toMatchObject([{ isKept: false, since }]))
  become(saved)
  await vi.waitFor(() => expect(waitingList.list()).toEqual([]))
  become(stuck(true))
  await vi.waitFor(() => expect(waitingList.list()).toHaveLength(1))
  leave()
  expect(waitingList.list()).toEqual([])
})
