import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { releaseName } from '../../../scripts/lib/release/stage.ts'
import { packRelease } from '../../../scripts/lib/release/tarball.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { Compose } from '../../support/server/compose.ts'
import { canMount } from '../../support/server/mounting.ts'
import { workingTree } from '../../support/server/working-tree.ts'
import { until } from './started.ts'

const processor = process.arch === 'arm64' ? 'arm64' : 'x64'

/** Blocks of compose commands in the part of docs/operating.md about containers. */
const [, part = ''] =
  /\n### In a container\n(.*?)\n## /s.exec(readFileSync(inProject('docs/operating.md'), 'utf8')) ?? []
const [setUp = [], ...others] = [...part.matchAll(/```sh\n(.*?)\n```/gs)]
  .map(([, lines = '']) => lines.split('\n').map((line) => line.replace(/\s+#.*$/, '')))
  .filter((lines) => lines.some((line) => line.startsWith('podman compose')))
const isCompose = (line: string) => line.startsWith('podman compose')
const commands = others.flat()

/** Returns the documented line of a script; there must be exactly one. */
function lineOf(script: string): string {
  const [line = '', ...more] = commands.filter((command) => command.includes(`scripts/${script}`))
  expect({ script, isThere: line !== '', more }).toEqual({ script, isThere: true, more: [] })
  return line.replace('ADDRESS', 'ana@example.com')
}

describe.skipIf(!canMount)('the section on compose.yaml in docs/operating.md (needs to mount)', () => {
  let folder: string
  let compose: Compose

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lista-compose-'))
    const { path } = await packRelease(join(folder, 'packed'), processor, {
      tree: workingTree(folder),
      committedAt: 0,
    })
    execFileSync('tar', ['-xzf', path, '-C', folder])
    const own = join(folder, 'own')
    mkdirSync(own)
    const release = join(folder, releaseName(processor))
    const words = setUp.filter((line) => !isCompose(line)).join('\n')
    const lines = words.replaceAll('/opt/lista-noastra', release).replaceAll('THE-NAME', 'lista.example')
    execFileSync('sh', ['-euc', lines], { cwd: own })
    compose = new Compose(own, release, releaseName(processor))
    for (const line of setUp.filter(isCompose)) await compose.run(line)
  })

  afterAll(async () => {
    await compose?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('each line of it is a command that this test runs', () => {
    expect(setUp.filter(isCompose)).toEqual(['podman compose up -d'])
    expect(commands.filter((line) => !isCompose(line))).toEqual([])
    expect(commands.length).toBeGreaterThan(5)
  })

  test('the site comes up, by the image’s own health check', async () => {
    await until(async () => (await compose.healthcheck()).code === 0)
    await makeList()
  })

  /** Makes a list through the site, as a page does. */
  async function makeList(): Promise<void> {
    const request = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Share-Token': randomUUID() },
      body: JSON.stringify({ id: randomUUID(), name: 'Duminică' }),
    }
    const asked = `console.log((await fetch('http://127.0.0.1:' + process.env.PORT + '/api/list', ${JSON.stringify(request)})).status)`
    const { out, error } = await compose.exec('dist/bin/node', '--input-type=module', '--eval', asked)
    expect({ error, out: out.trim() }).toEqual({ error: '', out: '200' })
  }

  test('the doctor finds nothing wrong but the name, which leads nowhere here, and mails', async () => {
    const { out } = await compose.run(lineOf('doctor.ts'))
    const wrong = out.split('\n').filter((line) => line.startsWith('WRONG'))
    expect(wrong).toEqual([
      expect.stringContaining('SITE_URL leads to this installation'),
      expect.stringContaining('Mails leave by a server'),
    ])
    expect(out.match(/^\?.*/gm)).toEqual([expect.stringContaining('The newest backup that was tried')])
  })

  test('a mail is tried', async () => {
    const { code, out } = await compose.run(lineOf('mail-test.ts'))
    expect(out).toMatch(
      /^Mails do not leave, since SMTP_HOST is not set: this one is the file \/data\/site\/mails\//,
    )
    expect(code).toBe(1)
  })

  test('a backup is made and tried, and a drill tries it once more', async () => {
    const made = await compose.run(lineOf('backup.ts'))
    expect({ code: made.code, error: made.error }).toEqual({ code: 0, error: '' })
    expect(made.out).toMatch(/^\/data\/site\/pb\/backups\/lista-\S+\.zip \(.+\) holds 1 lists and 0 items/)
    const tried = await compose.run(lineOf('restore-drill.ts'))
    expect({ code: tried.code, error: tried.error }).toEqual({ code: 0, error: '' })
    expect(tried.out).toContain('is whole: 1 lists and 0 items')
  })

  test('a restore puts the newest backup back, and the site comes up with it', async () => {
    await makeList()
    const lines = others.find((block) => block.some((line) => line.includes('restore.ts'))) ?? []
    for (const line of lines) {
      const { code, error, out } = await compose.run(line)
      expect({ line, code, error }).toEqual({ line, code: 0, error: '' })
      if (line.includes('restore.ts')) expect(out).toContain(': 1 lists and 0 items.')
    }
    await until(async () => (await compose.healthcheck()).code === 0)
    expect((await compose.run(lineOf('backup.ts'))).out).toContain('holds 1 lists and 0 items')
  })
})
