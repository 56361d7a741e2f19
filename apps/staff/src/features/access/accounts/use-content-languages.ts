import { usualContentLanguages, type ContentLanguages } from '@qadam/contract'
import { useQuery } from '@tanstack/react-query'
import { meQuery } from './me-query.ts'

/** What the school wants its content in; until that is known, as usual. */
export function useContentLanguages(): ContentLanguages {
  const { data: me } = useQuery(meQuery)
  return me?.content_languages ?? usualContentLanguages
}
