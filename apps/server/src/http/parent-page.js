// What a parent's link holds stands behind #, which no browser sends: it is handed over once, for a cookie that no script
// reads, and taken out of the address.
const showOnly = (name) => {
  for (const id of ['opening', 'failed', 'asked']) {
    const part = document.getElementById(id)
    if (part) part.hidden = id !== name
  }
}
const handOver = () => {
  const token = location.hash.slice(1)
  if (token === '') return
  history.replaceState(null, '', location.pathname + location.search)
  showOnly('opening')
  const fail = () => {
    // A reload tries again.
    history.replaceState(null, '', `${location.pathname}${location.search}#${token}`)
    showOnly('failed')
  }
  fetch('/parent/open', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
    .then(async (answer) => {
      const { ok, status } = answer
      // The page of this link: another child's has its own. An older server knows one for all.
      if (ok) location.replace(`${(await answer.json()).page ?? '/parent'}${location.search}`)
      else if (status === 429) location.replace(`/parent/wait${location.search}`)
      else if (status === 404) location.replace(`/parent/ended${location.search}`)
      // A server that is busy or starts anew says nothing of the link.
      else fail()
    })
    .catch(fail)
}
handOver()
// Another child's link, opened where this page stands already.
addEventListener('hashchange', handOver)
