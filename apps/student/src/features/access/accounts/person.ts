import { limits, type User } from '@qadam/contract'
import type { Animal } from '@qadam/ui/avatar'

export function fullName({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>): string {
  return [first_name, last_name].filter(Boolean).join(' ')
}

/** An avatar is the address of a picture or the name of one of the five animals. */
export function avatarOf({ avatar }: Pick<User, 'avatar'>): { src?: string; animal?: Animal } {
  const animal = limits.avatars.find((known) => known === avatar)
  return animal ? { animal } : { src: avatar }
}
