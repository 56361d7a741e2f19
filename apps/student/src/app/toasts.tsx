import { useMedia } from '@qadam/ui/use-media'
import { onToasterAsked } from '@qadam/web/toast'
import { Toasts as Shown } from '@qadam/web/frame/toasts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { clearOf, type Clear } from './toast-place.ts'

const WIDE = '(min-width: 600px)'
const GAP_PX = 12

/** At the top right below the bars; on a phone above what stands at the foot, where a thumb puts them away. */
export function Toasts(): ReactNode {
  const isWide = useMedia(WIDE)
  const { head_px, foot_px } = useClear()
  const top = head_px + GAP_PX
  const bottom = foot_px + GAP_PX
  return isWide ? (
    <Shown position="top-right" offset={{ top, right: 24 }} mobileOffset={{ top }} />
  ) : (
    <Shown position="bottom-center" mobileOffset={{ bottom, left: GAP_PX, right: GAP_PX }} />
  )
}

/** What stands around the screen changes with the screen, with its size and with the banner. */
function useClear(): Clear {
  const router = useRouter()
  const [clear, setClear] = useState(() => clearOf(document))
  useEffect(() => {
    const measure = () => setClear(clearOf(document))
    const banner = new MutationObserver(measure)
    banner.observe(document.documentElement, { attributes: true, attributeFilter: ['data-banner', 'style'] })
    const forget = [onToasterAsked(measure), router.subscribe('onRendered', measure)]
    window.addEventListener('resize', measure)
    return () => {
      banner.disconnect()
      window.removeEventListener('resize', measure)
      for (const one of forget) one()
    }
  }, [router])
  return clear
}
