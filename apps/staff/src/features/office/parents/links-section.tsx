import { Button } from '@qadam/ui/button'
import { CardList } from '@qadam/ui/card-list'
import { Icon, type IconName } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { QueryView, type QueryViewProps } from '@qadam/web/frame/query-view'
import type { ReactNode } from 'react'

interface LinksSectionProps<Data> extends Required<Pick<QueryViewProps<Data>, 'query' | 'isEmpty'>> {
  title: string
  hint: string
  /** Makes another one; null where there is no room for it. */
  make: { label: string; icon: IconName; isPending: boolean; mutate: () => void } | null
  nothing: string
  /** A row a link. */
  children: (data: Data) => ReactNode
}

/** The links of one kind by which a student's family learns of them. */
export function LinksSection<Data>({
  title,
  hint,
  make,
  nothing,
  query,
  isEmpty,
  children,
}: LinksSectionProps<Data>): ReactNode {
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-56 flex-1">
          <h2 className="text-lg font-bold">{title}</h2>
          <p className="text-sm text-muted">{hint}</p>
        </div>
        {query.data && make && (
          <Button
            size="sm"
            variant="secondary"
            icon={<Icon name={make.icon} size={18} />}
            loading={make.isPending}
            onClick={make.mutate}
          >
            {make.label}
          </Button>
        )}
      </div>
      <QueryView
        query={query}
        skeleton={<Skeleton height={56} />}
        isEmpty={isEmpty}
        empty={<p className="text-muted">{nothing}</p>}
      >
        {(data) => <CardList>{children(data)}</CardList>}
      </QueryView>
    </section>
  )
}
