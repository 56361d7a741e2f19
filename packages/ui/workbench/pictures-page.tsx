import type { ReactNode } from 'react'
import { Avatar, animalNames } from '../src/avatar.tsx'
import { Coin } from '../src/coin.tsx'
import { CourseCover } from '../src/course-cover.tsx'
import { EmptyState } from '../src/empty-state.tsx'
import { shapes } from '../src/icon-shapes.tsx'
import { Icon, type IconName } from '../src/icon.tsx'
import { Logo } from '../src/logo.tsx'
import { Mascot } from '../src/mascot.tsx'
import { Medal, type MedalProps } from '../src/medal.tsx'
import { Button } from '../src/button.tsx'

const hues = [205, 250, 20, 142, 75, 310]

const medals: Pick<MedalProps, 'sign' | 'tone' | 'grade'>[] = [
  { sign: 'steps', tone: 'turquoise' },
  { sign: 'code', tone: 'lapis' },
  { sign: 'check', tone: 'pistachio' },
  { sign: 'gem', tone: 'turquoise', grade: 2 },
  { sign: 'flame', tone: 'saffron' },
  { sign: 'flame', tone: 'saffron', grade: 2 },
  { sign: 'flame', tone: 'pomegranate', grade: 3 },
  { sign: 'cap', tone: 'lapis', grade: 2 },
  { sign: 'friends', tone: 'pistachio', grade: 2 },
  { sign: 'bag', tone: 'saffron' },
  { sign: 7, tone: 'turquoise', grade: 2 },
  { sign: 42, tone: 'turquoise', grade: 2 },
  { sign: 128, tone: 'turquoise', grade: 2 },
  { sign: 6554, tone: 'turquoise', grade: 2 },
]

export function PicturesPage(): ReactNode {
  return (
    <main className="mx-auto flex max-w-6xl flex-col gap-6 p-4">
      <div className="flex flex-wrap gap-4">
        {animalNames.map((animal) => (
          <Avatar key={animal} animal={animal} name={animal} size={136} />
        ))}
        {animalNames.map((animal) => (
          <Avatar key={animal} animal={animal} name={animal} size={40} />
        ))}
        <Logo size={96} />
        <Coin size={64} />
      </div>
      <div className="flex flex-wrap gap-2">
        {(['hello', 'happy', 'sad', 'thinking', 'sleeping'] as const).map((mood) => (
          <Mascot key={mood} mood={mood} size={200} />
        ))}
      </div>
      {[true, false].map((earned) => (
        <div key={String(earned)} className="flex flex-wrap gap-3">
          {medals.map((medal) => (
            <Medal key={`${medal.sign} ${medal.grade}`} {...medal} earned={earned} size={96} />
          ))}
        </div>
      ))}
      <div className="grid gap-4 sm:grid-cols-3">
        {hues.map((hue, index) => (
          <CourseCover
            key={hue}
            hue={hue}
            seed={`course ${index}`}
            title={['Python asoslari', 'Veb-dasturlash', 'Kompyuter savodxonligi'][index % 3]}
            className="aspect-video rounded-card"
          />
        ))}
      </div>
      <EmptyState
        title="Hali hech narsa yoʻq"
        text="Birinchi darsni tugating, natijangiz shu yerda chiqadi."
        action={<Button>Darslarga oʻtish</Button>}
      />
      <div className="grid grid-cols-6 gap-3 sm:grid-cols-12">
        {(Object.keys(shapes) as IconName[]).map((name) => (
          <span key={name} className="flex flex-col items-center gap-1 text-tiny text-muted">
            <Icon name={name} size={28} className="text-ink" />
            {name}
          </span>
        ))}
      </div>
    </main>
  )
}
