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
}

/**
 * Puts a copy button on every code block of a text, and one that runs it where that is possible.
 * @returns what takes them away.
 */
export function addBlockButtons(
  text: HTMLElement,
  labels: BlockLabels,
  onRun: ((opened: OpenedBlock) => void) | undefined,
): () => void {
  const undo = [...text.querySelectorAll('pre')].map((block, at) =>
    addButtons(block, at, labels, isProgram(block) ? onRun : undefined),
  )
  return () => undo.forEach((each) => each())
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
): () => void {
  const frame = document.createElement('div')
  frame.className = 'relative my-4'
  block.replaceWith(frame)
  block.classList.add('!my-0')
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
  block.classList.add('!pt-11')
  if (onRun) {
    const runButton = buttonSaying(run)
    runButton.addEventListener('click', () => onRun({ at, frame, code: `${block.textContent.trimEnd()}\n` }))
    tools.append(runButton)
  }
  tools.append(button)
  frame.append(block, tools)
  return () => {
    clearTimeout(timer)
    block.classList.remove('!my-0', '!pt-11')
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
