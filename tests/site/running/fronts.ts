import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { makeCertificate } from '../../support/server/certificate.ts'
import { filesBelow } from '../../support/server/files-below.ts'
import { refuseSecrets } from '../../support/server/kept-secrets.ts'
import { until } from './started.ts'

const host = 'lista.example'
const certificate = makeCertificate([host, `www.${host}`])

/** Replaces the minute after which a front closes a silent connection. */
export const frontPatienceMs = 20_000

/** A proxy program with the configuration file that the project ships for it. */
export interface FrontKind {
  program: string
  /** True if it closes silent connections. */
  isImpatient: boolean
  /** Writes its files into a folder. @returns the arguments of the program */
  prepare: (folder: string, ports: Ports) => string[]
}

interface Ports {
  site: number
  http: number
  https: number
}

export interface Sent {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer | undefined
  host?: string
  /** Local address from which the request is sent. */
  from?: string
}

export interface Front {
  httpPort: number
  /** Sends a request over TLS; resolves when the answer begins. */
  open: (path: string, sent?: Sent) => Promise<IncomingMessage>
  ask: (path: string, sent?: Sent) => Promise<{ status: number; headers: IncomingMessage; body: string }>
  /** Ends the program. @returns all its output, on its streams and in files @throws when that contains a secret of a list */
  stop: () => Promise<string>
}

export const fronts: readonly FrontKind[] = [
  {
    program: 'caddy',
    isImpatient: false,
    prepare: (folder, { site, http, https }) => {
      const tls = `tls ${join(folder, 'cert.pem')} ${join(folder, 'key.pem')}`
      const file = shipped('caddy/Caddyfile')
        .replace(/^\{\n/m, `{\nadmin off\nhttp_port ${http}\nhttps_port ${https}\ndefault_bind 127.0.0.1\n`)
        .replace(/^(?:www\.)?lista\.example \{\n/gm, (line) => `${line}${tls}\n`)
        .replaceAll('127.0.0.1:4321', `127.0.0.1:${site}`)
      return ['run', '--adapter', 'caddyfile', '--config', put(folder, 'Caddyfile', file)]
    },
  },
  {
    program: 'nginx',
    isImpatient: true,
    prepare: (folder, { site, http, https }) => {
      const file = shipped('nginx/lista-noastra.conf')
        .replaceAll(/^ *listen \[::\].*\n/gm, '')
        .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
        .replaceAll('listen 443 ', `listen 127.0.0.1:${https} `)
        .replaceAll('/etc/letsencrypt/live/lista.example/fullchain.pem', join(folder, 'cert.pem'))
        .replaceAll('/etc/letsencrypt/live/lista.example/privkey.pem', join(folder, 'key.pem'))
        .replaceAll('127.0.0.1:4321', `127.0.0.1:${site}`)
        .replaceAll(' 60s;', ` ${frontPatienceMs}ms;`)
      mkdirSync(join(folder, 'logs'))
      const all = `user root;
daemon off;
pid ${join(folder, 'pid')};
events {}
http { include ${put(folder, 'lista-noastra.conf', file)}; }
`
      return ['-p', folder, '-e', join(folder, 'logs/error.log'), '-c', put(folder, 'nginx.conf', all)]
    },
  },
  {
    program: 'haproxy',
    isImpatient: true,
    prepare: (folder, { site, http, https }) => {
      put(folder, 'both.pem', certificate.cert + certificate.key)
      for (const name of ['away.http', 'away-api.http']) put(folder, name, shipped(`haproxy/${name}`))
      const file = shipped('haproxy/haproxy.cfg')
        .replaceAll(':::80 v4v6', `127.0.0.1:${http}`)
        .replaceAll(':::443 v4v6', `127.0.0.1:${https}`)
        .replaceAll('/etc/haproxy/certs/lista.example.pem', join(folder, 'both.pem'))
        .replaceAll('/etc/haproxy/', `${folder}/`)
        .replaceAll('127.0.0.1:4321', `127.0.0.1:${site}`)
        .replaceAll(' 60s\n', ` ${frontPatienceMs}\n`)
      return ['-db', '-f', put(folder, 'haproxy.cfg', file)]
    },
  },
]

/** True if this machine has a program. */
export function hasProgram(name: string): boolean {
  return spawnSync('which', [name]).status === 0
}

/** Starts a proxy; resolves once it answers, even without the site. */
export async function startFront({ program, prepare }: FrontKind, sitePort: number): Promise<Front> {
  mkdirSync(inProject('tests/.output'), { recursive: true })
  const folder = mkdtempSync(inProject(`tests/.output/${program}-`))
  put(folder, 'cert.pem', certificate.cert)
  put(folder, 'key.pem', certificate.key)
  const ports = { site: sitePort, http: await freePort(), https: await freePort() }
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const running = spawn(program, prepare(folder, ports), { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = Promise.all([text(running.stdout), text(running.stderr)])
  const ended = once(running, 'exit')
  const open = (path: string, sent?: Sent) => openAt(ports.https, path, sent)
  await until(async () => {
    if (running.exitCode !== null) throw new Error(`${program} ended: ${(await said).join('')}`)
    return open('/', { host: `www.${host}` }).then(
      (response) => Boolean(response.resume()),
      () => false,
    )
  })
  return {
    httpPort: ports.http,
    open,
    ask: async (path, sent) => {
      const headers = await open(path, sent)
      return { status: headers.statusCode ?? 0, headers, body: await text(headers) }
    },
    stop: async () => {
      running.kill('SIGTERM')
      await ended
      const files = [...filesBelow(folder).values()].map((bytes) => bytes.toString('latin1'))
      const written = [...(await said), ...files].join('\n')
      rmSync(folder, { recursive: true })
      refuseSecrets({ [program]: written })
      return written
    },
  }
}

async function openAt(port: number, path: string, sent: Sent = {}): Promise<IncomingMessage> {
  const { method, headers, body, host: name = host, from } = sent
  const options = {
    host: '127.0.0.1',
    port,
    path,
    method,
    agent: false,
    servername: name,
    ca: certificate.cert,
  }
  const asking = request({
    ...options,
    headers: { Host: name, ...headers },
    ...(from !== undefined && { localAddress: from }),
  })
  asking.end(body)
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  // An upload that is refused early may be cut off behind the answer.
  asking.on('error', () => undefined)
  return response
}

function shipped(path: string): string {
  return readFileSync(inProject(`docs/${path}`), 'utf8')
}

function put(folder: string, name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
