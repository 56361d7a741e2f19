import { expect, it } from 'vitest'
import fire from './fire.lottie.json' with { type: 'json' }

it('the fire is a hundred frames at thirty a second, without expressions', () => {
  expect([fire.fr, fire.ip, fire.op]).toEqual([30, 0, 100])
  expect(JSON.stringify(fire)).not.toMatch(/"x":"/)
})
