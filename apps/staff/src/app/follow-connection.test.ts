import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { followConnection } from './follow-connection.ts'

let stop = () => {}
afterEach(() => stop())

test('what failed without a connection comes by itself once it is back, also where the page began without one', async () => {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 10_000 } },
  })
  const work = vi.fn().mockRejectedValueOnce(new TypeError('network')).mockResolvedValue('work')
  const other = vi.fn().mockResolvedValue('other')
  const observers = [work, other].map(
    (queryFn, id) => new QueryObserver(client, { queryKey: ['review', id], queryFn }),
  )
  const forget = observers.map((observer) => observer.subscribe(() => undefined))
  await vi.waitFor(() => expect(observers[0]?.getCurrentResult().status).toBe('error'))
  stop = followConnection(client)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(observers[0]?.getCurrentResult().data).toBe('work'))
  expect(other).toHaveBeenCalledOnce()
  for (const one of forget) one()
})
