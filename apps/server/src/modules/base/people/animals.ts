import { limits } from '@qadam/contract'

/** Whether an avatar is one of the five built-in animals rather than the key of a stored picture. */
export function isAnimal(avatar: string): boolean {
  return limits.avatars.some((animal) => animal === avatar)
}

/** The animal of a person who has chosen no picture: dealt once, when the account is made. */
export function dealAnimal(random: () => number): string {
  return limits.avatars[Math.floor(random() * limits.avatars.length)] ?? limits.avatars[0]
}
