import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { useLayoutEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { scrimClass, sheetClass } from './sheet-classes.ts'

export interface DialogProps {
  title: string
  titleHidden?: boolean
  description?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /**
   * What was asked for in it is on its way: it stays until the answer is there. Closed before, it could neither say what
   * went wrong nor show what is shown once, and the late answer would close whatever is open by then. Nor does it shrink
   * under that.
   */
  isBusy?: boolean
  /** The element that opens the dialog, when it is not steered from outside. */
  trigger?: ReactElement
  /** Without it something in the dialog closes it. */
  closeLabel?: string
  /** What has the focus at first; by default the first field, else the first that can have it. */
  initialFocus?: RefObject<HTMLElement | null>
  footer?: ReactNode
  children?: ReactNode
  /** Wide where it holds lists and reports, widest where it holds code. */
  size?: 'narrow' | 'md' | 'wide' | 'widest'
}

const sizes = {
  narrow: 'sm:max-w-md',
  md: 'sm:max-w-lg',
  wide: 'sm:max-w-2xl',
  widest: 'sm:max-w-220',
}

/** The first that is typed into or chosen in. */
function firstFieldIn(body: HTMLElement | null): HTMLElement | undefined {
  const fields = [...(body?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])]
  return fields.find(({ disabled, hidden, type }) => !disabled && !hidden && type !== 'range')
}

export function Dialog({
  title,
  titleHidden,
  description,
  open,
  onOpenChange,
  isBusy = false,
  trigger,
  closeLabel,
  initialFocus,
  footer,
  children,
  size = 'md',
}: DialogProps): ReactNode {
  const body = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isBusy && popup.current) popup.current.style.minHeight = `${popup.current.offsetHeight}px`
  }, [isBusy])
  // A finger would have a keyboard slide in over the dialog before it is read.
  const firstField = () => (!matchMedia('(pointer: coarse)').matches && firstFieldIn(body.current)) || true
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => (next || !isBusy) && onOpenChange?.(next)}>
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={scrimClass} />
        <BaseDialog.Popup
          ref={popup}
          initialFocus={initialFocus ?? firstField}
          className={classNames(sheetClass, sizes[size])}
        >
          <span aria-hidden className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-tile-edge sm:hidden" />
          <div className="flex items-start gap-2 px-5 pt-3 sm:pt-5">
            <div className="min-w-0 flex-1 pt-2">
              <BaseDialog.Title className={titleHidden ? 'sr-only' : 'text-xl font-bold'}>
                {title}
              </BaseDialog.Title>
              {description && (
                <BaseDialog.Description className="mt-1 text-muted">{description}</BaseDialog.Description>
              )}
            </div>
            {closeLabel !== undefined && (
              <BaseDialog.Close
                render={
                  <IconButton
                    label={closeLabel}
                    icon={<Icon name="cross" size={22} />}
                    className="-mr-2"
                    disabled={isBusy}
                  />
                }
              />
            )}
          </div>
          <div ref={body} className="min-h-0 flex-1 overflow-y-auto px-5 pt-2 pb-5">
            {children}
          </div>
          {footer && (
            <div className="safe-bottom flex flex-col gap-2 border-t border-line px-5 pt-4 [--safe-bottom:16px] sm:flex-row-reverse">
              {footer}
            </div>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
