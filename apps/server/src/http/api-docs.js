const search = document.querySelector('#search')
const count = document.querySelector('#count')
const articles = [...document.querySelectorAll('article')].map((element) => ({
  element,
  text: element.textContent.toLowerCase(),
}))

function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
  let shown = 0
  for (const { element, text } of articles) {
    element.hidden = !words.every((word) => text.includes(word))
    if (!element.hidden) shown += 1
  }
  count.textContent = `${shown} of ${articles.length} actions`
}

search.addEventListener('input', filter)
filter()
