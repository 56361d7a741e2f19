import { Girih } from '@qadam/ui/girih'
import type { ReactNode } from 'react'

interface SceneProps {
  picture: ReactNode
  /** A line above the title: which lesson this is about. */
  eyebrow?: string
  title: string
  children?: ReactNode
}

/** A moment of the lesson: a picture in a halo of girih, and what it means. */
export function Scene({ picture, eyebrow, title, children }: SceneProps): ReactNode {
  return (
    <div className="flex flex-col items-center text-center">
      <div className="relative isolate -mx-4 flex items-end justify-center self-stretch py-8 short:hidden">
        <Girih
          fade="none"
          className="-z-10 [mask-image:radial-gradient(closest-side,#000_50%,transparent)]"
        />
        {picture}
      </div>
      {eyebrow && <p className="mb-1 text-compact text-muted">{eyebrow}</p>}
      <h1 className="text-heading leading-8 font-bold text-balance">{title}</h1>
      {children}
    </div>
  )
}
