import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ensureHooksBuilt } from '../../../../scripts/lib/build/hooks.ts'
import { pocketBaseVersion } from '../../../../scripts/lib/pocketbase/pinned-release.ts'
import type { Breaking, Installation } from './installation.ts'

const nobody = 'http://127.0.0.1:9'

/** Ways in which an installation does not run, or runs something else than it should. */
export const lives: readonly Breaking[] = [
  [
    /It runs/,
    'a PocketBase that ends as often as it is started',
    (installation) => installation.tell({ url: nobody }),
  ],
  [
    /It runs/,
    'a PocketBase that does not answer',
    async (installation) => installation.tell({ url: await startDeaf() }),
  ],
  [
    /It runs/,
    'a start that was killed',
    (installation) => installation.tell({ url: nobody, pid: endedPid() }),
  ],
  [
    /It runs/,
    'a start that was killed, and its PocketBase left',
    (installation) => installation.tell({ pid: endedPid() }),
  ],
  [/It runs/, 'nothing', ({ folder }) => rmSync(join(folder, 'running.json'))],
  [/The site answers/, 'no site', (installation) => installation.tell({ site: undefined })],
  [
    /The site answers/,
    'a dead site',
    (installation) => installation.tell({ site: { url: nobody, isProxyTrusted: false } }),
  ],
  [
    /code that stands here/,
    'a site that was started before an upgrade',
    async (installation) => {
      const url = await installation.serveOther(installation.pocketBase, { version: '0.0.9' })
      installation.tell({ site: { url, isProxyTrusted: false } })
    },
  ],
  [
    /All that answers/,
    'a program that makes no database',
    (installation) => {
      const program = join(installation.folder, 'pocketbase')
      const script = `#!/bin/sh\n[ "$1" = --version ] && echo 'pocketbase version ${pocketBaseVersion}'\n`
      writeFileSync(program, script, { mode: 0o755 })
      onTestFinished(() => rmSync(program))
      installation.tell({ program })
    },
  ],
  [/pinned version/, 'another program', (installation) => installation.tell({ program: process.execPath })],
  [
    [/runs the project’s hooks/, /read and written to by the hooks/],
    'another PocketBase without them',
    async (installation) => installation.tell({ url: (await installation.startBare()).url }),
  ],
  [/hooks’ files/, 'an emptied file', changedHooks((hooks) => writeFileSync(join(hooks, 'main.pb.js'), ''))],
  [/hooks’ files/, 'a missing file', changedHooks((hooks) => rmSync(join(hooks, 'app.js')))],
  [
    /hooks’ files/,
    'a shrunken file',
    changedHooks((hooks) => {
      const path = join(hooks, 'admin.js')
      truncateSync(path, statSync(path).size - 100)
    }),
  ],
]

/** Listens, but answers nothing, until the end of the test. @returns its address */
export async function startDeaf(): Promise<string> {
  const sockets: { destroy(): void }[] = []
  const deaf = createServer((socket) => sockets.push(socket))
  await once(deaf.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    deaf.close()
  })
  const bound = deaf.address()
  return `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
}

/** Returns the id of a process that has ended. */
function endedPid(): number {
  return spawnSync('true').pid
}

/** Makes the installation appear to run a changed copy of the hooks. */
function changedHooks(changeIn: (hooks: string) => void): (installation: Installation) => Promise<void> {
  return async (installation) => {
    const hooks = join(installation.folder, 'changed-hooks')
    cpSync((await ensureHooksBuilt()).hooks, hooks, { recursive: true })
    onTestFinished(() => rmSync(hooks, { recursive: true }))
    changeIn(hooks)
    installation.tell({ hooks })
  }
}
