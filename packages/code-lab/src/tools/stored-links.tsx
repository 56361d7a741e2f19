import { Button } from '@qadam/ui/button'
import { Notice } from '@qadam/ui/notice'
import { useEffect, useState, type ReactNode } from 'react'
import type { Project } from '../project/project.ts'
import type { ToolLabels } from './labels.ts'
import { LinkField } from './link-field.tsx'
import type { StoredLink, StoredLinksPort } from './ports.ts'

interface StoredLinksProps {
  project: Project
  port: StoredLinksPort
  words: ToolLabels
}

/** Makes a link to a copy that is stored elsewhere, and takes those back that were made. */
export function StoredLinks({ project, port, words }: StoredLinksProps): ReactNode {
  const say = words.share.stored
  const [address, setAddress] = useState<string>()
  const [links, setLinks] = useState<readonly StoredLink[]>([])
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [note, setNote] = useState('')
  useEffect(() => {
    let isGone = false
    port.list().then(
      (found) => !isGone && setLinks(found),
      (error: unknown) => !isGone && setProblem(port.problem(error)),
    )
    return () => {
      isGone = true
    }
  }, [port])
  const act = async (change: () => Promise<void>) => {
    setBusy(true)
    setProblem(undefined)
    setNote('')
    try {
      await change()
      setLinks(await port.list())
    } catch (error) {
      setProblem(port.problem(error))
    }
    setBusy(false)
  }
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-lead font-semibold">{say.title}</h3>
      <p className="text-compact text-muted">{say.text}</p>
      {address === undefined ? (
        <Button loading={isBusy} onClick={() => void act(async () => setAddress(await port.make(project)))}>
          {say.make}
        </Button>
      ) : (
        <LinkField address={address} label={say.address} words={words.share} />
      )}
      {problem !== undefined && <Notice role="alert" tone="saffron" icon="warning" title={problem} />}
      {links.length > 0 && (
        <>
          <h4 className="pt-1 text-compact font-semibold">{say.list}</h4>
          <ul className="flex flex-col divide-y divide-line">
            {links.map((link) => (
              <LinkRow
                key={link.id}
                link={link}
                isBusy={isBusy}
                words={say}
                cancel={words.cancel}
                onEnd={() =>
                  void act(async () => {
                    await port.end(link.id)
                    // It may be the one on the screen.
                    setAddress(undefined)
                    setNote(say.ended)
                  })
                }
              />
            ))}
          </ul>
        </>
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {note}
      </p>
    </section>
  )
}

interface LinkRowProps {
  link: StoredLink
  isBusy: boolean
  words: ToolLabels['share']['stored']
  cancel: string
  onEnd: () => void
}

function LinkRow({ link, isBusy, words, cancel, onEnd }: LinkRowProps): ReactNode {
  const [isAsking, setAsking] = useState(false)
  const name = link.title === '' ? words.nameless : link.title
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <span className={`text-compact ${isAsking ? 'basis-full' : 'min-w-36 flex-1'}`}>
        <span className="block wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted">
          {isAsking ? words.sure : link.isOver ? words.isOver : words.madeAt(link.madeAt)}
        </span>
      </span>
      {isAsking ? (
        <>
          <Button variant="ghost" size="sm" onClick={() => setAsking(false)}>
            {cancel}
          </Button>
          <Button variant="danger" size="sm" loading={isBusy} onClick={onEnd}>
            {words.yes}
          </Button>
        </>
      ) : (
        !link.isOver && (
          <Button variant="ghost" size="sm" aria-label={words.endOne(name)} onClick={() => setAsking(true)}>
            {words.end}
          </Button>
        )
      )}
    </li>
  )
}
