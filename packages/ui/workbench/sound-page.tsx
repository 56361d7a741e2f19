import { useState, type ReactNode } from 'react'
import levelUp from '../sounds/level-up.mp3?url'
import streak from '../sounds/streak.mp3?url'
import { AudioPlayer } from '../src/audio-player.tsx'
import { Button } from '../src/button.tsx'
import { Icon } from '../src/icon.tsx'
import type { Microphone } from '../src/microphone.ts'
import { RecorderPanel, useVoiceRecorder } from '../src/recorder-panel.tsx'
import { VoiceRecorder } from '../src/recorder.ts'
import { player, recorder as labels } from './media-labels.ts'

const refusing = (name: string): Microphone => ({
  open: () => Promise.reject(Object.assign(new Error(name), { name })),
  record: (stream) => new MediaRecorder(stream),
  measure: () => ({ level: () => 0, close: () => {} }),
})

function Refused({ name }: { name: string }): ReactNode {
  const [recorder] = useState(() => new VoiceRecorder({ microphone: refusing(name) }))
  const [state, setState] = useState(recorder.state)
  if (state.kind === 'idle') void recorder.start().then(() => setState(recorder.state))
  return <RecorderPanel {...{ recorder, state, labels }} />
}

export function SoundPage(): ReactNode {
  const { recorder, state } = useVoiceRecorder({ maxSeconds: 90, storageKey: 'workbench' })
  return (
    <main className="mx-auto grid max-w-5xl gap-6 p-4 md:grid-cols-2">
      <section className="flex flex-col gap-4">
        <RecorderPanel
          {...{ recorder, state, labels }}
          maxSeconds={90}
          action={
            <Button icon={<Icon name="send" size={20} />} onClick={() => void recorder.discard()}>
              Topshirish
            </Button>
          }
        />
        <output hidden>{state.kind}</output>
      </section>
      <section className="flex flex-col gap-4">
        <AudioPlayer source={levelUp} name="Birinchi ovoz" duration={2} labels={player} />
        <AudioPlayer source={streak} name="Ikkinchi ovoz" labels={player} />
        <AudioPlayer source="./sample.py" name="Buzuq ovoz" downloadName="javob.webm" labels={player} />
        <Refused name="NotAllowedError" />
      </section>
    </main>
  )
}
