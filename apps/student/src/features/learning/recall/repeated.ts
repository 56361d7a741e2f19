/** A lesson whose wrong answers are asked once more, at the end of its test. */
export interface Repeated {
  lessonId: number
  /** Its address, which the way back leads to. */
  address: string
}

/** @param hash of the recall's address: that of a lesson, where one is repeated. */
export function repeatedOf(hash: string): Repeated | undefined {
  const lessonId = /^\/course\/\d+\/module\/\d+\/(\d{1,9})$/.exec(hash)?.[1]
  return lessonId === undefined ? undefined : { lessonId: Number(lessonId), address: hash }
}
