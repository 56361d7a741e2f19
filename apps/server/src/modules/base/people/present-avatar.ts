import { isAnimal } from './animals.ts'

/** The name of an animal as it is, a stored picture as its address. */
export function presentAvatar(avatar: string, mediaUrl: (key: string) => string): string {
  return isAnimal(avatar) ? avatar : mediaUrl(avatar)
}
