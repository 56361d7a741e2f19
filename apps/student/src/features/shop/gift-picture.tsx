import { GiftDrawing, isGiftName } from '@qadam/ui/gift-drawing'
import type { ReactNode } from 'react'

/** A drawing by its name, or a picture by its address. */
export function GiftPicture({ picture, className }: { picture: string; className?: string }): ReactNode {
  return isGiftName(picture) ? (
    <GiftDrawing name={picture} className={className} />
  ) : (
    <img
      src={picture}
      alt=""
      loading="lazy"
      decoding="async"
      className={`rounded-control object-cover ${className ?? ''}`}
    />
  )
}
