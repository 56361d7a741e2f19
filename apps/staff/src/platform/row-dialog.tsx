import type { DataTableProps } from '@qadam/ui/data-table'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'

interface RowDialog<Row> {
  /** The row that stands open. It stays while what is typed about it does, even where the list has lost it meanwhile. */
  row: Row | undefined
  /** The address names a row that the list has not. */
  isGone: boolean
  /** Makes a row the link that opens it: in a new tab, too. */
  renderLink: NonNullable<DataTableProps<Row>['renderLink']>
  close: () => void
}

/**
 * A row that opens in a dialog has a place in the history and an address, `?open=` with its number.
 * @param rows all there are; undefined while they are on their way.
 */
export function useRowDialog<Row extends { id: number }>(
  rows: readonly Row[] | undefined,
  open: number | undefined,
): RowDialog<Row> {
  const navigate = useNavigate()
  const router = useRouter()
  const [last, setLast] = useState<Row>()
  const found = rows?.find(({ id }) => id === open)
  if (found && found !== last) setLast(found)
  const row = found ?? (last?.id === open ? last : undefined)
  const withOpen = (id: number | undefined) => (search: object) => ({ ...search, open: id })
  return {
    row,
    isGone: open !== undefined && rows !== undefined && !row,
    renderLink: ({ id }, props) => <Link to="." search={withOpen(id)} resetScroll={false} {...props} />,
    close: () => {
      const search: { open?: unknown } = router.latestLocation.search
      // What is answered late closes nothing but its own: the browser's way back may have closed it before.
      if (search.open !== open) return
      // One that was opened by its address has nothing behind it.
      if (router.history.canGoBack()) router.history.back()
      else void navigate({ to: '.', search: withOpen(undefined), replace: true, resetScroll: false })
    },
  }
}
