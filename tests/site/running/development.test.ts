import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, utimesSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { makeList } from '../../support/people/api.ts'
import { makeDataFolder, until } from './started.ts'

/** The answer of a site; undefined while it does not answer. */
const ask = (address: string) => fetch(address).catch(() => undefined)

/** Ends what is left of a process group. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, 'SIGKILL')
  } catch {
    // Nothing was left.
  }
}

test('npm run dev serves pages and lists at one address', async () => {
  const { folder, remove } = makeDataFolder()
  const port = await freePort()
  // Without vitest's variables, which Astro's server would take for its own.
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, PORT: String(port), POCKETBASE_PORT: '0', DATA_DIR: folder }
  const server = spawn(process.execPath, [inProject('scripts/dev.ts')], {
    env,
    // A process group: Astro leaves its bundler behind when it is ended while it restarts.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const ended = once(server, 'exit')
  onTestFinished(async () => {
    server.kill()
    await ended
    endGroup(server.pid)
    remove()
  })
  const address = `http://localhost:${port}`
  await until(async () => (await ask(`${address}/api/health`))?.ok === true)
  // Copies of the project that other tests make are no reason to restart; the project's own configuration is one.
  copyFileSync(inProject('astro.config.mjs'), `${folder}/astro.config.mjs`)
  const list = await makeList(address, 'Cină')
  await list.push([list.add('lapte')])
  expect((await list.read()).items).toMatchObject([{ name: 'lapte' }])
  const page = await fetch(`${address}/list/${list.token}`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('lapte')
  // More than once: the server may serve before it watches the project's files.
  await until(() => {
    utimesSync(inProject('tsconfig.json'), new Date(), new Date())
    return said.includes('Restarting')
  })
  expect(said).toContain('Configuration file updated. Restarting')
  expect(said).not.toContain('Configuration file added')
})
