export * from './schema.ts'
export * from './archive.ts'
