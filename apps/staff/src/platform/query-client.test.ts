import { QueryObserver, keepPreviousData } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { askAgain, queryClient } from './query-client.ts'

afterEach(() => queryClient.clear())

test('a list that was on its way when something in it changed is asked for anew', async () => {
  let state = 'ordered'
  const replies: (() => void)[] = []
  const ask = async () => {
    const then = state
    await new Promise<void>((resolve) => replies.push(resolve))
    return then
  }
  const list = (q: string) => ({ queryKey: ['orders', q], queryFn: ask, placeholderData: keepPreviousData })
  const shown = new QueryObserver(queryClient, list(''))
  const stop = shown.subscribe(() => undefined)
  replies[0]?.()
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('ordered'))

  shown.setOptions(list('A8'))
  expect(shown.getCurrentResult()).toMatchObject({ data: 'ordered', isPlaceholderData: true })
  state = 'ready'
  void askAgain(['orders'])
  await vi.waitFor(() => expect(replies).toHaveLength(3))
  for (const reply of replies) reply()
  await vi.waitFor(() =>
    expect(shown.getCurrentResult()).toMatchObject({ data: 'ready', isPlaceholderData: false }),
  )
  stop()
})
