/** A planted bug: what was bought by a request is forgotten, so that its repeat buys again. */
import { randomUUID } from 'node:crypto'
import { original, plant, textOf } from './queries.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const bought = new Set<string>()

plant(async function (...parameters) {
  const text = textOf(parameters)
  const [first] = parameters
  if (!text.includes('"shop_orders"') || typeof first !== 'object' || first === null || !('values' in first))
    return await original.apply(this, parameters)
  const values: unknown[] = Array.isArray(first.values) ? [...first.values] : []
  const place = values.findIndex((value) => typeof value === 'string' && uuid.test(value))
  const request = String(values[place])
  if (place !== -1 && bought.has(request)) values[place] = randomUUID()
  if (place !== -1 && text.startsWith('insert')) bought.add(request)
  return await original.apply(this, [{ ...first, values }, ...parameters.slice(1)])
})
