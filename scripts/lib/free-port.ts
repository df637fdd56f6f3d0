import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Above 10,080, the last of the ports that `fetch` and browsers refuse ("bad ports" of the Fetch standard), and below those
 * that systems hand to outgoing connections (Linux from 32,768, others from 49,152), one of which might have the port when
 * its program is started again. Ports of programs that are down for minutes have a range of their own, because most programs
 * ask for a port and use it at once.
 */
const ranges = { 'at once': [20_000, 32_768], 'for long': [10_081, 20_000] } as const

/**
 * A port of the loopback interface that is free at this moment.
 *
 * @param used 'for long' if the port is that of a program that is ended, and started again on it
 */
export async function freePort(used: keyof typeof ranges = 'at once'): Promise<number> {
  const [first, end] = ranges[used]
  for (;;) {
    const port = randomInt(first, end)
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
