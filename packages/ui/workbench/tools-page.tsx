import { useState, type ReactNode } from 'react'
import { Button } from '../src/button.tsx'
import { Dialog } from '../src/dialog.tsx'
import { Disclosure } from '../src/disclosure.tsx'
import { Segments } from '../src/segments.tsx'
import { TabStrip } from '../src/tab-strip.tsx'
import { TextButton } from '../src/text-button.tsx'
import { ToolButton, ToolIcon, type ToolIconName } from '../src/tool-icon.tsx'

const names = ['main.py', 'yordam.py', 'juda-uzun-nomli-fayl-ichida-hamma-narsa-bor.py'] as const

const icons: readonly ToolIconName[] = [
  'add',
  'rename',
  'delete',
  'search',
  'download',
  'upload',
  'share',
  'history',
  'picture',
  'film',
  'copy',
  'insert',
]

/** What workspaces are made of: strips of tools, tabs of files, ways to see a thing. */
export function ToolsPage(): ReactNode {
  const [name, setName] = useState<string>(names[0])
  const [view, setView] = useState<'code' | 'both' | 'page'>('both')
  const [isPressed, setPressed] = useState(true)
  const [isOpen, setOpen] = useState(false)
  return (
    <main className="mx-auto flex max-w-3xl flex-col gap-6 p-4">
      <div className="flex bg-tile">
        <TabStrip label="Fayllar" names={names} active={name} panelId="file" onSelect={setName} />
        <ToolButton icon="add" label="Yangi fayl" />
      </div>
      <p id="file" role="tabpanel" aria-labelledby={`file-${name}`}>
        {name}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <ToolButton icon="search" label="Qidirish" />
        <ToolButton icon="delete" label="Oʻchirish" disabled />
        <ToolButton
          icon="phone"
          label="Telefon"
          aria-pressed={isPressed}
          onClick={() => setPressed(!isPressed)}
        />
        <Segments
          label="Koʻrinish"
          items={[
            { value: 'code', label: 'Kod' },
            { value: 'both', label: 'Ikkalasi' },
            { value: 'page', label: 'Sahifa' },
          ]}
          value={view}
          onChange={setView}
        />
        <TextButton onClick={() => setOpen(true)}>Solishtirish</TextButton>
        <TextButton disabled>Tozalash</TextButton>
      </div>
      <div className="rounded-card border border-line bg-card">
        <Disclosure title="Sahifa tuzilishi" count="✓" tone="pistachio">
          {() => <p className="px-3.5 pb-3">Hammasi joyida.</p>}
        </Disclosure>
        <Disclosure title="Maslahatlar" count={3} tone="saffron">
          {() => <p className="px-3.5 pb-3">Uchta maslahat.</p>}
        </Disclosure>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-3 text-center text-xs text-muted">
        {icons.map((icon) => (
          <li key={icon} className="flex flex-col items-center gap-1">
            <ToolIcon name={icon} />
            {icon}
          </li>
        ))}
      </ul>
      <Dialog
        title="Qaysi nusxa qolsin?"
        closeLabel="Yopish"
        open={isOpen}
        onOpenChange={setOpen}
        size="widest"
      >
        <Button full onClick={() => setOpen(false)}>
          Shu yerdagisi qolsin
        </Button>
      </Dialog>
    </main>
  )
}
