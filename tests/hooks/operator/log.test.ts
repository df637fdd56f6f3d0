import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ensureHooksBuilt } from '../../../scripts/lib/build/hooks.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { linesWithSecrets, logOf } from '../../support/server/kept-secrets.ts'
import { startPocketBase } from '../../support/server/pocketbase.ts'
import { encoded } from '../../support/server/spellings.ts'

/** A route that fails like PocketBase's own routes, with an error that quotes the request. */
const failing = `routerAdd('GET', '/api/failing/{of}', (e) => {
  throw new InternalServerError('No ' + e.request.pathValue('of'), { of: e.request.pathValue('of') })
})`

test('a line of a request that failed holds no secret that was sent', async () => {
  const folder = mkdtempSync(inProject('tests/.output/hooks-'))
  cpSync((await ensureHooksBuilt()).hooks, folder, { recursive: true })
  writeFileSync(join(folder, 'failing.pb.js'), failing)
  const other = await startPocketBase(folder)
  onTestFinished(async () => {
    await other.stop()
    rmSync(folder, { recursive: true })
  })
  const token = randomUUID()
  const spellings = [token, token.toUpperCase(), token.replaceAll('-', '%2D'), encoded(token)]
  for (const said of spellings) {
    const headers = { Referer: `http://localhost/x/../list/${said}`, 'User-Agent': said }
    const { status } = await fetch(`${other.url}/api/failing/${said}?token=${said}`, { headers })
    expect(status).toBe(500)
  }
  await expect.poll(() => logOf(other.dataFolder).split('\n').length).toBe(spellings.length)
  const written = logOf(other.dataFolder)
  expect(written).toContain('"url":"/api/failing/…?token=…"')
  expect(linesWithSecrets(written)).toEqual([])
})
