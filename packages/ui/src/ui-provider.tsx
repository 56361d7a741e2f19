import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'

/** Wraps an app once: prevents Base UI from writing style elements, which the content security policy refuses. */
export function UiProvider({ children }: { children: ReactNode }): ReactNode {
  return <CSPProvider disableStyleElements>{children}</CSPProvider>
}
