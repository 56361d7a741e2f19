const DONE_MS = 2000

interface BlockLabels {
  copy: string
  copied: string
  run: string
}

/** A program of a text that is to be run, and the frame around its block. */
export interface OpenedBlock {
  /** Which of the text's blocks it is. */
  at: number
  frame: HTMLElement
  code: string
  /** What a student is offered to say what it prints before it runs; empty where they type it. */
  predict: readonly string[] | undefined
}

/**
 * Puts a copy button on every code block of a text, and one that runs it where that is possible.
 * @param onAsk is given the programs that are run only after their prediction: they have no such button.
 * @returns what takes them away.
 */
export function addBlockButtons(
  text: HTMLElement,
  labels: BlockLabels,
  onRun: ((opened: OpenedBlock) => void) | undefined,
  onAsk: (asked: readonly OpenedBlock[]) => void,
): () => void {
  const asked: OpenedBlock[] = []
  const undo = [...text.querySelectorAll('pre')].map((block, at) =>
    addButtons(block, at, labels, isProgram(block) ? onRun : undefined, (one) => asked.push(one)),
  )
  onAsk(asked)
  return () => undo.forEach((each) => each())
}

/** What an author wrote of a prediction; broken data asks nothing. */
function predictionOf(block: HTMLPreElement): readonly string[] | undefined {
  const written = block.querySelector('code')?.dataset['predict']
  if (written === undefined) return undefined
  try {
    const options: unknown = JSON.parse(written)
    return Array.isArray(options) ? options.map(String) : undefined
  } catch {
    return undefined
  }
}

/** Python that runs as it stands: pieces of programs are marked as such. */
function isProgram(block: HTMLPreElement): boolean {
  return block.querySelector('code.language-python:not(.fragment)') !== null
}

const BUTTON =
  'min-h-11 rounded-control px-3 text-caption font-medium text-[var(--code-muted)] hover:text-[var(--code-ink)] focus-visible:outline-saffron'

function addButtons(
  block: HTMLPreElement,
  at: number,
  { copy, copied, run }: BlockLabels,
  onRun: ((opened: OpenedBlock) => void) | undefined,
  onAsk: (asked: OpenedBlock) => void,
): () => void {
  const frame = document.createElement('div')
  frame.className = 'relative my-4'
  block.replaceWith(frame)
  block.classList.add('my-0')
  const tools = document.createElement('div')
  tools.className = 'absolute top-0 right-0 flex'
  const button = buttonSaying(copy)
  let timer: ReturnType<typeof setTimeout> | undefined
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(block.textContent.trimEnd()).then(() => {
      button.textContent = copied
      clearTimeout(timer)
      timer = setTimeout(() => (button.textContent = copy), DONE_MS)
    })
  })
  block.classList.add('pt-11')
  if (onRun) {
    const opened = { at, frame, code: `${block.textContent.trimEnd()}\n`, predict: predictionOf(block) }
    if (opened.predict) onAsk(opened)
    else {
      const runButton = buttonSaying(run)
      runButton.addEventListener('click', () => onRun(opened))
      tools.append(runButton)
    }
  }
  tools.append(button)
  frame.append(block, tools)
  return () => {
    clearTimeout(timer)
    block.classList.remove('my-0', 'pt-11')
    frame.replaceWith(block)
  }
}

function buttonSaying(text: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = BUTTON
  button.textContent = text
  return button
}
