import { runInNewContext, Script } from 'node:vm'
import { expect, test } from 'vitest'
import { webFrameSources } from './sources.ts'

const sources = webFrameSources()

test('the frame’s scripts are plain ones, as a browser takes them', () => {
  for (const text of Object.values(sources)) expect(() => new Script(text)).not.toThrow()
})

test('the runtime that each page begins with stays within its script element', () => {
  const line = /^const sources = (?<json>.*)$/m.exec(sources.frame)?.groups?.['json'] ?? ''
  const { runtime } = JSON.parse(line) as { runtime: string } // as written there
  expect(() => new Script(runtime)).not.toThrow()
  expect(runtime).not.toMatch(/<\/script|<!--/i)
  expect(runtime).not.toMatch(/^(?:import|export) /m)
})

test('React comes with every name that can be imported from it', () => {
  const given: Record<string, string> = {}
  runInNewContext(sources.react, { libraries: given })
  expect(Object.keys(given)).toEqual([
    '@registry',
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-dom/client',
  ])
  expect(given['react']).toMatch(/\buseState\b/)
  expect(given['react-dom/client']).toMatch(/\bcreateRoot\b/)
  const made: unknown = runInNewContext(`${given['@registry']}; need('react')`)
  expect(made).toHaveProperty('useState')
})
