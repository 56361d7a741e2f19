import { Coin } from '@qadam/ui/coin'
import { Icon } from '@qadam/ui/icon'
import { Mascot } from '@qadam/ui/mascot'
import { StarTile } from '@qadam/ui/star-tile'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** What Qadam is, in three pictures made of its own parts. */
export function QadamPictures(): ReactNode {
  const { t } = useTranslation()
  const pictures = { path: <PathPicture />, code: <CodePicture />, answer: <AnswerPicture /> }
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {(['path', 'code', 'answer'] as const).map((name) => (
        <li key={name} className="overflow-hidden rounded-card border border-line bg-card">
          <div aria-hidden className="grid h-32 place-items-center overflow-hidden bg-turquoise-soft">
            {pictures[name]}
          </div>
          <div className="p-4">
            <h3 className="font-bold text-balance">{t(`invite.about.${name}`)}</h3>
            <p className="mt-0.5 text-compact leading-6 text-muted text-pretty">
              {t(`invite.about.${name}_text`)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function PathPicture(): ReactNode {
  return (
    <div className="flex items-end gap-2">
      <StarTile state="completed" size={52} className="translate-y-3" />
      <StarTile state="completed" size={52} className="-translate-y-1" />
      <StarTile state="open" size={64} className="-translate-y-3" />
    </div>
  )
}

function CodePicture(): ReactNode {
  return (
    <div className="w-52 rounded-control bg-code-ground px-4 py-3 font-mono text-sm leading-6 text-code-ink shadow-float">
      <p>{'yulduz = "★"'}</p>
      <p>{'print(yulduz * 5)'}</p>
      <p className="mt-1 border-t border-white/15 pt-1 text-code-ink/80">★★★★★</p>
    </div>
  )
}

function AnswerPicture(): ReactNode {
  return (
    <div className="flex items-end gap-3">
      <Mascot mood="happy" size={104} className="translate-y-3" />
      <div className="mb-8 flex items-center gap-2 rounded-full bg-card px-3 py-2 font-display font-bold text-pistachio-text shadow-float">
        <Icon name="check" size={20} />
        100
        <Coin size={20} />
      </div>
    </div>
  )
}
