import { useEffect, useState, type ReactNode } from 'react'
import { embeddedContent, isEmbedded, mediaType } from '../project/media.ts'
import { ToolIcon } from '@qadam/ui/tool-icon'
import type { MediaPort } from './ports.ts'

/** A small picture of a medium; where the browser cannot show it, its sign. */
export function MediaThumb({
  name,
  value,
  port,
}: {
  name: string
  value: string
  port: MediaPort
}): ReactNode {
  const [isBroken, setBroken] = useState(false)
  const isVideo = mediaType(name)?.startsWith('video/') ?? false
  const address = useAddress(name, value, port)
  useEffect(() => setBroken(false), [address])
  const source = isBroken ? undefined : address
  return (
    <div className="grid h-14 w-18 place-items-center overflow-hidden rounded-control bg-tile text-muted">
      {source === undefined ? (
        <ToolIcon name={isVideo ? 'film' : 'picture'} size={28} />
      ) : isVideo ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a still of what the student made, without sound
        <video
          className="size-full object-cover"
          src={`${source}#t=0.1`}
          preload="metadata"
          muted
          playsInline
          onError={() => setBroken(true)}
        />
      ) : (
        <img
          className="size-full object-cover"
          src={source}
          alt=""
          loading="lazy"
          onError={() => setBroken(true)}
        />
      )}
    </div>
  )
}

/** What an element can load: media that are embedded become addresses of this page alone, until they are not shown. */
function useAddress(name: string, value: string, port: MediaPort): string | undefined {
  const [made, setMade] = useState<string | undefined>(undefined)
  const type = mediaType(name) ?? ''
  useEffect(() => {
    if (!isEmbedded(value)) return
    const address = URL.createObjectURL(new Blob([embeddedContent(value)], { type }))
    setMade(address)
    return () => {
      setMade(undefined)
      URL.revokeObjectURL(address)
    }
  }, [value, type])
  return isEmbedded(value) ? made : port.show(value)
}
