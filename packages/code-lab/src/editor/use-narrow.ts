import { useMedia } from '@qadam/ui/use-media'

/** Whether code and what it does stand behind each other, as on a phone; the styles of both labs say the same width. */
export function useNarrow(): boolean {
  return useMedia('(max-width: 699px)')
}
