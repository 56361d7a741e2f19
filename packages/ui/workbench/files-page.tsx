import { useState, type ReactNode } from 'react'
import sound from '../sounds/level-up.mp3?url'
import picture from '../pictures/icon-512.png?url'
import { countWords } from '../src/count-words.ts'
import { FileDrop, type FileItem } from '../src/file-drop.tsx'
import { FilePreview } from '../src/file-preview.tsx'
import { TextArea } from '../src/text-area.tsx'
import { files as fileLabels, formatSize, preview } from './media-labels.ts'

const begun: FileItem[] = [
  {
    id: '1',
    name: 'uy-vazifasi-suratlari-kanalda-ishlaganim.jpg',
    size: 2_400_000,
    type: 'image/jpeg',
    state: { kind: 'uploading', part: 0.62 },
  },
  { id: '2', name: 'main.py', size: 1800, type: 'text/x-python', state: { kind: 'done' } },
  {
    id: '3',
    name: 'taqdimot.pdf',
    size: 8_100_000,
    type: 'application/pdf',
    state: { kind: 'paused', part: 0.3 },
  },
  {
    id: '4',
    name: 'film.mp4',
    size: 48_000_000,
    type: 'video/mp4',
    state: { kind: 'failed', message: 'Fayl 15 MB dan oshmasin.', canRetry: false },
  },
  {
    id: '5',
    name: 'loyiha.zip',
    size: 640_000,
    type: 'application/zip',
    state: { kind: 'failed', message: 'Server javob bermadi.', canRetry: true },
  },
  { id: '6', name: 'ovoz.webm', size: 340_000, type: 'audio/webm', state: { kind: 'waiting' } },
]

const shown = [
  { name: 'rasm.png', type: 'image/png', size: 18_000, address: picture },
  { name: 'javob.mp3', type: 'audio/mpeg', size: 24_000, address: sound, duration: 2 },
  { name: 'main.py', type: 'text/plain', size: 420, address: './sample.py' },
  { name: 'rasm.svg', type: 'image/svg+xml', size: 184, address: './hostile.svg' },
  { name: 'loyiha.zip', type: 'application/zip', size: 640_000, address: './sample.py' },
  { name: 'yoʻq.mp4', type: 'video/mp4', size: 1_640_000, address: './sample.py' },
  { name: 'hisobot.pdf', type: 'application/pdf', size: 5600, address: './sample.pdf' },
]

export function FilesPage(): ReactNode {
  const [files, setFiles] = useState(begun)
  const [text, setText] = useState(
    'Bugun men oʻz blogim uchun birinchi sahifani yozdim. Avval sarlavha, keyin rasm qoʻydim.\n\nEng qiyini menyu boʻldi.',
  )
  const remove = (id: string) => setFiles((before) => before.filter((file) => file.id !== id))
  const waiting = (file: File): FileItem => ({
    id: crypto.randomUUID(),
    name: file.name,
    size: file.size,
    type: file.type,
    state: { kind: 'waiting' },
  })
  return (
    <main className="mx-auto grid max-w-5xl gap-6 p-4 md:grid-cols-2 md:items-start">
      <section className="flex flex-col gap-6">
        <FileDrop
          label="Ishingizni shu yerga qoʻying"
          hint="Surat, PDF, ovoz, video yoki kod. Bittasi 15 MB gacha, koʻpi bilan 10 ta."
          files={files}
          camera
          onAdd={(added) => setFiles((before) => [...before, ...added.map(waiting)])}
          onCancel={remove}
          onRemove={remove}
          onRetry={() => undefined}
          onOpen={() => undefined}
          {...{ formatSize }}
          labels={fileLabels}
        />
        <TextArea
          label="Javobingiz"
          value={text}
          onChange={(event) => setText(event.target.value)}
          counter={`${countWords(text)} / 50 soʻz`}
          counterTone="warning"
          saved={{ kind: 'saved', text: 'Saqlandi' }}
        />
        <TextArea
          label="Izoh"
          minRows={2}
          error="Kamida 5 ta soʻz yozing"
          saved={{ kind: 'offline', text: 'Faqat shu qurilmada saqlandi' }}
          counter="0 soʻz"
        />
      </section>
      <section className="flex flex-col gap-4">
        {shown.map((file) => (
          <FilePreview
            key={file.name}
            file={file}
            formatSize={formatSize}
            labels={preview}
            pdfFrame="/code-frames/pdf"
          />
        ))}
      </section>
    </main>
  )
}
