import { ActionMenu } from '@qadam/ui/menu'
import { ToolIcon, ToolButton, type ToolIconName } from '@qadam/ui/tool-icon'
import { useMedia } from '@qadam/ui/use-media'
import { useRef, type ReactNode } from 'react'

/** One of the tools around the code. */
export interface ToolAction {
  /** As the page around finds it, to show where it is. */
  id: string
  icon: ToolIconName
  label: string
  disabled?: boolean | undefined
  onSelect: () => void
}

/** Below this a row of all tools would scroll away, or take a line of its own from the code. */
const narrow = '(max-width: 899px)'

/** The tools as a row of buttons; on a phone folded into a menu, where they stand with their names. */
export function ToolBar({
  tools,
  moreLabel,
}: {
  tools: readonly ToolAction[]
  moreLabel: string
}): ReactNode {
  const isFolded = useMedia(narrow)
  return (
    <div className="flex min-w-0">
      {isFolded ? (
        <ToolMenu tools={tools} label={moreLabel} />
      ) : (
        tools.map(({ id, icon, label, disabled, onSelect }) => (
          <span key={id} data-tool={id}>
            <ToolButton icon={icon} label={label} disabled={disabled} onClick={onSelect} />
          </span>
        ))
      )}
    </div>
  )
}

function ToolMenu({ tools, label }: { tools: readonly ToolAction[]; label: string }): ReactNode {
  const chosen = useRef<(() => void) | undefined>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const run = () => {
    const act = chosen.current
    chosen.current = undefined
    act?.()
  }
  // What opens a dialog or the search takes the focus: only once the menu has given it back, to be given back in turn.
  const choose = (act: () => void) => () => {
    chosen.current = act
  }
  const takeFocusBack = () => {
    if (document.activeElement === button.current) run()
    else if (chosen.current) button.current?.focus()
  }
  return (
    <ActionMenu
      onClosed={takeFocusBack}
      trigger={
        <ToolButton
          ref={button}
          icon="more"
          label={label}
          className="code-lab-more"
          onFocus={() => setTimeout(run)}
        />
      }
      actions={tools.map(({ id, icon, label: name, disabled, onSelect }) => ({
        id,
        label: name,
        icon: <ToolIcon name={icon} />,
        ...(disabled !== undefined && { disabled }),
        onSelect: choose(onSelect),
      }))}
    />
  )
}
