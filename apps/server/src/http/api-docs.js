const search = document.querySelector('#search')
const count = document.querySelector('#count')
let articles = []

function readArticles() {
  articles = [...document.querySelectorAll('article')].map((element) => ({
    element,
    text: element.textContent.toLowerCase(),
  }))
}

function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
  let shown = 0
  for (const { element, text } of articles) {
    element.hidden = !words.every((word) => text.includes(word))
    if (!element.hidden) shown += 1
  }
  count.textContent = `${shown} of ${articles.length} actions`
}

/** Staff see their own part too: the console stores its session in this tab, or on this device. */
async function showStaffPart() {
  const name = 'qadam.staff-session'
  const stored = sessionStorage.getItem(name) ?? localStorage.getItem(name)
  const token = stored && JSON.parse(stored).token
  if (!token) return
  const reply = await fetch('/api/docs', { headers: { 'X-Staff-Auth': token } })
  if (!reply.ok) return
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html')
  document.querySelector('main').replaceWith(page.querySelector('main'))
  readArticles()
  filter()
}

search.addEventListener('input', filter)
readArticles()
filter()
showStaffPart().catch(() => {})
