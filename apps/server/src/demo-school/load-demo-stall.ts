import { demoStall } from '@qadam/demo'
import type { Executor } from '../database/database.ts'
import { hasItem, insertItem } from '../modules/rewards/shop/index.ts'

/** Puts the demo's things on the shelves, each once: what the school has changed of them since stays. */
export async function loadDemoStall(db: Executor): Promise<void> {
  for (const { key, ...item } of demoStall) {
    const stableId = `demo-${key}`
    if (!(await hasItem(db, stableId))) await insertItem(db, { ...item, published: true }, stableId)
  }
}
