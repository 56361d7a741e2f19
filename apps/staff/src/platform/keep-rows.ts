/**
 * What a list shows while its next page or filter is on its way: the rows that stood there. That nothing was found is
 * said only of what was asked, and never kept.
 */
export function keepRows<Page extends { rows: readonly unknown[] }>(
  shown: Page | undefined,
): Page | undefined {
  return shown?.rows.length === 0 ? undefined : shown
}
