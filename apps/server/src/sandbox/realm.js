// What stands around Python in its realm (python-realm.ts): a bare JavaScript shell as Pyodide knows them, and the steps
// of a check. Evaluated as one expression.
;({ sizeOf, fill, textOf, random, now, decode, touched }) => {
  const silent = () => {}
  /** An exception of the host would bring its whole realm along. */
  const guarded =
    (ask) =>
    (...given) => {
      try {
        return ask(...given)
      } catch {
        throw new RangeError('refused')
      }
    }
  const askRandom = guarded(random)
  const askNow = guarded(now)
  const askDecode = guarded(decode)
  const tellTouched = guarded(touched)
  const bytesOf = (name) => {
    const bytes = new Uint8Array(sizeOf(name))
    fill(name, bytes)
    return bytes
  }
  globalThis.read = (name, kind) => (kind === 'binary' ? bytesOf(name) : textOf(name))
  globalThis.readbuffer = (name) => bytesOf(name).buffer
  globalThis.load = () => {
    throw new Error('there is nothing to load')
  }
  globalThis.os = { system: (_shell, words) => askRandom(+/-c(\d+)/.exec(words[1])[1]) }
  globalThis.TextDecoder = class {
    constructor(label = 'utf-8', { fatal = false, ignoreBOM = false } = {}) {
      const name = `${label}`
      this.decode = (bytes = new Uint8Array()) => askDecode(name, !!fatal, !!ignoreBOM, bytes)
    }
  }
  globalThis.TextEncoder = class {
    encode(text = '') {
      const escaped = encodeURIComponent(`${text}`.toWellFormed())
      const bytes = escaped.replace(/%(..)/g, (_all, hex) => String.fromCharCode(parseInt(hex, 16)))
      return Uint8Array.from(bytes, (one) => one.charCodeAt(0))
    }
    /** Of texts that fit: it is not called with others. */
    encodeInto(text, target) {
      const bytes = this.encode(text)
      target.set(bytes)
      return { read: text.length, written: bytes.length }
    }
  }
  globalThis.performance = { now: () => askNow() }
  globalThis.console = { log: silent, info: silent, warn: silent, error: silent, debug: silent }

  return async (loadPyodide, createPyodideModule, memory) => {
    const python = await loadPyodide({
      createPyodideModule,
      indexURL: './',
      jsglobals: {},
      env: { HOME: '/home/student' },
      stdin: () => null,
      stdout: silent,
      stderr: silent,
      ...(memory ? { _loadSnapshot: new Uint8Array(memory) } : { _makeSnapshot: true }),
    })
    delete globalThis.read
    delete globalThis.readbuffer
    delete globalThis.load
    python.FS.mkdirTree('/qadam')

    /** 'none' before the program runs, then 'program', then 'assertion'. */
    let phase = 'none'
    /** Evidence only where the assertion holds: the report of an error reads the same attributes. */
    let read = []
    let begin, fault, printedOf, pristine, caught, names, steps
    const tell = (what) => {
      const isAttribute = what[0] === '.'
      if (phase === 'assertion' && isAttribute) read.push(what)
      else if (phase !== 'none' && !isAttribute) tellTouched(what)
    }
    const report = (told) => JSON.stringify({ ...told, printed: caught ? printedOf(caught) : '' })

    return {
      write: (name, text) => python.FS.writeFile(`/qadam/${name}`, text),
      unpack: (wheel) => {
        python.FS.writeFile('/tmp/a.whl', new Uint8Array(wheel))
        python.runPython(`import os, zipfile
with zipfile.ZipFile('/tmp/a.whl') as wheel: wheel.extractall('/packages')
os.remove('/tmp/a.whl')`)
      },
      remember: (start) => {
        python.runPython(start)
        return python.makeMemorySnapshot()
      },
      prepare: (watched) => {
        const builtins = python.runPython('import builtins; vars(builtins)')
        steps = {
          exec: builtins.get('exec'),
          compile: builtins.get('compile'),
          renew: python.runPython('vars(builtins).update'),
          builtins: python.runPython('builtins'),
          setTrace: python.runPython('import sys; sys.settrace'),
          setProfile: python.runPython('sys.setprofile'),
        }
        const prepared = python.runPython(watched, { globals: python.runPython('dict()') })(tell)
        begin = prepared.get(0)
        fault = prepared.get(1)
        printedOf = prepared.get(2)
        pristine = prepared.get(3)
      },
      run: (files, entry, input, seed) => {
        let told = { outcome: 'finished' }
        try {
          const laidOut = begin(files, entry, input, seed)
          names = laidOut.get(1)
          caught = laidOut.get(2)
          phase = 'program'
          steps.exec(laidOut.get(0), names)
        } catch {
          phase = 'none'
          told = JSON.parse(fault('error'))
        }
        phase = 'none'
        return report(told)
      },
      // What the program has put in the place of Python's own is not called to check itself; that the assertion held is
      // known here, not by a function that the program could have changed.
      assert: (source) => {
        let told = { outcome: 'finished' }
        steps.setTrace(undefined)
        steps.setProfile(undefined)
        steps.renew(pristine)
        names.set('__builtins__', steps.builtins)
        try {
          const code = steps.compile(source, '<check>', 'exec', 0, true)
          phase = 'assertion'
          steps.exec(code, names)
          phase = 'none'
          for (const what of read) tellTouched(what)
        } catch {
          phase = 'none'
          told = JSON.parse(fault('refuted'))
          if (told.outcome === 'finished') told.outcome = 'refuted'
        }
        return report(told)
      },
    }
  }
}
