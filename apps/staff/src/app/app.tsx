import { UiProvider } from '@qadam/ui/ui-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { queryClient } from '../platform/query-client.ts'
import { UnexpectedErrorBoundary } from '@qadam/web/frame/unexpected-error'

export function App({ router }: { router: AnyRouter }): ReactNode {
  return (
    <UnexpectedErrorBoundary>
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </UiProvider>
    </UnexpectedErrorBoundary>
  )
}
