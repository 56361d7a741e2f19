import * as z from 'zod/mini'

/**
 * An enum of a reply (never of an input): the value of a newer server that this app does not know becomes a plain one.
 * @param closed an enum, or one that may be null
 */
export function openEnum<Value extends string | null>(closed: z.ZodMiniType<Value, Value>, plain: Value) {
  const opened = (sent: unknown): unknown =>
    typeof sent === 'string' && !z.safeParse(closed, sent).success ? plain : sent
  return z.pipe(z.transform(opened), closed) as unknown as z.ZodMiniType<Value, Value> // a server sends what it knows
}

/** A list of a reply without its members of a kind that this app does not know, where nothing plain may stand for them. */
export function openList<Member extends z.ZodMiniType>(member: Member) {
  const isOfUnknownKind = (sent: unknown): boolean =>
    z.safeParse(member, sent).error?.issues.every(({ code }) => code === 'invalid_value') ?? false
  const opened = (sent: unknown): unknown =>
    Array.isArray(sent) ? sent.filter((one) => !isOfUnknownKind(one)) : sent
  type List = z.ZodMiniType<z.output<Member>[], z.input<Member>[]>
  return z.pipe(z.transform(opened), z.array(member)) as unknown as List // a server sends what it knows
}
