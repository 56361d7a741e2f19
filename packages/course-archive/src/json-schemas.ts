import * as z from 'zod'
import { course, lesson } from './schema.ts'

/** The JSON Schemas by which editors complete and underline what authors write, by file name under schema/. */
export function jsonSchemas(): Record<string, string> {
  return {
    'course.schema.json': write('A course of a course archive', course),
    'lesson.schema.json': write('A lesson of a course archive', lesson),
  }
}

function write(title: string, schema: z.ZodType): string {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', target: 'draft-7', reused: 'ref' })
  return `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`
}
