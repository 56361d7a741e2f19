import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react'
import type { TurtleEvent } from './frame/protocol.ts'
import type { PythonLabels } from './labels.ts'
import { KeyPad } from './turtle-key-pad.tsx'
import type { TurtleFeed } from './turtle-feed.ts'
import { listensToKeys, placeOfKey } from './turtle-keys.ts'
import { TurtleCommands } from './turtle-commands.tsx'
import { TurtlePlayer } from './turtle-player.ts'

interface TurtleCanvasProps {
  feed: TurtleFeed
  words: PythonLabels
  /** The program runs, and may be played with. */
  isLive: boolean
  onEvent: (event: TurtleEvent) => void
}

const PRESS = 1
const RELEASE = 2
const CLICK = 3

/** What a program draws. Where it listens, the picture takes keys and clicks. */
export function TurtleCanvas({ feed, words, isLive, onEvent }: TurtleCanvasProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLCanvasElement>(null)
  const sprites = useRef<HTMLCanvasElement>(null)
  const listening = useSyncExternalStore(feed.subscribe, feed.listening)
  useEffect(() => {
    if (!picture.current || !sprites.current) return
    const made = new TurtlePlayer(picture.current, sprites.current)
    feed.attach(made)
    return () => {
      feed.attach(undefined)
      made.dispose()
    }
  }, [feed])

  const takesKeys = isLive && listensToKeys(listening)
  // Takes the focus as a window of its own would: a student who starts a game is about to play it.
  useEffect(() => {
    if (!takesKeys) return
    frame.current?.focus({ preventScroll: true })
    frame.current?.scrollIntoView({ block: 'nearest' })
  }, [takesKeys])

  const onKey = (event: KeyboardEvent, kind: typeof PRESS | typeof RELEASE) => {
    if (!takesKeys || event.ctrlKey || event.metaKey || event.altKey) return
    const place = placeOfKey(listening, event)
    if (place === undefined) return
    event.preventDefault()
    onEvent([kind, place, 0])
  }

  return (
    <>
      <div className="code-lab-turtle-workspace">
        <div
          ref={frame}
          className="code-lab-turtle"
          {...(takesKeys && { tabIndex: 0, role: 'application', 'aria-label': words.game })}
          onKeyDown={(event) => onKey(event, PRESS)}
          onKeyUp={(event) => onKey(event, RELEASE)}
          onPointerDown={({ clientX, clientY }) => {
            const box = picture.current?.getBoundingClientRect()
            if (!isLive || !listening.clicks || !box) return
            const at = feed.pointOf((clientX - box.left) / box.width, (clientY - box.top) / box.height)
            if (at) onEvent([CLICK, ...at])
          }}
        >
          <canvas ref={picture} role="img" aria-label={words.drawing} data-turtle="picture" />
          <canvas ref={sprites} aria-hidden data-turtle="turtles" />
        </div>
        {takesKeys && <p className="code-lab-turtle-hint">{words.gameHint}</p>}
        {takesKeys && (
          <KeyPad
            keys={listening.keys}
            words={words}
            onPress={(place) => onEvent([PRESS, place, 0])}
            onRelease={(place) => onEvent([RELEASE, place, 0])}
          />
        )}
      </div>
      <TurtleCommands feed={feed} words={words} />
    </>
  )
}
