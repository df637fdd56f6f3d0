import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Above 10,080, the last of the ports that `fetch` and browsers refuse ("bad ports" of the Fetch standard), and below those
 * that systems hand to outgoing connections (Linux from 32,768, others from 49,152), one of which might have the port when
 * its program is started again.
 */
const range = { first: 10_081, end: 32_768 } as const

/** Processes that run at the same time mostly have different parts of the range. */
const parts = 64
const portsOfPart = Math.floor((range.end - range.first) / parts)
const firstOfPart = range.first + (process.pid % parts) * portsOfPart

let drawn = randomInt(portsOfPart)

/**
 * A port of the loopback interface that is free at this moment. It may stay unused for minutes, until its program starts or
 * starts again. Therefore a process gets no port twice until it has had all of its part of the range, and other processes
 * get theirs from other parts.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstOfPart + drawn
    drawn = (drawn + 1) % portsOfPart
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
