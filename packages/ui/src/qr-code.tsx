import type { ReactNode } from 'react'
import { encode } from 'uqr'

/** A QR code drawn in place: dark on white in both themes, since cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className="w-56 max-w-full rounded-card"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#12303f" shapeRendering="crispEdges" />
    </svg>
  )
}
