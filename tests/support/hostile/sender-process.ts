/** The process of an attack: sends its requests, and reports at the end how often each status was received. */
import { Agent, request } from 'node:http'
import { constants, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { type Attack, attacks, type HostileRequest } from './attacks.ts'
import type { Assault, AssaultReport } from './sender.ts'

const sockets = 64
const refusedPauseMs = 50

// A real attack comes from other machines, so this process gives the others precedence.
setPriority(constants.priority.PRIORITY_LOW)
process.on('disconnect', () => process.exit())
process.once('message', async (assault: Assault) => {
  process.send?.(await attack(assault))
})

async function attack({ name, loot, port, address, forMs }: Assault): Promise<AssaultReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const options = { agent, port, host: '127.0.0.1', localAddress: address }
  const report: AssaultReport = {}
  const make: Attack = attacks[name]
  const endAt = performance.now() + forMs
  let count = 0
  const send = async () => {
    while (performance.now() < endAt) {
      count += 1
      const outcome = await outcomeOf(options, make(loot, count))
      report[outcome] = (report[outcome] ?? 0) + 1
      if (outcome === '429' || outcome === 'cut') await pause(refusedPauseMs)
    }
  }
  const ended = pause(forMs).then(() => agent.destroy())
  await Promise.all([ended, ...Array.from({ length: sockets }, send)])
  return report
}

/** The status, or 'cut' for no answer. */
function outcomeOf(options: object, { headers = {}, body = '', ...asked }: HostileRequest): Promise<string> {
  return new Promise((resolve) => {
    const length = { 'Content-Length': Buffer.byteLength(body) }
    const sent = request({ ...options, ...asked, headers: { ...headers, ...length } }, (answer) => {
      answer.on('error', () => undefined).resume()
      answer.on('close', () => resolve(String(answer.statusCode)))
    })
    sent.on('error', () => resolve('cut'))
    sent.end(body)
  })
}
