/** `npm run schemas -w @qadam/course-archive` brings schema/*.json up to date with src/schema.ts. */
import { mkdir, writeFile } from 'node:fs/promises'
import { jsonSchemas } from '../src/json-schemas.ts'

const folder = new URL('../schema/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const [name, content] of Object.entries(jsonSchemas())) await writeFile(new URL(name, folder), content)
