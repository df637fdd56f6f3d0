import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCluster } from '../../../scripts/lib/cluster/cluster-file.ts'
import { render } from '../../../scripts/lib/cluster/render.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { replaceFile } from '../../../scripts/lib/replace-file.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import type { PocketBaseAccess } from '../../../src/protocol/site-secret.ts'
import { createHealth, type HealthTrouble } from '../../../src/server/health/health.ts'
import { listen } from '../../../src/server/listen.ts'
import { hasRouter } from '../../support/server/cluster.ts'

/** HAProxy checks each second, and takes a node out or in after three checks. */

describe.runIf(hasRouter)('a node behind HAProxy (needs haproxy)', () => {
  let wrong: readonly HealthTrouble[] = []
  const node = createServer((request, response) => {
    if (request.url !== '/api/health') return void response.end('a page')
    const damage = wrong.includes('damage') ? { dataDir: folder } : {}
    const health = createHealth({ pocketBase: access, hasPages: () => !wrong.includes('pages'), ...damage })
    void health.answer(response)
  })
  const pocketBase = createServer((request, response) => {
    if (request.url === '/api/realtime') response.write('id:1\nevent:PB_CONNECT\ndata:{}\n\n')
    else response.writeHead(204).end()
  })

  let folder: string
  let access: PocketBaseAccess
  let url: string
  let router: ChildProcess

  beforeAll(async () => {
    mkdirSync(inProject('tests/.output'), { recursive: true })
    folder = mkdtempSync(inProject('tests/.output/damaged-node-'))
    replaceFile(join(folder, 'damage.json'), '{}')
    access = { url: `http://127.0.0.1:${await listen(pocketBase, 0, '127.0.0.1')}`, secret: 'of-test' }
    const address = `http://127.0.0.1:${await listen(node, 0, '127.0.0.1')}`
    const [bind, inner] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`]
    const path = join(folder, 'cluster.json')
    const places = { bind, inner, socket: join(folder, 'socket'), folder }
    const nodes = { a: { address, data: folder } }
    replaceFile(path, JSON.stringify({ home: 'a', router: places, nodes, slots: { '000-fff': 'a/0' } }))
    render(readCluster(path))
    router = spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' })
    url = `http://${bind}`
  })

  afterAll(async () => {
    const ended = once(router, 'exit')
    router.kill()
    await ended
    for (const server of [node, pocketBase]) {
      server.close()
      server.closeAllConnections()
    }
    rmSync(folder, { recursive: true })
  })

  const status = () =>
    fetch(url).then(
      (answer) => answer.status,
      () => undefined,
    )

  test('keeps serving with a damaged database, and is taken out for any other fault', async () => {
    wrong = ['pages']
    await expect.poll(status).toBe(503)
    wrong = ['damage']
    await expect.poll(status).toBe(200)
    wrong = ['damage', 'pages']
    await expect.poll(status).toBe(503)
    wrong = []
    await expect.poll(status).toBe(200)
  })
})
