import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { TextButton } from '@qadam/ui/text-button'
import { inputClass } from '@qadam/ui/text-field'
import { Suspense, useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { differingLine, sameOutput } from './predicted-output.ts'
import type { SnippetProps } from './runnable-code.ts'

interface PredictionProps {
  code: string
  /** Empty where it is typed. */
  options: readonly string[]
  Snippet: ComponentType<SnippetProps>
  /** Is told whether the program itself is on the screen, in place of its text. */
  onOpen: (isOpen: boolean) => void
}

/** Undefined where the student would rather see it. */
type Said = { what: string | undefined }

/** Asks what a program will print; then it runs, and what was said stands beside what came. No marks are given. */
export function Prediction({ code, options, Snippet, onOpen }: PredictionProps): ReactNode {
  const [said, setSaid] = useState<Said>()
  const [printed, setPrinted] = useState<string>()
  const say = (what: string | undefined) => {
    setSaid({ what })
    onOpen(true)
  }
  if (!said) return <Question options={options} onSay={say} />
  const close = () => {
    setSaid(undefined)
    setPrinted(undefined)
    onOpen(false)
  }
  return (
    <>
      <Suspense>
        {/* The first run is the one that was predicted: the program may be changed after it. */}
        <Snippet code={code} onClose={close} onPrinted={(text) => setPrinted((first) => first ?? text)} />
      </Suspense>
      {said.what !== undefined && <Comparison said={said.what} printed={printed} />}
    </>
  )
}

interface QuestionProps {
  options: readonly string[]
  onSay: (what: string | undefined) => void
}

function Question({ options, onSay }: QuestionProps): ReactNode {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const titleId = useId()
  return (
    <div
      role="group"
      aria-labelledby={titleId}
      className="mt-2 flex flex-col gap-3 rounded-card border border-line bg-card p-4 font-sans"
    >
      <p id={titleId} className="m-0 font-semibold">
        {t('exercise.predict.ask')}
      </p>
      {options.length > 0 ? (
        <div className="grid gap-2 sm:grid-cols-2">
          {options.map((option) => (
            <button
              key={option}
              type="button"
              className="min-h-12 rounded-control border-2 border-control bg-ground px-3.5 py-2 text-left font-mono text-compact whitespace-pre-wrap wrap-anywhere hover:border-turquoise active:translate-y-px"
              onClick={() => onSay(option)}
            >
              {option}
            </button>
          ))}
        </div>
      ) : (
        <form
          className="flex flex-wrap gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.trim() !== '') onSay(typed)
          }}
        >
          <input
            className={`${inputClass} min-w-0 flex-1 basis-48 font-mono`}
            aria-labelledby={titleId}
            value={typed}
            maxLength={100}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" disabled={typed.trim() === ''}>
            {t('exercise.predict.check')}
          </Button>
        </form>
      )}
      <TextButton className="self-start" onClick={() => onSay(undefined)}>
        {t('exercise.predict.skip')}
      </TextButton>
    </div>
  )
}

function Comparison({ said, printed }: { said: string; printed: string | undefined }): ReactNode {
  const { t } = useTranslation()
  // What was pressed is gone: the keyboard goes on from here.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (printed !== undefined) place.current?.scrollIntoView({ block: 'nearest' })
  }, [printed])
  const isSame = printed !== undefined && sameOutput(said, printed)
  const line = printed === undefined || isSame ? -1 : differingLine(said, printed)
  return (
    <div
      ref={place}
      role="status"
      tabIndex={-1}
      // Above the footer of the lesson, which lies over the text.
      className={`mt-2 flex scroll-mb-36 flex-col gap-3 rounded-card p-4 font-sans ${isSame ? 'bg-pistachio-soft' : 'bg-saffron-soft'}`}
    >
      {/* Until it has run to its end, the program itself says how far it is. */}
      {printed !== undefined && (
        <p className="m-0 flex items-center gap-2 font-semibold">
          <Icon name={isSame ? 'check' : 'info'} size={20} className="shrink-0" />
          {t(isSame ? 'exercise.predict.same' : 'exercise.predict.different')}
        </p>
      )}
      {!isSame && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Output title={t('exercise.predict.said')} text={said} line={line} />
          {printed !== undefined && (
            <Output title={t('exercise.predict.printed')} text={printed} line={line} />
          )}
        </div>
      )}
    </div>
  )
}

/** @param line the one that differs, marked; none by -1. */
function Output({ title, text, line }: { title: string; text: string; line: number }): ReactNode {
  const { t } = useTranslation()
  const lines = text.trimEnd().split('\n')
  return (
    <div className="min-w-0">
      <p className="m-0 text-sm text-muted">{title}</p>
      <div className="font-mono text-compact whitespace-pre-wrap wrap-anywhere">
        {lines.map((one, at) => (
          <span key={at} className="block">
            {at === line ? (
              <mark className="bg-transparent font-bold text-ink underline decoration-pomegranate decoration-2 underline-offset-4">
                {one === '' ? t('exercise.predict.nothing') : one}
              </mark>
            ) : (
              one
            )}
          </span>
        ))}
        {line >= lines.length && (
          <mark className="block bg-transparent font-bold text-ink">{t('exercise.predict.nothing')}</mark>
        )}
      </div>
    </div>
  )
}
