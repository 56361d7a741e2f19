import type { ReactNode } from 'react'

export function ProsePage(): ReactNode {
  return (
    <main className="p-4">
      <article className="prose mx-auto">
        <h1>Shart: if / else</h1>
        <p>
          Dastur <strong>qaror qabul qilishi</strong> uchun <code>if</code> soʻzidan foydalanamiz. Batafsil{' '}
          <a href="#more">bu yerda</a>. Tugma: <kbd>Ctrl</kbd> + <kbd>Enter</kbd>.
        </p>
        <h2>Qanday yoziladi</h2>
        <pre>
          <code className="hljs">
            x = <span className="hljs-number">7</span>
            {'\n'}
            <span className="hljs-keyword">if</span> x {'>'} <span className="hljs-number">5</span>:{'\n    '}
            <span className="hljs-built_in">print</span>(<span className="hljs-string">"katta"</span>){' '}
            <span className="hljs-comment"># izoh</span>
          </code>
        </pre>
        <ul>
          <li>Shartdan keyin ikki nuqta qoʻyiladi</li>
          <li>
            Blok toʻrt boʻsh joydan boshlanadi
            <ol>
              <li>Birinchi qadam</li>
              <li>Ikkinchi qadam</li>
            </ol>
          </li>
        </ul>
        <blockquote>
          <p>Maslahat: kodni yozishdan oldin rejani soʻz bilan yozib chiqing.</p>
        </blockquote>
        <table>
          <thead>
            <tr>
              <th>Belgi</th>
              <th>Maʼnosi</th>
              <th>Misol</th>
              <th>Natija</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <code>==</code>
              </td>
              <td>Teng</td>
              <td>5 == 5</td>
              <td>True</td>
            </tr>
            <tr>
              <td>
                <code>!=</code>
              </td>
              <td>Teng emas</td>
              <td>5 != 5</td>
              <td>False → notoʻgʻri</td>
            </tr>
          </tbody>
        </table>
        <h3>Русский текст «с кавычками» — № 5</h3>
        <p>Программирование учит думать по шагам: сначала маленький шаг, потом следующий.</p>
        <hr />
      </article>
    </main>
  )
}
