import { once } from 'node:events'
import { connect } from 'node:net'

/** A stream whose socket reads its greeting and then nothing more, like that of a sleeping phone. */
export interface StalledReader {
  clientId: string
  close(): void
}

export async function openStalledReader(url: string): Promise<StalledReader> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET /api/realtime HTTP/1.1\r\nHost: ${hostname}\r\nAccept: text/event-stream\r\n\r\n`)
  let text = ''
  while (!/"clientId":"\w+"/.test(text)) {
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    text += chunk.toString()
  }
  socket.pause()
  return { clientId: text.match(/"clientId":"(\w+)"/)?.[1] ?? '', close: () => socket.destroy() }
}
