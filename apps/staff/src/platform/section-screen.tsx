import { Tabs } from '@qadam/ui/tabs'
import { PageTitle } from '@qadam/web/frame/page-title'
import { useNavigate } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import type { paths } from './paths.ts'

/** What a screen's address says: which section stands in it, none for the first, and what is sought there. */
interface Address {
  section?: string | undefined
}

interface Section<Search> {
  title: string
  panel: (list: { search: Search; onSearch: (search: object, isStep?: true) => void }) => ReactNode
}

/** Each section, in the order of the tabs, with the search of its own list: one that the address knows is not forgotten. */
type Sections<Search extends Address, First extends string> = {
  [Name in First | NonNullable<Search['section']>]: Section<
    Extract<Search, Name extends First ? { section?: undefined } : { section: Name }>
  >
}

export interface SectionScreenProps<Search extends Address, First extends string> {
  title: string
  /** What the tabs are, for screen readers. */
  label: string
  path: (typeof paths)['exam' | 'payments' | 'people' | 'shop']
  search: Search
  /** The section where the address names none. */
  first: First
  sections: Sections<Search, First>
  /** Whoever may see the first alone has no tabs. */
  isFirstAlone?: boolean
  className?: string
  tabsClassName: string
}

/** A screen of the office: its title, its tabs, and the panel of the section that its address names. */
export function SectionScreen<Search extends Address, const First extends string>({
  title,
  label,
  path,
  search,
  first,
  sections,
  isFirstAlone = false,
  className = '',
  tabsClassName,
}: SectionScreenProps<Search, First>): ReactNode {
  const navigate = useNavigate()
  const go = (next: object, isStep?: true) =>
    void navigate({
      to: path,
      search: { ...next },
      replace: isStep !== true,
      // Another page is read from its top; what is chosen within one leaves the focus in sight.
      resetScroll: isStep === true || ('page' in next && next.page !== undefined),
    })
  const all = sections as unknown as Readonly<Record<string, Section<Search>>> // each is given the search of its own name
  const tabs = Object.entries(all).map(([value, each]) => ({ value, label: each.title }))
  const section = (!isFirstAlone && search.section) || first
  return (
    <div className={`flex flex-col gap-5 px-4 py-5 sm:px-6 ${className}`}>
      <PageTitle>{title}</PageTitle>
      <h1 className="text-2xl font-bold">{title}</h1>
      {!isFirstAlone && (
        <Tabs
          label={label}
          className={tabsClassName}
          value={section}
          onChange={(next) => go(next === first ? {} : { section: next })}
          items={tabs}
          // Four are wider than a phone.
          inPairs={tabs.length > 3}
        />
      )}
      <Fragment key={section}>{all[section]?.panel({ search, onSearch: go })}</Fragment>
    </div>
  )
}
