import type { ReactNode } from 'react'

interface ViewSwitchProps<View extends string> {
  label: string
  views: Readonly<Record<View, string>>
  shown: View
  onShow: (view: View) => void
}

/** Switches between the views of a submission. */
export function ViewSwitch<View extends string>(props: ViewSwitchProps<View>): ReactNode {
  const { label, views, shown, onShow } = props
  return (
    <div role="group" aria-label={label} className="flex w-max rounded-control bg-tile p-0.5">
      {(Object.keys(views) as View[]).map((view) => (
        // its own keys
        <button
          key={view}
          type="button"
          aria-pressed={shown === view}
          onClick={() => onShow(view)}
          className="min-h-10 rounded-[10px] px-4 text-compact font-medium text-muted aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-card"
        >
          {views[view]}
        </button>
      ))}
    </div>
  )
}
