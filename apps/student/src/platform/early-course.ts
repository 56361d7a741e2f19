import type { EarlyCalls } from './early-calls.ts'

/** What is drawn of a course; the app itself reads the whole reply by the contract. */
interface EarlyCourse {
  title: string
  description: string
  chat_link: string | null
  next: { module_title: string; lesson_title: string } | null
}

/**
 * Draws a course from the first reply, as nothing that could be touched, before the app has come: what the app's own
 * components drew at build with names in braces (app/first-course.tsx), with what the reply says. Stands in the page
 * itself (first-script.ts); nothing is drawn where the app is faster, or where the reply is a refusal.
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

function draw(course: EarlyCourse, language: string): void {
  const root = document.getElementById('root')
  const template = document.getElementById('first-course')
  if (!root || root.hasChildNodes() || !(template instanceof HTMLTemplateElement)) return
  // A development server draws none, which throws here.
  const screen = template.content.querySelector(`[lang=${language}]`) as Element
  const drawn = document.importNode(screen, true)
  if (!course.chat_link) drawn.querySelector('[href="{chat_link}"]')?.remove()
  if (!course.next) drawn.querySelector('[data-next]')?.remove()
  const said: Record<string, unknown> = { ...course, ...course.next }
  const texts = document.createNodeIterator(drawn, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = String(text.nodeValue).replace(/\{(\w+)\}/g, (_, name: string) => String(said[name]))
  for (const place of drawn.querySelectorAll<HTMLElement>('[data-style]'))
    place.style.cssText = String(place.dataset['style'])
  root.append(drawn)
}
