import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import type { ReactNode } from 'react'

/** Adds one more of what stands above it. */
export function AddButton({ children, onClick }: { children: ReactNode; onClick: () => void }): ReactNode {
  return (
    <Button
      size="sm"
      variant="secondary"
      className="self-start"
      icon={<Icon name="plus" size={20} />}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
