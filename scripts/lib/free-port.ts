import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Above 10,080, the last of the ports that `fetch` and browsers refuse ("bad ports" of the Fetch standard), and below those
 * that systems hand to outgoing connections (Linux from 32,768, others from 49,152), one of which might have the port when
 * its program is started again.
 */
const range = { first: 10_081, end: 32_768 } as const

/** A port of the loopback interface that is free at this moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(range.first, range.end)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
