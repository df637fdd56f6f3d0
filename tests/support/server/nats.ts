import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureEngine } from '../../../scripts/lib/cluster/engines.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'

const [user, password] = ['lista', 'numai-pentru-teste']
const maxAgeNs = 60_000_000_000
const pollMs = 20

/** A NATS server that requires a password, for replicas of nodes. */
export interface TestNats {
  /** Environment variables of a node and its standby. */
  settings: Readonly<Record<string, string>>
  /** Makes an object store, as `nats object add NAME --ttl 60s` does. @returns its address in Litestream's format */
  makeBucket(name: string): Promise<string>
  stop(): Promise<void>
}

/** Starts the server, and sets its user and password in the environment of this process. */
export async function startNats(folder: string): Promise<TestNats> {
  const [port, program] = [await freePort(), await ensureEngine('nats-server')]
  const config = join(folder, 'nats.conf')
  writeFileSync(
    config,
    `listen: "127.0.0.1:${port}"
log_file: "${join(folder, 'nats.log')}"
jetstream { store_dir: "${join(folder, 'nats')}" }
authorization { user: ${user}, password: ${password} }
`,
  )
  const settings = { NATS_USER: user, NATS_PASSWORD: password }
  Object.assign(process.env, settings)
  const server = spawn(program, ['-c', config], { stdio: 'ignore' })
  const killWithTests = () => server.kill('SIGKILL')
  process.once('exit', killWithTests)
  server.once('exit', () => process.off('exit', killWithTests))
  while (!(await doesAnswer(port, server))) await pause(pollMs)
  return {
    settings,
    makeBucket: async (name) => {
      await request(port, `$JS.API.STREAM.CREATE.OBJ_${name}`, bucket(name))
      return `nats://127.0.0.1:${port}/${name}`
    },
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
  }
}

/** Returns the settings of the stream that implements an object store. */
function bucket(name: string): object {
  return {
    name: `OBJ_${name}`,
    subjects: [`$O.${name}.C.>`, `$O.${name}.M.>`],
    storage: 'file',
    discard: 'new',
    max_age: maxAgeNs,
    allow_rollup_hdrs: true,
    allow_direct: true,
  }
}

async function doesAnswer(port: number, { exitCode }: ChildProcess): Promise<boolean> {
  if (exitCode !== null) throw new Error(`NATS ended with ${exitCode}`)
  return request(port, '$JS.API.INFO', {}).then(
    () => true,
    () => false,
  )
}

/** Sends one request by NATS's own protocol. @throws if it is refused, or nothing answers it */
async function request(port: number, subject: string, body: object): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  const text = JSON.stringify(body)
  const login = JSON.stringify({ verbose: false, user, pass: password, headers: true, no_responders: true })
  try {
    socket.write(
      `CONNECT ${login}\r\nSUB answer 1\r\nPUB ${subject} answer ${Buffer.byteLength(text)}\r\n${text}\r\n`,
    )
    for await (const line of createInterface(socket)) {
      if (/^(-ERR|HMSG)|"error":/.test(line)) throw new Error(line)
      if (line.startsWith('{')) return
    }
    throw new Error('no answer')
  } finally {
    socket.destroy()
  }
}
