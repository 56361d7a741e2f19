import * as z from 'zod/mini'

/** Of a file for spreadsheets: CSV in UTF-8, or a workbook of Excel. */
export const tableFormat = z._default(z.enum(['csv', 'xlsx']), 'csv')
export type TableFormat = z.infer<typeof tableFormat>
