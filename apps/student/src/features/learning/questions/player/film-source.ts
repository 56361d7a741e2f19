import type { Video } from '@qadam/contract'
import { firstQuality, nextSmaller, type FilmQuality, type Line, type QualityChoice } from './quality.ts'

/** A film and the size in which it is played. */
export class FilmSource {
  readonly #line: () => Line
  #video: Video
  #choice: QualityChoice
  /** Undefined where there is one size alone. */
  #quality: FilmQuality | undefined

  constructor(video: Video, choice: QualityChoice, line: () => Line) {
    this.#video = video
    this.#choice = choice
    this.#line = line
    this.#quality = this.#first()
  }

  get src(): string {
    return this.#quality?.src ?? this.#video.src
  }

  get choice(): QualityChoice {
    return this.#choice
  }

  /** What was chosen, and what is played. */
  get quality(): { choice: QualityChoice; side: number } | undefined {
    return this.#quality && { choice: this.#choice, side: this.#quality.side }
  }

  /** @returns whether another size is played from now on. */
  choose(choice: QualityChoice): boolean {
    this.#choice = choice
    return this.#switchTo(this.#first())
  }

  /** For this film alone. @returns whether there is a smaller size. */
  stepDown(): boolean {
    return this.#switchTo(this.#quality && nextSmaller(this.#video, this.#quality))
  }

  /** New addresses of the same film, which stays at its size. */
  renew(video: Video): void {
    this.#video = video
    const side = this.#quality?.side
    this.#quality = video.qualities?.find((one) => one.side === side) ?? this.#first()
  }

  #first(): FilmQuality | undefined {
    return firstQuality(this.#video, this.#choice, this.#line())
  }

  #switchTo(quality: FilmQuality | undefined): boolean {
    if (!quality || quality.side === this.#quality?.side) return false
    this.#quality = quality
    return true
  }
}
