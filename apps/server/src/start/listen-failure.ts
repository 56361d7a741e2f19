import { StartFailure, codeOf, reasonOf } from '../errors/start-failure.ts'

/** Why a server can't listen, in one sentence that says what to do. */
export function listenFailure(error: unknown, host: string, port: number): StartFailure {
  const reason = listenReason(codeOf(error), host, port) ?? `The server can't listen: ${reasonOf(error)}`
  return new StartFailure(reason, { cause: error })
}

function listenReason(code: string | undefined, host: string, port: number): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program. Stop that one, or set PORT to a free port.`
    case 'EACCES':
      return `Port ${port} may not be used by this user. Set PORT to one from 1024 on.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${host}, which is no address of this machine.`
    default:
      return undefined
  }
}
