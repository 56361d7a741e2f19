// What a parent's link holds stands behind #, which no browser sends: it is handed over once, for a cookie that no script
// reads, and taken out of the address.
const token = location.hash.slice(1)
const showOnly = (name) => {
  for (const id of ['opening', 'failed', 'asked']) {
    const part = document.getElementById(id)
    if (part) part.hidden = id !== name
  }
}
if (token !== '') {
  history.replaceState(null, '', location.pathname + location.search)
  showOnly('opening')
  fetch('/parent/open', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  }).then(
    ({ ok, status }) =>
      location.replace(ok ? `/parent${location.search}` : `/parent/${status === 429 ? 'wait' : 'ended'}`),
    () => {
      // A reload tries again.
      history.replaceState(null, '', `${location.pathname}${location.search}#${token}`)
      showOnly('failed')
    },
  )
}
