import { setImmediate as nextTurn } from 'node:timers/promises'
import { commonErrors, errorStatus, failure, type Action, type ErrorCode } from '@qadam/contract'
import * as z from 'zod/mini'
import { exampleOf, type JsonSchema } from './schema-example.ts'

export interface DescribedEndpoint {
  path: string
  tokenHeader: string
  actions: readonly Action[]
}

/**
 * The OpenAPI 3.1 document of the actions that are served, made from the very schemas that check them: a second of work
 * for all of them, between which others have their turn.
 */
export async function describeApi(endpoints: readonly DescribedEndpoint[]): Promise<Record<string, unknown>> {
  const paths: Record<string, unknown> = {}
  for (const endpoint of endpoints) {
    for (const action of endpoint.actions) {
      // The action is part of the address: one address, one meaning, as OpenAPI wants it.
      paths[`${endpoint.path}?action=${action.name}`] = { post: describeAction(action, endpoint) }
      await nextTurn()
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Qadam',
      version: '1',
      description:
        'Every call is a POST with the action in the query, or as a form field `action`. Bodies may be JSON, urlencoded or multipart. ' +
        'Unknown fields are ignored; ids may be strings of digits; times are ISO 8601 in UTC; durations end in `_s`.',
    },
    paths,
    components: {
      securitySchemes: Object.fromEntries(
        endpoints.map((endpoint) => [
          endpoint.tokenHeader,
          { type: 'apiKey', in: 'header', name: endpoint.tokenHeader },
        ]),
      ),
      schemas: { Failure: inputSchema(failure) },
    },
  }
}

/** What an action takes, as JSON Schema. */
export function inputSchema(schema: z.ZodMiniType): JsonSchema {
  return withoutDialect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

/** What an action gives, as JSON Schema. */
export function outputSchema(schema: z.ZodMiniType): JsonSchema {
  return withoutDialect(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))
}

/** Every code an action can answer with. */
export function errorsOf(action: Action): ErrorCode[] {
  const possible = commonErrors.filter((code) => {
    if (code === 'account.frozen') return action.access.frozen === 'refused'
    if (code === 'auth.required' || code === 'access.forbidden') return action.access.role !== 'anyone'
    return true
  })
  return [...new Set<ErrorCode>([...possible, ...(action.errors ?? [])])]
}

function describeAction(action: Action, endpoint: DescribedEndpoint): Record<string, unknown> {
  const input = inputSchema(action.input)
  const output = outputSchema(action.output)
  const example = exampleOf(input)
  return {
    operationId: action.name,
    summary: action.summary,
    description: `Role: ${action.access.role}. A frozen account is ${action.access.frozen}.`,
    security:
      action.access.role === 'anyone'
        ? [{}, { [endpoint.tokenHeader]: [] }]
        : [{ [endpoint.tokenHeader]: [] }],
    requestBody: {
      content: Object.fromEntries(
        ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'].map((type) => [
          type,
          type === 'application/json' ? { schema: input, example } : { schema: input },
        ]),
      ),
    },
    responses: {
      200: {
        description: 'Done',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { success: { const: true }, data: output },
              required: ['success', 'data'],
            },
            example: { success: true, data: exampleOf(output) },
          },
        },
      },
      ...failuresOf(action),
    },
  }
}

function failuresOf(action: Action): Record<string, unknown> {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of errorsOf(action)) {
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}

function withoutDialect(schema: object): JsonSchema {
  const { $schema: _, ...rest } = schema as JsonSchema & { $schema?: string } // what z.toJSONSchema gives
  return rest
}
