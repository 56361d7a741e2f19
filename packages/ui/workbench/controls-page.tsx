import { useState, type ReactNode } from 'react'
import { Badge } from '../src/badge.tsx'
import { Button, IconButton, type ButtonVariant } from '../src/button.tsx'
import { CheckField } from '../src/check-field.tsx'
import { Chip } from '../src/chip.tsx'
import { Countdown } from '../src/countdown.tsx'
import { ErrorState } from '../src/error-state.tsx'
import { FormFault } from '../src/form-fault.tsx'
import { Icon } from '../src/icon.tsx'
import { SelectMenu } from '../src/menu.tsx'
import { PasswordField } from '../src/password-field.tsx'
import { ProgressBar } from '../src/progress-bar.tsx'
import { ProgressRing } from '../src/progress-ring.tsx'
import { SelectField } from '../src/select-field.tsx'
import { SkeletonText } from '../src/skeleton.tsx'
import { Spinner } from '../src/spinner.tsx'
import { Switch } from '../src/switch.tsx'
import { Tabs } from '../src/tabs.tsx'
import { TextArea } from '../src/text-area.tsx'
import { TextField } from '../src/text-field.tsx'

const variants: ButtonVariant[] = [
  'primary',
  'success',
  'danger',
  'danger-outline',
  'secondary',
  'outline',
  'ghost',
  'light',
]
const later = (seconds: number): Date => new Date(Date.now() + seconds * 1000)

export function ControlsPage(): ReactNode {
  const [sound, setSound] = useState(true)
  const [group, setGroup] = useState(0)
  const [isKept, setKept] = useState(true)
  const [theme, setTheme] = useState<'light' | 'dark' | 'system'>('system')
  return (
    <main className="mx-auto grid max-w-5xl gap-8 p-4 md:grid-cols-2">
      <section className="flex flex-wrap items-center gap-3">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button size="sm">Kichik</Button>
        <Button size="lg" icon={<Icon name="play" />}>
          Boshlash
        </Button>
        <Button loading>Saqlash</Button>
        <Button disabled>Oʻchiq</Button>
        <Button variant="success" full>
          Davom etish
        </Button>
        <IconButton label="Yopish" icon={<Icon name="cross" />} />
        <Spinner />
        <Badge>3</Badge>
        <Badge />
        <Badge tone="saffron">20</Badge>
      </section>
      <section className="flex flex-col gap-4">
        <TextField label="Telefon raqami" hint="+998 bilan boshlanadi" placeholder="90 123 45 67" />
        <TextField
          label="Ism"
          error="Ismni yozing"
          defaultValue="M"
          start={<Icon name="profile" size={20} />}
        />
        <PasswordField
          label="Parol"
          showLabel="Parolni koʻrsatish"
          hideLabel="Parolni yashirish"
          defaultValue="qadam"
        />
        <TextArea label="Izoh" />
        <SelectField
          label="Guruh"
          hint="Qurilma roʻyxati"
          value={group}
          options={[
            { value: 0, label: 'Butun maktab' },
            { value: 1, label: 'Python 1', group: 'Guruhlar' },
            { value: 2, label: 'Python 2', group: 'Guruhlar' },
            { value: 3, label: 'Toʻlgan guruh', group: 'Guruhlar', disabled: true },
          ]}
          onChange={setGroup}
        />
        <SelectField label="Usul" error="Usulni tanlang" value="" options={[]} onChange={() => undefined} />
        <CheckField label="Nusxasi qolsin" checked={isKept} onChange={setKept} />
        <CheckField
          label="Shu qurilmada eslab qolish"
          hint="30 kun parol soʻralmaydi"
          checked={!isKept}
          onChange={(isChecked) => setKept(!isChecked)}
        />
        <FormFault>Saqlanmadi: internet aloqasini tekshiring.</FormFault>
        <FormFault isBoxed>Telefon yoki parol notoʻgʻri.</FormFault>
      </section>
      <section className="flex flex-col gap-4">
        <Tabs
          label="Imtihon"
          items={[
            { value: 'one', label: 'Savollar', content: <p>Birinchi boʻlim</p> },
            { value: 'two', label: 'Kod', icon: <Icon name="lock" size={16} />, disabled: true, content: '' },
            {
              value: 'three',
              label: 'Chat',
              icon: <Icon name="lock" size={16} />,
              disabled: true,
              content: '',
            },
          ]}
        />
        <Switch
          label="Ovozlar"
          hint="Toʻgʻri javob, tanga, daraja"
          checked={sound}
          onChange={setSound}
          icon={<Icon name="volume" />}
        />
        <Switch label="Bildirishnomalar" checked={!sound} onChange={(on) => setSound(!on)} />
        <SelectMenu
          label="Mavzu"
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'light', label: 'Yorugʻ', icon: <Icon name="sun" size={20} /> },
            { value: 'dark', label: 'Tungi', icon: <Icon name="moon" size={20} /> },
            { value: 'system', label: 'Qurilmadagidek', icon: <Icon name="monitor" size={20} /> },
          ]}
        />
        <div className="flex flex-wrap gap-2">
          {(['neutral', 'turquoise', 'pistachio', 'saffron', 'pomegranate', 'lapis'] as const).map((tone) => (
            <Chip key={tone} tone={tone}>
              {tone}
            </Chip>
          ))}
          <Countdown until={later(4000)} thresholds={{ warn: 180, danger: 60 }} />
          <Countdown until={later(170)} thresholds={{ warn: 180, danger: 60 }} />
          <Countdown until={later(40)} thresholds={{ warn: 180, danger: 60 }} />
        </div>
        <ProgressBar value={0.4} label="Kurs" />
        <ProgressBar value={0.7} tone="pistachio" label="Dars" />
        <div className="flex gap-4">
          <ProgressRing value={0.86} size={112} tone="pistachio" label="Natija">
            <span className="font-display text-2xl font-bold">86%</span>
          </ProgressRing>
          <ProgressRing value={0.3} label="Kurs">
            <span className="text-sm font-semibold">30%</span>
          </ProgressRing>
          <SkeletonText className="flex-1" />
        </div>
      </section>
      <ErrorState
        title="Darslar ochilmadi"
        text="Internet aloqasini tekshirib, qayta urinib koʻring."
        retryLabel="Qayta urinish"
        onRetry={() => undefined}
      />
    </main>
  )
}
