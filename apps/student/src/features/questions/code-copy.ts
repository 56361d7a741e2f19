const DONE_MS = 2000

interface CopyLabels {
  copy: string
  copied: string
}

/** Puts a copy button on every code block of a text. Gives back what takes them away. */
export function addCopyButtons(text: HTMLElement, labels: CopyLabels): () => void {
  const undo = [...text.querySelectorAll('pre')].map((block) => addCopyButton(block, labels))
  return () => undo.forEach((each) => each())
}

function addCopyButton(block: HTMLPreElement, { copy, copied }: CopyLabels): () => void {
  const frame = document.createElement('div')
  frame.className = 'relative my-4'
  block.replaceWith(frame)
  block.classList.add('!my-0')
  const button = document.createElement('button')
  button.type = 'button'
  button.className =
    'absolute top-0 right-0 min-h-11 rounded-control px-3 text-[13px] font-medium text-[var(--code-muted)] hover:text-[var(--code-ink)] focus-visible:outline-saffron'
  button.textContent = copy
  let timer: ReturnType<typeof setTimeout> | undefined
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(block.textContent.trimEnd()).then(() => {
      button.textContent = copied
      clearTimeout(timer)
      timer = setTimeout(() => (button.textContent = copy), DONE_MS)
    })
  })
  block.classList.add('!pt-11')
  frame.append(block, button)
  return () => {
    clearTimeout(timer)
    block.classList.remove('!my-0', '!pt-11')
    frame.replaceWith(block)
  }
}
