import { useRef, useState, type FormEvent, type RefObject, type SyntheticEvent } from 'react'

type Texts<Name extends string> = Readonly<Record<Name, string>>
/** By field what is wrong with it; `form` is of them all. */
type Faults<Name extends string> = Readonly<Partial<Record<Name | 'form', string | undefined>>>

export interface Fields<Name extends string> {
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onChange: (event: FormEvent<HTMLFormElement>) => void
  }
  faults: Faults<Name>
  setFaults: (faults: Faults<Name>) => void
  /** What was typed is on its way, or went well and leads elsewhere. */
  isBusy: boolean
  textOf: (name: Name) => string
  clear: (name: Name) => void
  focus: (name: Name) => void
  /** Sends what is typed unless something is missing. @param send gives what was wrong with it, nothing where all went well. */
  submit: (
    send: (texts: Texts<Name>) => Promise<Faults<Name> | void> | void,
  ) => (event: SyntheticEvent) => void
}

/**
 * The fields of a form that asks for a password, by the names of its inputs. They keep their own texts: what a password
 * manager fills in is read without an event. What is missing is told at a press, and no more once it is there.
 */
export function useFields<Name extends string>(
  names: readonly Name[],
  check: (texts: Texts<Name>) => Faults<Name>,
): Fields<Name> {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState({} as Faults<Name>) // nothing is wrong yet: each may be absent
  const [isBusy, setBusy] = useState(false)
  const inputOf = (name: Name): HTMLInputElement | undefined => {
    const found = form.current?.elements.namedItem(name)
    return found instanceof HTMLInputElement ? found : undefined
  }
  const texts = (): Texts<Name> => {
    const data = new FormData(form.current ?? undefined)
    const typed = names.map((name) => [name, data.get(name) ?? ''])
    return Object.fromEntries(typed) as Texts<Name> // no field holds a file
  }
  function show(found: Faults<Name>): void {
    setFaults(found)
    const first = names.find((name) => found[name] !== undefined)
    if (first !== undefined) inputOf(first)?.focus()
  }
  return {
    formProps: {
      ref: form,
      noValidate: true,
      onChange: ({ target }) => {
        const name = names.find((each) => inputOf(each) === target)
        if (name !== undefined && faults[name] !== undefined)
          setFaults({ ...faults, [name]: check(texts())[name] })
      },
    },
    faults,
    setFaults,
    isBusy,
    textOf: (name) => texts()[name],
    clear: (name) => {
      const input = inputOf(name)
      if (input) input.value = ''
    },
    focus: (name) => inputOf(name)?.focus(),
    submit: (send) => (event) => {
      event.preventDefault()
      if (isBusy) return
      const typed = texts()
      const missing = check(typed)
      show(missing)
      if (Object.values(missing).some((fault) => fault !== undefined)) return
      setBusy(true)
      void (async () => {
        let isSent = false
        try {
          const refused = await send(typed)
          isSent = !refused
          if (refused) show(refused)
        } finally {
          // A failure that nobody expected leaves the button to be pressed again.
          if (!isSent) setBusy(false)
        }
      })()
    },
  }
}
