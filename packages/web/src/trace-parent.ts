const random = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

let trace = random(16)
// What a page asks for after a click belongs together.
globalThis.addEventListener?.('click', () => (trace = random(16)), true)

/** W3C Trace Context: of which click a request is. Whether it is kept is the server's to say. */
export const traceParent = (): string => `00-${trace}-${random(8)}-00`
