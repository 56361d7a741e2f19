import { useState, type ReactNode } from 'react'
import { Button, IconButton } from '../src/button.tsx'
import { Choice, ChoiceGroup, type ChoiceState } from '../src/choice.tsx'
import { FeedbackSheet, type FeedbackTone } from '../src/feedback-sheet.tsx'
import { Icon } from '../src/icon.tsx'
import { ProgressBar } from '../src/progress-bar.tsx'

const answers = ['katta', 'kichik', '7', 'Xato beradi']

export function LessonPage(): ReactNode {
  const asked = new URLSearchParams(location.search).get('tone')
  const [chosen, choose] = useState(0)
  const [tone, setTone] = useState<FeedbackTone | undefined>(
    asked === 'wrong' || asked === 'right' ? asked : undefined,
  )
  const stateOf = (index: number): ChoiceState => {
    if (!tone) return 'idle'
    if (tone === 'wrong') return index === 0 ? 'missed' : index === 1 ? 'wrong' : 'disabled'
    return index === chosen ? 'right' : 'disabled'
  }
  return (
    <main className="mx-auto flex max-w-xl flex-col gap-4 p-4 pb-56">
      <div className="flex items-center gap-3">
        <IconButton label="Yopish" icon={<Icon name="cross" />} />
        <ProgressBar value={0.6} tone="pistachio" label="Dars" className="flex-1" />
        <span className="font-semibold text-muted numbers">3 / 5</span>
      </div>
      <p className="text-muted">Toʻgʻri javobni tanlang</p>
      <h1 id="question" className="text-question font-bold">
        Bu kod nima chiqaradi?
      </h1>
      <ChoiceGroup kind="single" labelledBy="question">
        {answers.map((answer, index) => (
          <Choice
            key={answer}
            kind="single"
            index={index}
            checked={index === chosen}
            state={stateOf(index)}
            onSelect={() => choose(index)}
          >
            {answer}
          </Choice>
        ))}
      </ChoiceGroup>
      <ChoiceGroup kind="multiple" label="Koʻp" digitKeys={false}>
        <Choice kind="multiple" index={0} checked>
          Правильный ответ, записанный очень длинной строкой по-русски
        </Choice>
        <Choice kind="multiple" index={1} checked={false}>
          Yana biri
        </Choice>
      </ChoiceGroup>
      <Button full onClick={() => setTone('right')}>
        Tekshirish
      </Button>
      <FeedbackSheet
        tone={tone ?? 'right'}
        open={tone !== undefined}
        title={tone === 'wrong' ? 'Yana bir urinib koʻring' : 'Barakalla!'}
        foldLabel="Izohni yigʻish"
        reward={tone === 'right' ? '+10' : undefined}
        action={
          <Button
            variant={tone === 'wrong' ? 'danger' : 'success'}
            size="lg"
            full
            onClick={() => setTone(undefined)}
          >
            Davom etish
          </Button>
        }
      >
        7 soni 5 dan katta, shuning uchun birinchi tarmoq ishlaydi.
      </FeedbackSheet>
    </main>
  )
}
