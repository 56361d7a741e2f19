// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { ToolLabels } from './labels.ts'
import type { StoredLink, StoredLinksPort } from './ports.ts'
import { StoredLinks } from './stored-links.tsx'

let root: Root
afterEach(() => root.unmount())

// Names stand for texts; those that are made of something say of what.
const words = new Proxy(
  {},
  {
    get: (_, group: string) =>
      group === 'share'
        ? {
            copy: 'copy',
            link: 'link',
            stored: {
              ...Object.fromEntries(
                [
                  'title',
                  'text',
                  'make',
                  'address',
                  'list',
                  'nameless',
                  'isOver',
                  'end',
                  'sure',
                  'yes',
                  'ended',
                ].map((name) => [name, `<${name}>`]),
              ),
              madeAt: () => '<madeAt>',
              endOne: (name: string) => `end ${name}`,
            },
          }
        : `<${group}>`,
  },
) as ToolLabels // what the part under test reads of it

const project = { files: { 'main.py': 'print(1)' }, media: {} }

function show(changes: Partial<StoredLinksPort> = {}, links: StoredLink[] = []) {
  const port: StoredLinksPort = {
    make: async () => {
      links.unshift({ id: 2, title: '<b>Oʻyin</b>', madeAt: new Date(0), isOver: false })
      return 'https://school.example/py#shared=abc'
    },
    list: async () => [...links],
    end: async (id) =>
      void links.splice(
        links.findIndex((link) => link.id === id),
        1,
      ),
    problem: () => 'no network',
    ...changes,
  }
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  root.render(<StoredLinks project={project} port={port} words={words} />)
  return port
}
const button = async (name: string) =>
  await vi.waitFor(() => {
    const found = [...document.querySelectorAll('button')].find(
      (one) => one.textContent === name || one.getAttribute('aria-label') === name,
    )
    if (!found) throw new Error(`no ${name}`)
    return found
  })
const address = () => document.querySelector('input')?.value

test('a link is made once it is asked for, shown, and taken back after a question', async () => {
  const made = vi.fn(async () => 'https://school.example/py#shared=abc')
  show({ make: made }, [{ id: 2, title: '<b>Oʻyin</b>', madeAt: new Date(0), isOver: false }])
  const end = await button('end <b>Oʻyin</b>')
  expect(made).not.toHaveBeenCalled()
  ;(await button('<make>')).click()
  await vi.waitFor(() => expect(address()).toBe('https://school.example/py#shared=abc'))
  expect(made).toHaveBeenCalledWith(project)
  expect(document.querySelector('li b')).toBeNull()
  end.click()
  await vi.waitFor(() => expect(document.body.textContent).toContain('<sure>'))
  ;(await button('<yes>')).click()
  await vi.waitFor(() => expect(document.querySelector('li')).toBeNull())
  expect(address()).toBeUndefined()
  expect(document.querySelector('[role=status]')?.textContent).toBe('<ended>')
})

test('what failed says why, and can be tried again', async () => {
  let isDown = true
  show({
    make: async () => {
      if (isDown) throw new Error('down')
      return 'https://school.example/py#shared=abc'
    },
  })
  ;(await button('<make>')).click()
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toContain('no network'))
  isDown = false
  ;(await button('<make>')).click()
  await vi.waitFor(() => expect(address()).toContain('#shared='))
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('what staff ended says so and can’t be ended again', async () => {
  show({}, [{ id: 1, title: '', madeAt: new Date(0), isOver: true }])
  await vi.waitFor(() => expect(document.querySelector('li')?.textContent).toBe('<nameless><isOver>'))
})
