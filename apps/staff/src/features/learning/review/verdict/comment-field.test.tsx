import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRef, useState, type ReactNode, type Ref } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { startI18n } from '../../../../platform/i18n/start.ts'
import { CommentField, type CommentHandle } from './comment-field.tsx'
import { savedPhrasesQuery } from './saved-phrases-query.ts'

let root: Root
afterEach(() => root.unmount())

const client = new QueryClient()
client.setQueryData(savedPhrasesQuery.queryKey, [{ id: 1, title: 'Yaxshi', body: 'Yaxshi ish!' }])

function Field({ handle }: { handle: Ref<CommentHandle> }): ReactNode {
  const [value, setValue] = useState('')
  return (
    <QueryClientProvider client={client}>
      <CommentField ref={handle} value={value} onChange={setValue} onDecide={() => undefined} />
    </QueryClientProvider>
  )
}

async function showField(): Promise<{ handle: CommentHandle; area: () => HTMLTextAreaElement | null }> {
  await startI18n()
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  const handle = createRef<CommentHandle>()
  root.render(<Field handle={handle} />)
  const area = () => document.querySelector('textarea')
  await vi.waitFor(() => expect(area()).not.toBeNull())
  if (!handle.current) throw new Error('the field gives no handle')
  return { handle: handle.current, area }
}

test('asked for by its key, the field has the focus before the next key comes', async () => {
  const { handle, area } = await showField()
  handle.focus()
  expect(document.activeElement).toBe(area())
})

test('the field comes back from the preview at once', async () => {
  const { handle, area } = await showField()
  document.querySelector<HTMLElement>('[aria-pressed]')?.click()
  await vi.waitFor(() => expect(area()).toBeNull())
  handle.focus()
  expect(area()).not.toBeNull()
  expect(document.activeElement).toBe(area())
})
