import { readdir, readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { reasonOf, StartFailure } from '../../errors/start-failure.ts'

/** Each start of Python brings them all. */
const MAX_BYTES = 20_000_000
const MAX_UNPACKED_BYTES = 60_000_000

/**
 * The wheels of a folder, by their names, for students' programs to import.
 * @throws StartFailure for a folder or a wheel that can't be used, with the name of the wheel.
 */
export async function readPythonPackages(folder: string | undefined): Promise<ReadonlyMap<string, Buffer>> {
  if (folder === undefined) return new Map()
  const names = await readdir(folder).catch((error: unknown) => {
    throw new StartFailure(`PYTHON_PACKAGES is ${folder}, which can't be read: ${reasonOf(error)}`, {
      cause: error,
    })
  })
  const wheels = new Map<string, Buffer>()
  let bytes = 0
  for (const name of names.filter((each) => each.endsWith('.whl')).toSorted()) {
    const wheel = await readFile(path.join(folder, name))
    const fault = faultOf(name, wheel)
    if (fault !== undefined) throw new StartFailure(`PYTHON_PACKAGES holds ${name}, which ${fault}.`)
    bytes += wheel.length
    wheels.set(name, wheel)
  }
  if (wheels.size === 0) throw new StartFailure(`PYTHON_PACKAGES is ${folder}, which holds no wheel (.whl).`)
  if (bytes > MAX_BYTES)
    throw new StartFailure(
      `PYTHON_PACKAGES holds ${Math.ceil(bytes / 1e6)} MB of wheels, but students' browsers are spared more than ${MAX_BYTES / 1e6}.`,
    )
  return wheels
}

/** The paths of a folder's wheels, for callers that read them. @throws StartFailure likewise. */
export async function findPythonPackages(folder: string | undefined): Promise<string[]> {
  const names = [...(await readPythonPackages(folder)).keys()]
  return await Promise.all(names.map(async (name) => await realpath(path.join(folder ?? '', name))))
}

/** What is wrong with a wheel, as the end of a sentence. */
function faultOf(name: string, wheel: Buffer): string | undefined {
  if (!/^[\w.]+-[\w.!+]+(?:-\d\w*)?-(?:py2\.)?py3\d*-none-any\.whl$/.test(name))
    return 'is no wheel of pure Python (its name must end in -py3-none-any.whl)'
  let unpacked = 0
  let isEscaping = false
  try {
    const read = unzipSync(wheel, {
      filter: ({ name: file, originalSize }) => {
        unpacked += originalSize
        isEscaping ||= file.startsWith('/') || file.includes('\\') || file.split('/').includes('..')
        return /^[^/]+\.dist-info\/WHEEL$/.test(file) && originalSize < 10_000
      },
    })
    const [about] = Object.values(read)
    if (isEscaping) return 'has files outside of its own folder'
    if (unpacked > MAX_UNPACKED_BYTES) return 'is too large when it is unpacked'
    if (!about || !/^Root-Is-Purelib: true\s*$/m.test(strFromU8(about)))
      return 'does not say that it is pure Python'
    return undefined
  } catch (error) {
    return `can't be unpacked: ${reasonOf(error)}`
  }
}
