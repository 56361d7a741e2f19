import type { ReactNode } from 'react'
import { Balance } from '../src/balance.tsx'
import { Button } from '../src/button.tsx'
import { Card } from '../src/card.tsx'
import { Chip } from '../src/chip.tsx'
import { Girih } from '../src/girih.tsx'
import { Wordmark } from '../src/logo.tsx'
import { ProgressBar } from '../src/progress-bar.tsx'
import { StarPath, type StarPathItem } from '../src/star-path.tsx'
import { StarTile, type StarState } from '../src/star-tile.tsx'
import { WeekStrip } from '../src/week-strip.tsx'

const short: StarPathItem[] = [
  { id: '1', state: 'completed', title: 'Salom, Python' },
  { id: '2', state: 'completed', title: 'Oʻzgaruvchilar', note: '10 ball' },
  { id: '3', state: 'completed', title: 'Matn va sonlar' },
  { id: '4', state: 'open', title: 'Shart: if / else', note: 'Davom eting' },
  { id: '5', state: 'closed', title: 'Sikl: while' },
  { id: '6', state: 'closed', title: 'Amaliyot', icon: 'practice' },
  { id: '7', state: 'closed', title: 'Demo kun', icon: 'flag', big: true },
]

const long: StarPathItem[] = [
  { id: '1', state: 'completed', title: 'Введение в программирование на языке Python' },
  { id: '2', state: 'completed', title: 'Переменные' },
  {
    id: '3',
    state: 'failed',
    title: 'Проверочная работа: условные операторы и логика',
    note: 'Осталась 1 попытка',
  },
  { id: '4', state: 'checking', title: 'Практическое задание «Моя первая страница»', note: 'На проверке' },
  { id: '5', state: 'open', title: 'Программирование циклов со счётчиком', icon: 'video' },
  { id: '6', state: 'closed', title: 'Вложенные циклы и последовательности', icon: 'text' },
  { id: '7', state: 'closed', title: 'Итоговый тест', icon: 'quiz' },
  { id: '8', state: 'closed', title: 'Демодень', icon: 'flag', big: true },
]

const states: StarState[] = ['completed', 'open', 'checking', 'failed', 'closed']
const days = ['Du', 'Se', 'Ch', 'Pa', 'Ju', 'Sh', 'Ya']
const dayStates = ['earned', 'missed', 'frozen', 'earned', 'today', 'future', 'future'] as const

export function PathPage(): ReactNode {
  return (
    <main className="mx-auto grid max-w-6xl gap-6 p-4 md:grid-cols-2">
      <section className="flex flex-col gap-4">
        <header className="flex items-center justify-between">
          <Wordmark />
          <Balance
            coins={1240}
            points={380}
            labels={{ coins: 'Tanga', points: 'Ball' }}
            format={(value) => value.toLocaleString('ru')}
          />
        </header>
        <Card variant="hero">
          <Girih tone="white" opacity={0.16} />
          <p className="relative text-sm text-white/85">Python asoslari · 2-modul</p>
          <h2 className="relative mt-1 text-xl font-bold">Shart: if / else</h2>
          <ProgressBar value={0.62} tone="saffron" label="Modul" size="sm" onDark className="relative my-4" />
          <Button variant="light" full>
            Davom etish
          </Button>
        </Card>
        <Card>
          <WeekStrip
            label="Hafta"
            days={days.map((label, index) => ({ label, state: dayStates[index] ?? 'future' }))}
          />
        </Card>
        <div className="flex flex-wrap justify-between gap-4 py-4">
          {states.map((state) => (
            <StarTile key={state} state={state} label={state} size={84} />
          ))}
        </div>
        <div className="flex gap-2">
          <Chip>5 dars</Chip>
          <Chip>1 amaliyot</Chip>
          <Chip tone="saffron">1 Demoday</Chip>
        </div>
        <StarPath
          items={short}
          renderItem={(item, tile, props) => (
            <a href={`#${item.id}`} {...props}>
              {tile}
            </a>
          )}
        />
      </section>
      <section>
        <StarPath
          items={long}
          renderItem={(item, tile, props) => (
            <a href={`#${item.id}`} {...props}>
              {tile}
            </a>
          )}
        />
      </section>
    </main>
  )
}
