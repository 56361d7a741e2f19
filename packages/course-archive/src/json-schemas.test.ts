import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jsonSchemas } from './json-schemas.ts'

test('the schemas for editors say what the reader accepts', () => {
  for (const [name, content] of Object.entries(jsonSchemas()))
    expect(readFileSync(new URL(`../schema/${name}`, import.meta.url), 'utf8'), 'run npm run schemas').toBe(
      content,
    )
})
