import { Icon } from '@qadam/ui/icon'
import { TextField } from '@qadam/ui/text-field'
import type { ReactNode } from 'react'
import type { ListSearch } from './list-page.ts'

export interface ListFilterProps {
  label: string
  search: ListSearch
  onSearch: (search: ListSearch) => void
  className?: string
}

/** Where the words are typed that rows are found by; what is found is shown from its first page. */
export function ListFilter({
  label,
  search,
  onSearch,
  className = 'min-w-52 flex-1',
}: ListFilterProps): ReactNode {
  return (
    <TextField
      label={label}
      type="search"
      value={search.q ?? ''}
      maxLength={100}
      start={<Icon name="search" size={20} />}
      className={className}
      onChange={({ target: { value } }) =>
        onSearch({ ...search, page: undefined, q: value === '' ? undefined : value })
      }
    />
  )
}
