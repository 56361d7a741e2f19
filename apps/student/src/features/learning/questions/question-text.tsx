import '@qadam/ui/prose.css'
import { Prose } from '@qadam/ui/prose'
import './formula.css'
import { Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { addBlockButtons, type OpenedBlock } from './code-copy.ts'
import { Prediction } from './prediction.tsx'
import { SnippetContext } from './runnable-code.ts'
import { Listen } from './sounds/listen.tsx'
import { takeSounds, type SoundPlace } from './sounds/sound-places.ts'
import { speakWords } from './sounds/speak-words.ts'

interface QuestionTextProps {
  /** HTML that the server sanitised. */
  html: string
  id?: string
  /** `title`: the first paragraph is what is asked, large. */
  variant?: 'text' | 'title'
  className?: string
}

const variants = {
  text: '',
  title:
    '[&>p:first-child]:text-question [&>p:first-child]:leading-7 [&>p:first-child]:font-bold [&>p:first-child]:text-balance [&_pre]:my-3',
}

/** A text of an author: with pictures, tables and code that can be copied and, where the screen has what it takes, run. */
export function QuestionText({ html, id, variant = 'text', className = '' }: QuestionTextProps): ReactNode {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const Snippet = use(SnippetContext)
  const [opened, setOpened] = useState<readonly OpenedBlock[]>([])
  const [asked, setAsked] = useState<readonly OpenedBlock[]>([])
  const [sounds, setSounds] = useState<readonly SoundPlace[]>([])
  const close = (block: OpenedBlock) => {
    setBlockHidden(block, false)
    setOpened((now) => now.filter((each) => each !== block))
    block.frame.querySelector('button')?.focus()
  }
  useEffect(() => {
    if (!place.current) return
    for (const picture of place.current.querySelectorAll('img')) {
      picture.loading = 'lazy'
      picture.decoding = 'async'
    }
    const { places, undo: putSoundsBack } = takeSounds(place.current)
    setSounds(places)
    const stopSpeaking = speakWords(place.current, t('lesson.listen.say'))
    const leave = () => {
      putSoundsBack()
      setSounds([])
      stopSpeaking()
    }
    if (variant !== 'text') return leave
    const labels = {
      copy: t('lesson.code.copy'),
      copied: t('lesson.code.copied'),
      run: t('code_python.snippet.run'),
    }
    const open = (block: OpenedBlock) => {
      setBlockHidden(block, true)
      setOpened((now) => [...now, block])
    }
    const undo = addBlockButtons(place.current, labels, Snippet && open, setAsked)
    return () => {
      leave()
      undo()
      setOpened([])
      setAsked([])
    }
  }, [html, variant, t, Snippet])
  const snippets =
    Snippet &&
    opened.map((block) =>
      createPortal(
        <Suspense>
          <Snippet code={block.code} onClose={() => close(block)} />
        </Suspense>,
        block.frame,
        String(block.at),
      ),
    )
  return (
    <>
      <Prose ref={place} id={id} className={`${variants[variant]} ${className}`} html={html} />
      {snippets}
      {Snippet &&
        asked.map((block) =>
          createPortal(
            <Prediction
              code={block.code}
              options={block.predict ?? []}
              Snippet={Snippet}
              onOpen={(isOpen) => setBlockHidden(block, isOpen)}
            />,
            block.frame,
            String(block.at),
          ),
        )}
      {sounds.map(({ at, host, ...sound }) => createPortal(<Listen {...sound} />, host, String(at)))}
    </>
  )
}

/** Its program is there to be changed instead. */
function setBlockHidden({ frame }: OpenedBlock, isHidden: boolean): void {
  for (const part of [...frame.children].slice(0, 2)) part.toggleAttribute('hidden', isHidden)
}

/** An option or a hint: inline HTML, sanitised on the server. */
export function InlineText({ html, className = '' }: { html: string; className?: string }): ReactNode {
  return (
    <span
      className={`[font-variant-ligatures:none] [&_code]:rounded-md [&_code]:bg-tile [&_code]:px-1.5 [&_code]:py-0.5 [&_code]:font-mono [&_code]:text-[0.92em] [&_code]:whitespace-pre-wrap ${className}`}
      // Sanitised on the server by an allow-list of tags and attributes (contract: Option.value).
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
