import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import { Conversation } from '../src/sandbox/conversation.ts'

// All output of a child may be the student's.
class FakeChild extends EventEmitter {
  stdout = new PassThrough()
  isKilled = false
  kill() {
    this.isKilled = true
    this.emit('close')
  }
}

export function listen(...pieces: string[]) {
  const child = new FakeChild()
  const talk = new Conversation(child as unknown as ChildProcess) // what is used of one
  for (const piece of pieces) child.stdout.write(piece)
  return { child, next: async () => await talk.next(() => false) }
}

export const fill = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length))
export const done = (result: string) => `${JSON.stringify({ type: 'done', result })}\n`
