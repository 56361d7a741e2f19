import type { Lang } from '@qadam/contract'
import { FullScreenLoader } from '@qadam/ui/full-screen-loader'
import { previewShow, readPreview, type PreviewShow } from '@qadam/web/question-preview'
import i18next from 'i18next'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QuestionPreview } from '../features/learning/lesson/question-preview.tsx'

const texts: Record<Lang, () => Promise<object[]>> = {
  uz: async () => [(await import('../platform/i18n/uz-study.ts')).uzStudy],
  ru: async () => [
    (await import('../platform/i18n/ru.ts')).ru,
    (await import('../platform/i18n/ru-study.ts')).ruStudy,
  ],
}

/** A question that its author is writing, in a frame of the console, by what students see it with. */
export function PreviewRoute(): ReactNode {
  const { t } = useTranslation()
  const [shown, setShown] = useState<PreviewShow & { version: number }>()
  useEffect(() => {
    const { fetch, parent } = window
    window.fetch = keptFromServer(fetch)
    let version = 0
    const present = async (show: PreviewShow) => {
      const own = (version += 1)
      await addTexts(show.lang).catch((error: unknown) => console.warn('preview', error))
      // Asked for in the other language meanwhile: what was asked for last is shown, whichever texts come last.
      if (own !== version) return
      await speak(show.lang)
      setShown({ ...show, version: own })
    }
    const listen = (event: MessageEvent<unknown>) => {
      const show = readPreview(previewShow, event, parent)
      if (show) void present(show)
    }
    addEventListener('message', listen)
    parent.postMessage({ kind: 'qadam.preview.ready' }, location.origin)
    return () => {
      removeEventListener('message', listen)
      window.fetch = fetch
    }
  }, [])
  if (!shown) return <FullScreenLoader label={t('lesson.loading')} />
  return (
    <QuestionPreview
      key={shown.version}
      question={shown.question}
      title={shown.title}
      starter={shown.starter}
    />
  )
}

async function addTexts(lang: Lang): Promise<void> {
  for (const part of await texts[lang]()) i18next.addResourceBundle(lang, 'translation', part, true)
}

/** For this frame alone: the device keeps the language that its owner chose. */
async function speak(lang: Lang): Promise<void> {
  document.documentElement.lang = lang
  await i18next.changeLanguage(lang)
}

/** Whoever is signed in on this device as a student, nothing that is tried here is theirs. */
function keptFromServer(fetch: typeof window.fetch): typeof window.fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    return pathname.startsWith('/api/') ? await new Promise<never>(() => {}) : await fetch(input, init)
  }
}
