import { setImmediate as nextTurn } from 'node:timers/promises'
import { errorStatus, type Action } from '@qadam/contract'
import { errorsOf, inputSchema, outputSchema, type DescribedEndpoint } from './openapi.ts'
import { schemaText } from './schema-example.ts'

/** A page that lists every action with what it takes, gives and refuses; the browser only filters it. */
export async function renderApiDocs(endpoints: readonly DescribedEndpoint[]): Promise<string> {
  const sections: string[] = []
  for (const endpoint of endpoints)
    for (const action of endpoint.actions) {
      sections.push(renderAction(action, endpoint))
      await nextTurn()
    }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Qadam API</title>
<link rel="stylesheet" href="/api/docs/api-docs.css">
<script src="/api/docs/api-docs.js" defer></script>
</head>
<body>
<header>
<h1>Qadam API</h1>
<p>Every call is <code>POST PATH?action=NAME</code>; the token goes into the header named beside the action.
Success is <code>{"success":true,"data":…}</code>, failure <code>{"success":false,"error":{"code","message",…}}</code>.
The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. What staff may do is described to those who are signed in at
the console in this tab, and to programs that send <code>X-Staff-Auth</code>.</p>
<label>Find an action, a field or an error <input id="search" type="search" autocomplete="off"></label>
<p id="count" role="status"></p>
</header>
<main>
${sections.join('\n')}
</main>
</body>
</html>
`
}

function renderAction(action: Action, endpoint: DescribedEndpoint): string {
  const errors = errorsOf(action).map((code) => `<li><code>${escape(code)}</code> ${errorStatus[code]}</li>`)
  const token =
    action.access.role === 'anyone'
      ? 'no token needed'
      : `token of a ${action.access.role} in ${endpoint.tokenHeader}`
  return `<article id="${escape(action.name)}">
<h2><a href="#${escape(action.name)}">${escape(action.name)}</a></h2>
<p>${escape(action.summary)}</p>
<p class="facts">${escape(endpoint.path)} · ${escape(token)} · a frozen account is ${action.access.frozen}</p>
<h3>Takes</h3>
<pre>${escape(schemaText(inputSchema(action.input)))}</pre>
<h3>Gives</h3>
<pre>${escape(schemaText(outputSchema(action.output)))}</pre>
<h3>Refuses with</h3>
<ul>${errors.join('')}</ul>
</article>`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
