import { usualContentLanguages, type ContentLanguages } from '@qadam/contract'
import { createContext } from 'react'

/** What the school wants its content in, as what is open tells. */
export const ContentLanguagesContext = createContext<ContentLanguages>(usualContentLanguages)
