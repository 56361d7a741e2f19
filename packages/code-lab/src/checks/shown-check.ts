/** A check as it is shown; a hidden one shows no more than its title. */
export interface ShownCheck {
  id: string
  title: string
  hidden?: boolean | undefined
  input?: readonly string[] | undefined
  output?: string | undefined
  assert?: string | undefined
}

export interface ShownFault {
  kind: 'output' | 'assert' | 'error' | 'too_much' | 'too_long' | 'broken'
  expected?: string | undefined
  message?: string | undefined
  line?: number | undefined
  file?: string | undefined
  /** What the message means, in the reader's language. */
  explanation?: string | undefined
}

export interface ShownResult {
  id: string
  passed: boolean
  /** Null where it is passed, and where the fault is hidden. */
  fault: ShownFault | null
  printed: string
}
