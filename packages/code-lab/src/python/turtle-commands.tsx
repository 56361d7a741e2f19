import { useState, type ReactNode } from 'react'
import type { PythonLabels } from './labels.ts'
import type { TurtleFeed } from './turtle-feed.ts'

interface TurtleCommandsProps {
  feed: TurtleFeed
  words: PythonLabels
}

/** The picture in words, beside it: what is drawn on a canvas is nothing to a screen reader. */
export function TurtleCommands({ feed, words }: TurtleCommandsProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  // Read where it is drawn: once it is opened, and again when the program has ended.
  const { drawn, isCut } = isOpen ? feed.words() : { drawn: [], isCut: false }
  return (
    <details className="code-lab-turtle-commands" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.told.title}</summary>
      {isOpen && drawn.length === 0 && <p>{words.told.nothing}</p>}
      <ol>
        {drawn.map((one, index) => (
          <li key={index}>{words.told.say(one)}</li>
        ))}
      </ol>
      {isCut && <p>{words.told.cut}</p>}
    </details>
  )
}
