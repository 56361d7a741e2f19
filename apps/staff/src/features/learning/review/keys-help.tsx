import { Switch } from '@qadam/ui/switch'
import { areSingleKeysOn, setSingleKeys } from '@qadam/web/single-keys'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenDialog } from '../../../platform/open-dialog.tsx'

const keys = [
  ['J / K', 'move'],
  ['A', 'approve'],
  ['R', 'reject'],
  ['Enter', 'confirm'],
  ['Esc', 'escape'],
  ['C', 'comment'],
  ['S', 'score'],
  ['1–9, 0', 'digits'],
  ['/', 'slash'],
  ['Ctrl Enter', 'ctrl_enter'],
  ['U', 'up'],
  ['?', 'help'],
] as const

/** The keyboard shortcuts of the review. */
export function KeysHelp({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation()
  const [isOn, setOn] = useState(areSingleKeysOn)
  return (
    <OpenDialog title={t('review.keys.title')} onClose={onClose}>
      <dl className="grid grid-cols-[max-content_1fr] items-center gap-x-5 gap-y-2.5">
        {keys.map(([key, name]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-md border border-b-[3px] border-control bg-card px-2 py-0.5 font-mono text-sm">
                {key}
              </kbd>
            </dt>
            <dd className="text-compact">{t(`review.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch
        className="mt-4 border-t border-line pt-3"
        label={t('review.keys.single')}
        hint={t('review.keys.single_hint')}
        checked={isOn}
        onChange={(on) => {
          setSingleKeys(on)
          setOn(on)
        }}
      />
    </OpenDialog>
  )
}
