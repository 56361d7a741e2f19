import { useState, type ReactNode } from 'react'
import eagle from '../pictures/avatars/eagle.svg?no-inline'
import gazelle from '../pictures/avatars/gazelle.svg?no-inline'
import snowLeopard from '../pictures/avatars/snow-leopard.svg?no-inline'
import stork from '../pictures/avatars/stork.svg?no-inline'
import tortoise from '../pictures/avatars/tortoise.svg?no-inline'
import { classNames } from './class-names.ts'

export const animals = { 'snow-leopard': snowLeopard, stork, gazelle, tortoise, eagle }
export type Animal = keyof typeof animals
export const animalNames = [
  'snow-leopard',
  'stork',
  'gazelle',
  'tortoise',
  'eagle',
] as const satisfies Animal[]

export interface AvatarProps {
  /** A picture of the student; when it fails to load, the animal steps in. */
  src?: string | null
  animal?: Animal
  /** Names the picture; an empty name makes it decoration. */
  name: string
  size?: number
  className?: string
}

/** The same name always gets the same animal. */
export function animalFor(name: string): Animal {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return animalNames[sum % animalNames.length] ?? 'stork'
}

export function Avatar({ src, animal, name, size = 40, className }: AvatarProps): ReactNode {
  const [broken, setBroken] = useState<string | null>(null)
  const own = src && src !== broken ? src : undefined
  return (
    <img
      src={own ?? animals[animal ?? animalFor(name)]}
      onError={() => own && setBroken(own)}
      alt={name}
      width={size}
      height={size}
      decoding="async"
      className={classNames('inline-block shrink-0 rounded-full bg-tile object-cover', className)}
      style={{ width: size, height: size }}
    />
  )
}
