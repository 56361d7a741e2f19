export const test = {} as const
