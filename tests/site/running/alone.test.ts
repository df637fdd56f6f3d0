import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { delimiter, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { ensureHooksBuilt } from '../../../scripts/lib/build/hooks.ts'
import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { makeList } from '../../support/people/api.ts'
import { canMount } from '../../support/server/mounting.ts'
import { makeDataFolder, until, withoutWarnings } from './started.ts'

/** Data folder of starts as by systemd's unit: with Node itself, without npm. */
let data: ReturnType<typeof makeDataFolder>

beforeAll(async () => {
  await ensureSiteBuilt()
  await ensureHooksBuilt()
})

beforeEach(() => {
  data = makeDataFolder()
  // Hooks run in reverse order, so that the folder is removed after everything else has ended.
  onTestFinished(data.remove)
})

interface Options {
  env?: Record<string, string>
  /** Options of Node. */
  options?: string[]
  stderr?: 'pipe' | number
}

function launch({ env = {}, options = [], stderr = 'pipe' }: Options = {}) {
  const started = spawn(process.execPath, [...options, 'scripts/start.ts'], {
    cwd: inProject(),
    env: { ...process.env, DATA_DIR: data.folder, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', stderr],
  })
  const ended = once(started, 'close')
  onTestFinished(async () => {
    started.kill('SIGTERM')
    await ended
  })
  return { started, ended }
}

async function launched(options?: Options): Promise<{ started: ChildProcess; address: string }> {
  const { started } = launch(options)
  const [line] = await once(started.stdout?.setEncoding('utf8') ?? started, 'data')
  const [address = ''] = /http:[^\s)]+/.exec(String(line)) ?? []
  return { started, address }
}

/** Returns the first line of a stream, which may come in pieces or together with others. */
async function firstLine(stream: Readable | null): Promise<string> {
  let said = ''
  // Left open, because the process goes on to write.
  for await (const piece of stream?.setEncoding('utf8').iterator({ destroyOnReturn: false }) ?? []) {
    said += piece
    if (said.includes('\n')) break
  }
  stream?.resume()
  return said.split('\n')[0] ?? ''
}

/** Returns the output of a start that ends by itself. */
async function lastWords(options?: Options): Promise<string> {
  const { started, ended } = launch(options)
  const [said] = await Promise.all([started.stderr ? text(started.stderr) : '', ended])
  return said
}

function childrenOf({ pid }: ChildProcess): string[] {
  return execFileSync('ps', ['--ppid', String(pid), '-o', 'args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
}

function running(): { pocketBase: { pid: number }; url: string } {
  return JSON.parse(readFileSync(join(data.folder, 'running.json'), 'utf8'))
}

function isAlive(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

test('is two processes: the site, and PocketBase', async () => {
  const { started, address } = await launched()
  await expect.poll(async () => (await fetch(`${address}/api/health`)).status).toBe(200)
  // A third process compares the admins' content with the published content, and ends.
  await until(() => childrenOf(started).length === 1)
  expect(childrenOf(started)).toEqual([expect.stringContaining('serve --http=127.0.0.1:')])
})

test('the death of either ends both, and the next start loses nothing', async () => {
  const { started, address } = await launched()
  const { pid } = running().pocketBase
  process.kill(pid, 'SIGKILL')
  await until(async () => running().pocketBase.pid !== pid && (await fetch(`${address}/api/health`)).ok)
  const second = running().pocketBase.pid
  started.kill('SIGKILL')
  await until(() => !isAlive(second))
  const { started: next } = launch()
  expect(await firstLine(next.stderr)).toMatch(
    /^The start before \(process \d+\) ended by a kill or a power cut$/,
  )
})

test('a signal that reaches both at once starts nothing again', async () => {
  const { options, lines } = journalled()
  const { started, address } = await launched(options)
  // The site waits for the rest of this request.
  const slow = connect(Number(new URL(address).port), '127.0.0.1')
  slow.on('error', () => undefined)
  slow.write('POST /api/list HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n1')
  await until(async () => (await fetch(`${address}/api/health`)).ok)
  for (const pid of [running().pocketBase.pid, Number(started.pid)]) process.kill(pid, 'SIGINT')
  await once(started, 'close')
  slow.destroy()
  expect(lines()).toEqual([])
  expect(existsSync(join(data.folder, 'running.json'))).toBe(false)
})

test('a start that fails leaves no word of itself', async () => {
  writeFileSync(
    join(data.folder, 'no-pocketbase'),
    '#!/bin/sh\n[ "$1" = --version ] && echo "x version 0.39.11"\n',
  )
  chmodSync(join(data.folder, 'no-pocketbase'), 0o755)
  const said = await lastWords({ env: { POCKETBASE_BIN: join(data.folder, 'no-pocketbase') } })
  expect(said).toContain('PocketBase did not start')
  expect(existsSync(join(data.folder, 'running.json'))).toBe(false)
})

test('a PocketBase that was left behind is named and ended by the next start', async () => {
  const without = pathWithoutSetpriv()
  const { started } = await launched({ env: { PATH: without } })
  const { pocketBase, url } = running()
  started.kill('SIGKILL')
  await once(started, 'close')
  expect((await fetch(`${url}/api/health`)).ok).toBe(true)
  const { started: next } = launch()
  expect(await firstLine(next.stderr)).toContain(
    `ended by a kill or a power cut and left PocketBase (process ${pocketBase.pid}), which has been ended now`,
  )
  await once(next.stdout ?? next, 'data')
  expect(isAlive(pocketBase.pid)).toBe(false)
})

/** Returns a PATH without setpriv, which ties a process to its parent. */
function pathWithoutSetpriv(): string {
  const folder = join(data.folder, 'programs')
  mkdirSync(folder)
  for (const name of ['ps', 'true']) {
    const [path] = execFileSync('which', [name], { encoding: 'utf8' }).split('\n')
    symlinkSync(path ?? '', join(folder, name))
  }
  return [folder, dirname(process.execPath)].join(delimiter)
}

describe('a file of settings', () => {
  const settings = () => join(data.folder, 'settings.env')

  test('may hold blanks and signs, and never shows a password', async () => {
    writeFileSync(
      settings(),
      [
        'LISTA_ADMIN_EMAIL=ana@example.com',
        'LISTA_ADMIN_PASSWORD="două cuvinte # și $semne"',
        'METRICS_PORT=0',
      ].join('\n'),
    )
    await launched({ options: [`--env-file=${settings()}`] })
    const answer = await fetch(`${running().url}/api/collections/_superusers/auth-with-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ identity: 'ana@example.com', password: 'două cuvinte # și $semne' }),
    })
    expect(answer.status).toBe(200)
    expect(execFileSync('ps', ['-eo', 'args='], { encoding: 'utf8' })).not.toContain('două cuvinte')
  })

  test('is read by every command that SETTINGS_FILE is given to', () => {
    writeFileSync(settings(), 'SITE_URL=lista.example\n')
    const { stderr } = spawnSync('npm', ['start', '--silent'], {
      cwd: inProject(),
      env: { ...process.env, SETTINGS_FILE: settings(), DATA_DIR: data.folder, PORT: '0' },
      encoding: 'utf8',
    })
    expect(stderr).toContain("SITE_URL is 'lista.example'")
  })
})

describe('explains in one sentence the fault of', () => {
  test.each([
    ['lista.example', 'which does not begin with https:// or http:// and a name'],
    ['https://', 'which does not begin with https:// or http:// and a name'],
    ['https://lista.example/familie', 'which goes on after the name'],
    ['https://lista.example/?a', 'which goes on after the name'],
  ])('SITE_URL=%s', async (given, fault) => {
    expect(await lastWords({ env: { SITE_URL: given } })).toBe(
      `SITE_URL is '${given}', ${fault}: set it to the likes of https://lista.example.\n`,
    )
  })

  test('SITE_URL with a password, without showing it', async () => {
    expect(await lastWords({ env: { SITE_URL: 'https://ana:parola@lista.example' } })).toBe(
      "SITE_URL is '…', which holds a name or a password: set it to the likes of https://lista.example.\n",
    )
  })

  test.skipIf(!canMount)('a file system for reading only (needs to mount)', async () => {
    mount(data.folder, ['-t', 'tmpfs', '-o', 'ro'])
    expect(await lastWords({ env: { DATA_DIR: join(data.folder, 'inside') } })).toMatch(
      / \(EROFS\): that file system is mounted for reading only\. Name a folder that may be written to/,
    )
  })
})

function mount(folder: string, options: string[]): void {
  execFileSync('mount', [...options, 'tmpfs', folder])
  onTestFinished(() => void execFileSync('umount', ['-l', folder]))
}

/** Connects stderr as systemd does, which names the stream in JOURNAL_STREAM. */
function journalled(): { options: Options; lines: () => string[] } {
  const path = join(data.folder, 'journal')
  const stderr = openSync(path, 'a')
  const { dev, ino } = statSync(path)
  const lines = () => withoutWarnings(readFileSync(path, 'utf8').split('\n').slice(0, -1))
  return { options: { stderr, env: { JOURNAL_STREAM: `${dev}:${ino}` } }, lines }
}

describe('the journal', () => {
  test('has the reason of a failed start as one line of level 3', async () => {
    const { options, lines } = journalled()
    await lastWords({ ...options, env: { ...options.env, PORT: 'x' } })
    expect(lines()).toEqual([
      "<3>PORT is 'x', which is no port: set it to a number up to 65535, or leave it out.",
    ])
  })

  test('has a database that went back to an older copy', async () => {
    const first = await launched()
    first.started.kill('SIGTERM')
    await once(first.started, 'close')
    execFileSync('rm', ['-r', join(data.folder, 'lineage')])
    const { options, lines } = journalled()
    await launched(options)
    await until(() => lines().length > 0)
    expect(lines()).toEqual([
      '<4>The database went back to an older copy: devices bring back what they know of since',
    ])
  })

  test('has the death of PocketBase', async () => {
    const { options, lines } = journalled()
    await launched(options)
    process.kill(running().pocketBase.pid, 'SIGKILL')
    await until(() => lines().length > 0)
    expect(lines()).toEqual(['<3>PocketBase ended by itself (SIGKILL) and is started again'])
  })

  test.skipIf(!canMount)('has a full disk once, however many requests fail (needs to mount)', async () => {
    const disk = join(data.folder, 'disk')
    mkdirSync(disk)
    mount(disk, ['-t', 'tmpfs', '-o', 'size=12m'])
    const { options, lines } = journalled()
    const env = { ...options.env, DATA_DIR: disk, LIMITS_FACTOR: '1000' }
    const { address } = await launched({ ...options, env })
    const fill = openSync(join(disk, 'fill'), 'w')
    expect(() => {
      for (;;) writeFileSync(fill, Buffer.alloc(4096))
    }).toThrow('ENOSPC')
    const isMade = () =>
      makeList(address).then(
        () => true,
        () => false,
      )
    await until(async () => !(await isMade()))
    const made = await Promise.all(Array.from({ length: 20 }, isMade))
    expect(made).toContain(false)
    const told = lines().filter((line) => /disk is full/.test(line))
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(/^<3>A handler failed: /)
  })
})
