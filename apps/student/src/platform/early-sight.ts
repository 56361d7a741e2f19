import type { EarlyCalls } from './early-calls.ts'

/** What is drawn of a course; the app itself reads the whole reply by the contract. */
interface EarlyCourse {
  title: string
  description: string
  chat_link: string | null
  next: { module_title: string; lesson_title: string } | null
}

/**
 * Draws the head of a course from the first reply, as nothing that could be touched, before the app has come. Its looks
 * stand in index.html (`#first-course`). Stands in the page itself (first-script.ts); nothing is drawn where the app is
 * faster, or where the reply is a refusal.
 */
export async function drawEarlyCourse({ calls }: EarlyCalls, language: string): Promise<void> {
  const asked = calls.find(({ name }) => name === 'course_student')
  if (!asked) return
  try {
    // The app reads the reply itself.
    const copy = (await asked.reply).clone()
    const { data } = (await copy.json()) as { data: [EarlyCourse] } // what is none throws below
    // What the app has taken up, it draws.
    if (calls.includes(asked)) draw(data[0], language)
  } catch {
    // The caller that takes the reply handles what it says.
  }
}

function draw({ title, description, chat_link, next }: EarlyCourse, language: string): void {
  const root = document.getElementById('root')
  const template = document.getElementById('first-course')
  if (!root || root.hasChildNodes() || !(template instanceof HTMLTemplateElement)) return
  const drawn = document.importNode(template.content, true)
  const texts: Record<string, string | null | undefined> = {
    title,
    description,
    chat: chat_link && ' ',
    step: next && `${title} · ${next.module_title}`,
    lesson: next?.lesson_title,
  }
  for (const place of drawn.querySelectorAll<HTMLElement>('[data-text]')) {
    const text = texts[place.dataset['text'] ?? '']
    if (text) place.textContent = text
    else place.remove()
  }
  for (const place of drawn.querySelectorAll<HTMLElement>('[data-ru]'))
    if (language === 'ru') place.textContent = place.dataset['ru'] ?? ''
  if (!next) drawn.querySelector('[data-next]')?.remove()
  root.append(drawn)
}
