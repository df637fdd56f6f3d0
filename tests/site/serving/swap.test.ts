import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBuiltSite } from './built-site.ts'
import { type RunningSite, runSite } from './running-site.ts'

let running: RunningSite

beforeAll(async () => {
  running = await runSite()
})

afterAll(() => running.stop())

const newer = {
  'client/index.html': '<h1>Acasă, din nou</h1>',
  'client/noua.html': '<h1>Nouă</h1>',
  'client/sw.js': 'newer',
  'policies.json': JSON.stringify({ '/': "script-src 'sha256-again'", '/noua': "script-src 'sha256-noua'" }),
}

test('another build is served from one request to the next, and no request fails meanwhile', async () => {
  const built = await makeBuiltSite(newer)
  let isServed = false
  const answers: string[] = []
  const asking = Array.from({ length: 4 }, async () => {
    while (!isServed) {
      const { status, bytes } = await running.ask('/')
      answers.push(`${status} ${bytes.toString().slice(0, 12)}`)
    }
  })
  await running.site.serveBuild({ distDir: built.distDir, olderDistDirs: [running.distDir] })
  isServed = true
  await Promise.all(asking)
  built.remove()

  expect(new Set(answers.map((answer) => answer.slice(0, 3)))).toEqual(new Set(['200']))
  const home = await running.ask('/')
  expect(home.bytes.toString()).toBe(newer['client/index.html'])
  expect(home.headers['content-security-policy']).toBe("script-src 'sha256-again'")
  expect((await running.ask('/noua')).status).toBe(200)
  expect((await running.ask('/sw.js')).bytes.toString()).toBe('newer')
  expect((await running.ask('/despre')).status).toBe(404)
  expect((await running.ask('/_astro/list.abc123.js')).status).toBe(200)
})
