// Stands in the place of the sandbox's child (sandbox-hostile.test.ts): a student who owns the process, JavaScript
// included. Prints for each attempt what it has got by it, or how it was refused.
const { parent, sibling, folder, secret, ports, own, only } = JSON.parse(await firstLine())

async function firstLine() {
  let text = ''
  for await (const piece of Deno.stdin.readable) {
    text += new TextDecoder().decode(piece)
    if (text.includes('\n')) return text
  }
  return text
}

const url = (port) => `http://127.0.0.1:${port}/`
const made = (name) => `${folder}/made-${name}`
const node = (name) => import(`node:${name}`)
const answered = (emitter, good, bad = 'error') =>
  new Promise((resolve, reject) => {
    emitter.once(good, () => resolve(good))
    emitter.once(bad, reject)
  })
/** Runs code in a worker of this process, asking for every permission there is. */
const inWorker = (code, options = {}) =>
  new Promise((resolve, reject) => {
    const source = `try { self.postMessage({ got: String(await (async () => { ${code} })()) }) } catch (error) { self.postMessage({ error: String(error) }) }`
    const worker = new Worker(`data:text/javascript,${encodeURIComponent(source)}`, {
      type: 'module',
      ...options,
    })
    worker.onmessage = ({ data }) => (data.error ? reject(new Error(data.error)) : resolve(data.got))
    worker.onerror = (event) => {
      event.preventDefault()
      reject(new Error(event.message))
    }
  })

const attempts = {
  // Files.
  readTextFile: () => Deno.readTextFile(secret),
  readPasswd: () => Deno.readTextFile('/etc/passwd'),
  open: () => Deno.open(secret),
  readDir: async () => (await Array.fromAsync(Deno.readDir(folder))).length,
  stat: () => Deno.stat(secret),
  realPath: () => Deno.realPath(secret),
  cwd: () => (Deno.chdir(folder), Deno.readTextFileSync('secret.txt')),
  symlink: () => Deno.symlink(secret, made('link')),
  nodeFs: async () => (await node('fs')).readFileSync(secret, 'utf8'),
  nodeFsPromises: async () => await (await node('fs/promises')).readFile(secret, 'utf8'),
  nodeFsDescriptors: async () => {
    const fs = await node('fs')
    for (let number = 3; number < 64; number += 1) {
      try {
        fs.fstatSync(number)
        const bytes = new Uint8Array(64)
        if (fs.readSync(number, bytes) > 0) return `descriptor ${number}: ${bytes}`
      } catch {
        // Not open, or not ours.
      }
    }
    throw new Error('no descriptor gives anything')
  },
  fetchFile: async () => await (await fetch(`file://${secret}`)).text(),
  importText: async () => (await import(`file://${secret}`, { with: { type: 'text' } })).default,
  importBytes: async () => (await import(`file://${secret}`, { with: { type: 'bytes' } })).default.length,
  importJson: async () => (await import(`file://${folder}/secret.json`, { with: { type: 'json' } })).default,
  importCode: async () => (await import(`file://${folder}/secret.mjs`)).default,
  require: async () => (await node('module')).createRequire(`${own}/x.js`)(`${folder}/secret.json`),
  workerFile: () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(`file://${folder}/secret.mjs`, { type: 'module' })
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = (event) => (event.preventDefault(), reject(new Error(event.message)))
    }),
  sqliteFile: async () => {
    const { DatabaseSync } = await node('sqlite')
    return new DatabaseSync(made('sqlite')).exec('create table a (b)') ?? 'made'
  },
  sqliteAttach: async () => {
    const { DatabaseSync } = await node('sqlite')
    const database = new DatabaseSync(':memory:')
    database.exec(`attach '${made('attached')}' as other`)
    return database.exec('create table other.a (b)') ?? 'attached'
  },
  sqliteExtension: async () => {
    const { DatabaseSync } = await node('sqlite')
    return new DatabaseSync(':memory:', { allowExtension: true }).loadExtension(secret) ?? 'loaded'
  },
  // The disk.
  writeFile: () => Deno.writeTextFile(made('file'), 'x'),
  mkdir: () => Deno.mkdir(made('folder')),
  makeTempFile: () => Deno.makeTempFile(),
  remove: () => Deno.remove(secret),
  nodeWrite: async () => (await node('fs')).writeFileSync(made('node'), 'x') ?? 'written',
  heapSnapshot: async () => (await node('v8')).writeHeapSnapshot(made('heap')),
  report: async () => {
    const { report } = (await node('process')).default
    const name = report.writeReport(made('report'))
    if (name === '') throw new Error('nothing was written')
    return name
  },
  coverage: async () => (await node('v8')).takeCoverage() ?? Deno.readTextFileSync(made('coverage')),
  kv: async () => (await Deno.openKv(made('kv'))).set(['a'], 1),
  ownKv: async () => (await Deno.openKv()).set(['a'], 1),
  // Environment and machine.
  env: () => Deno.env.get('QADAM_TEST_SECRET') ?? Deno.env.get('PATH'),
  envAll: () => JSON.stringify(Deno.env.toObject()),
  nodeEnv: async () => {
    const { env } = (await node('process')).default
    const found = JSON.stringify({ ...env })
    if (found === '{}') throw new Error('an empty environment')
    return found
  },
  setEnv: () => Deno.env.set('A', 'b') ?? 'set',
  hostname: () => Deno.hostname(),
  nodeHostname: async () => (await node('os')).hostname(),
  networkInterfaces: () => JSON.stringify(Deno.networkInterfaces()),
  userInfo: async () => JSON.stringify((await node('os')).userInfo()),
  memoryOfMachine: () => JSON.stringify(Deno.systemMemoryInfo()),
  loadavg: () => JSON.stringify(Deno.loadavg()),
  uid: () => Deno.uid(),
  setUid: async () => (await node('process')).default.setuid(0) ?? 'set',
  // /proc, the parent and its siblings.
  ...Object.fromEntries(
    [
      '/proc/self/environ',
      '/proc/self/mem',
      '/proc/self/maps',
      `/proc/${parent}/environ`,
      `/proc/${parent}/cmdline`,
      `/proc/${parent}/fd`,
      `/proc/${sibling}/mem`,
      `/proc/${sibling}/status`,
      '/proc/net/tcp',
      '/dev/mem',
      '/sys',
    ].map((place) => [
      place,
      async () => {
        try {
          return await Deno.readTextFile(place)
        } catch (error) {
          if (error instanceof Deno.errors.NotCapable) throw error
          return `not refused: ${error}`
        }
      },
    ]),
  ),
  killParent: () => Deno.kill(parent, 'SIGUSR1') ?? 'sent',
  killSibling: () => Deno.kill(sibling, 'SIGKILL') ?? 'sent',
  nodeKill: async () => (await node('process')).default.kill(parent, 'SIGUSR1'),
  nodeKillSibling: async () => (await node('process')).default.kill(sibling, 'SIGKILL'),
  nodeKillGroup: async () => (await node('process')).default.kill(0, 'SIGKILL'),
  priority: async () => (await node('os')).setPriority(parent, 19) ?? 'set',
  // Other programs, code of machines, debuggers.
  command: () => new Deno.Command('ls').output(),
  ownCommand: () => new Deno.Command(Deno.execPath(), { args: ['eval', '-A', '1'] }).output(),
  spawn: async () => await answered((await node('child_process')).spawn('ls'), 'close'),
  spawnSync: async () => {
    const { error } = (await node('child_process')).spawnSync('ls')
    if (error) throw error
    return 'ran'
  },
  fork: async () => (await node('child_process')).fork(`${own}/child.ts`).pid,
  dlopen: () => Deno.dlopen('libc.so.6', { getpid: { parameters: [], result: 'i32' } }),
  pointer: () => new Deno.UnsafePointerView(Deno.UnsafePointer.create(1n)).getInt8(),
  processDlopen: async () => (await node('process')).default.dlopen({ exports: {} }, secret) ?? 'loaded',
  addon: async () => (await node('module')).createRequire(`${own}/x.js`)(`${folder}/addon.node`),
  inspector: async () => (await node('inspector')).open(0, '127.0.0.1') ?? 'open',
  // The network: this machine's own ports first.
  ...Object.fromEntries(
    Object.entries(ports).flatMap(([name, port]) => [
      [`connect ${name}`, () => Deno.connect({ hostname: '127.0.0.1', port })],
      [`fetch ${name}`, () => fetch(url(port))],
      [`localhost ${name}`, () => Deno.connect({ hostname: 'localhost', port })],
      [`ipv6 ${name}`, () => Deno.connect({ hostname: '::1', port })],
      [
        `node:net ${name}`,
        async () => await answered((await node('net')).connect(port, '127.0.0.1'), 'connect'),
      ],
      [`node:http ${name}`, async () => await answered((await node('http')).get(url(port)), 'response')],
      [`node:http2 ${name}`, async () => await answered((await node('http2')).connect(url(port)), 'connect')],
      [
        `websocket ${name}`,
        () =>
          new Promise((resolve, reject) => {
            const socket = new WebSocket(`ws://127.0.0.1:${port}/`)
            socket.onopen = () => resolve('open')
            socket.onerror = (event) => reject(new Error(event.message))
          }),
      ],
      [
        `event source ${name}`,
        () =>
          new Promise((resolve, reject) => {
            const source = new EventSource(url(port))
            source.onopen = () => resolve('open')
            source.onerror = () => (source.close(), reject(new Error('refused')))
          }),
      ],
      [`import ${name}`, () => import(`${url(port)}x.js`)],
      [
        `worker ${name}`,
        () =>
          new Promise((resolve, reject) => {
            const worker = new Worker(`${url(port)}x.js`, { type: 'module' })
            worker.onmessage = () => resolve('ran')
            worker.onerror = (event) => (event.preventDefault(), reject(new Error(event.message)))
          }),
      ],
    ]),
  ),
  outside: () => Deno.connect({ hostname: '192.0.2.1', port: 80 }),
  dns: () => Deno.resolveDns('localhost', 'A'),
  nodeDns: async () => JSON.stringify(await (await node('dns/promises')).lookup('localhost')),
  listen: () => Deno.listen({ port: 0 }),
  serve: () => Deno.serve({ port: 0 }, () => new Response('x')),
  listenDatagram: () => Deno.listenDatagram({ port: 0, transport: 'udp' }),
  nodeDgram: async () => {
    const socket = (await node('dgram')).createSocket('udp4')
    const bound = answered(socket, 'listening')
    socket.bind(0)
    return await bound
  },
  nodeListen: async () => {
    const server = (await node('net')).createServer()
    const listening = answered(server, 'listening')
    server.listen(0)
    return await listening
  },
  unixSocket: () => Deno.connect({ transport: 'unix', path: `${folder}/socket` }),
  npm: () => import('npm:left-pad'),
  jsr: () => import('jsr:@std/path'),
  https: () => import('https://deno.land/std/path/mod.ts'),
  quic: () => Deno.connectQuic({ hostname: '127.0.0.1', port: ports.server, alpnProtocols: ['h3'] }),
  webTransport: async () => await new WebTransport(`https://127.0.0.1:${ports.server}/`).ready,
  // More rights than one has.
  request: async () => granted(await Deno.permissions.request({ name: 'read', path: folder })),
  requestRun: async () => granted(await Deno.permissions.request({ name: 'run' })),
  requestNet: async () => granted(await Deno.permissions.request({ name: 'net' })),
  workerRead: () => inWorker(`return Deno.readTextFileSync(${JSON.stringify(secret)})`),
  workerAllRights: () =>
    inWorker(`return Deno.readTextFileSync(${JSON.stringify(secret)})`, {
      deno: {
        permissions: { read: true, net: true, run: true, env: true, ffi: true, write: true, sys: true },
      },
    }),
  workerInherit: () =>
    inWorker(`return (await fetch(${JSON.stringify(url(ports.server))})).status`, {
      deno: { permissions: 'inherit' },
    }),
  nodeWorker: async () => {
    const { Worker: Thread } = await node('worker_threads')
    const code = `const fs = require('node:fs'); require('node:worker_threads').parentPort.postMessage(fs.readFileSync(${JSON.stringify(secret)}, 'utf8'))`
    return await answered(new Thread(code, { eval: true, env: {} }), 'message')
  },
  workerRun: () => inWorker(`return new Deno.Command('ls').outputSync().code`),
  ops: () => {
    const { core } = Deno[Deno.internal]
    const names = Object.keys(core.ops ?? {}).filter((name) =>
      /read_file|open_sync|spawn|dlopen|kill/.test(name),
    )
    for (const name of names) {
      try {
        const found = core.ops[name](secret, undefined, false)
        if (found !== undefined) return `${name}: ${found}`
      } catch {
        // Refused.
      }
    }
    throw new Error('no op gives anything')
  },
  // What a browser stores in a folder of its own; here there is no such folder.
  localStorage: () => localStorage.setItem('a', 'b') ?? 'kept',
  caches: async () => (await (await caches.open('a')).put('http://x/', new Response('b'))) ?? 'kept',
  madeCode: () => new Function('return 1')(),
}

/** For asking at all Deno ends the process: each of these has one of its own. */
const ending = ['workerAllRights', 'workerInherit']

function granted({ state }) {
  if (state === 'granted') return 'granted'
  throw new Error(state)
}

/** What takes the machine's memory, or talks without end: never done, so it must be ended. */
const floods = {
  buffers: () => {
    const kept = []
    for (;;) kept.push(new Uint8Array(30_000_000).fill(1))
  },
  sharedMemory: () => {
    const kept = []
    for (;;) kept.push(new Uint8Array(new SharedArrayBuffer(30_000_000)).fill(1))
  },
  wasmMemory: () => {
    const kept = []
    for (;;) {
      const memory = new WebAssembly.Memory({ initial: 1000 })
      new Uint8Array(memory.buffer).fill(1)
      kept.push(memory)
    }
  },
  workers: () => {
    const fills = 'const kept = []; for (;;) kept.push(new Uint8Array(5_000_000).fill(1))'
    for (let count = 0; count < 20; count += 1) void inWorker(fills)
    return new Promise(() => undefined)
  },
  texts: () => {
    const line = `${'a'.repeat(1_000_000)}\n`
    const bytes = new TextEncoder().encode(line)
    for (;;) Deno.stdout.writeSync(bytes)
  },
}

// What an attempt leaves behind is no reason to end.
globalThis.addEventListener('unhandledrejection', (event) => event.preventDefault())
globalThis.addEventListener('error', (event) => event.preventDefault())

const found = {}
const attempted = floods[only] ? { [only]: floods[only] } : attempts
for (const [name, attempt] of Object.entries(attempted)) {
  if (only ? name !== only : ending.includes(name)) continue
  try {
    const late = new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), 2000))
    const got = await Promise.race([(async () => await attempt())(), late])
    found[name] = `GOT ${String(got).slice(0, 100)}`
  } catch (error) {
    found[name] = `refused: ${String(error).slice(0, 160)}`
  }
}
console.log(JSON.stringify(found))
Deno.exit(0)
