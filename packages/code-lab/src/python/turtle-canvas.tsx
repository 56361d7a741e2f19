import { useEffect, useRef, type ReactNode } from 'react'
import type { TurtleCommand } from './parse-message.ts'
import { TurtlePlayer } from './turtle-player.ts'

/** What a program draws on its way to the picture, which may not be on the screen yet. */
export class TurtleFeed {
  #waiting: TurtleCommand[] = []
  #player: TurtlePlayer | undefined

  play(commands: readonly TurtleCommand[]): void {
    if (this.#player) return this.#player.play(commands)
    for (const command of commands) this.#waiting.push(command)
  }

  /** A new run begins with an empty picture. */
  reset(): void {
    this.#waiting = []
    this.#player?.reset()
  }

  attach(player: TurtlePlayer | undefined): void {
    this.#player = player
    player?.play(this.#waiting)
    if (player) this.#waiting = []
  }
}

export function TurtleCanvas({ label, feed }: { label: string; feed: TurtleFeed }): ReactNode {
  const picture = useRef<HTMLCanvasElement>(null)
  const sprites = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!picture.current || !sprites.current) return
    const made = new TurtlePlayer(picture.current, sprites.current)
    feed.attach(made)
    return () => {
      feed.attach(undefined)
      made.dispose()
    }
  }, [feed])
  return (
    <div className="code-lab-turtle">
      <canvas ref={picture} role="img" aria-label={label} data-turtle="picture" />
      <canvas ref={sprites} aria-hidden data-turtle="turtles" />
    </div>
  )
}
