import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { restore } from '../../../scripts/lib/backup/restore.ts'
import { publishIfBehind } from '../../../scripts/lib/publish/catch-up.ts'
import { publishedPath, requestPath } from '../../../scripts/lib/publish/publication-files.ts'
import { adopt, writeNext } from '../../../scripts/lib/publish/published-files.ts'
import { nothingPublished } from '../../../src/published/schemas.ts'
import { accepted } from '../../support/people/api.ts'
import { type DashboardApi, dashboardAt } from '../../support/people/dashboard-api.ts'
import { Installation } from '../../support/server/installation.ts'
import { start, until } from './started.ts'

const notice = {
  text: 'Sărbători fericite!',
  from: '2026-01-01 00:00:00.000Z',
  until: '2036-01-01 00:00:00.000Z',
}
const published = { ...nothingPublished, notices: [notice] }

let site: Installation
let dashboard: DashboardApi
beforeEach(async () => {
  site = new Installation()
  onTestFinished(() => site.remove())
  await site.start()
  dashboard = dashboardAt(site.running.url, await site.running.superuserToken())
})

async function write(collection: string, record: object): Promise<void> {
  accepted(await dashboard.create(collection, record))
}

/** True if a start would request a publication. */
async function rings(): Promise<boolean> {
  rmSync(requestPath(site.folder), { force: true })
  await publishIfBehind(site.folder)
  return existsSync(requestPath(site.folder))
}

function publish(content: typeof published): void {
  adopt(site.folder, writeNext(site.folder, content), 'dist/site/of-a-test')
}

describe('a start asks for a publication', () => {
  test('if texts of admins are not on the site yet', async () => {
    expect(await rings()).toBe(false)
    await write('notices', notice)
    expect(await rings()).toBe(true)
    publish(published)
    expect(await rings()).toBe(false)
  })

  test('if the site has texts that admins do not', async () => {
    publish(published)
    expect(await rings()).toBe(true)
  })

  test('if the last one was interrupted, and not if it was refused', async () => {
    await write('notices', notice)
    const { items } = accepted<{ items: { id: string }[] }>(await dashboard.read('publications', ''))
    const [{ id } = { id: '' }] = items
    for (const [state, isWanted] of [
      ['în lucru', true],
      ['nereușită', false],
    ] as const) {
      accepted(await dashboard.change('publications', id, { state }))
      expect(await rings()).toBe(isWanted)
    }
  })
})

test('pages published by an older version are found at their present place', () => {
  writeFileSync(join(site.folder, 'published.json'), JSON.stringify(published))
  expect(publishedPath(site.folder)).toBe(join(site.pb, 'published.json'))
  expect(readFileSync(join(site.pb, 'published.json'), 'utf8')).toContain(notice.text)
  expect(existsSync(join(site.folder, 'published.json'))).toBe(false)
})

test('texts of admins are on the site of the machine that a backup was restored on', async () => {
  await write('notices', notice)
  const zip = join(site.folder, 'carried.zip')
  const headers = { Authorization: await site.running.superuserToken(), 'Content-Type': 'application/json' }
  await fetch(`${site.running.url}/api/backups`, { method: 'POST', headers, body: '{"name":"carried.zip"}' })
  writeFileSync(zip, readFileSync(join(site.pb, 'backups/carried.zip')))

  const other = new Installation()
  onTestFinished(() => other.remove())
  mkdirSync(other.folder, { recursive: true })
  await restore(other.folder, zip)
  const started = await start({ DATA_DIR: other.folder })
  onTestFinished(async () => {
    started.npm.kill('SIGTERM')
    await started.allGone()
  })
  await until(async () => (await (await fetch(started.address)).text()).includes(notice.text))
  expect(readFileSync(join(other.pb, 'published.json'), 'utf8')).toContain(notice.text)
})
