import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ensureHooksBuilt } from '../../../scripts/lib/build/hooks.ts'
import { rules } from '../../../scripts/lib/doctor/rules.ts'
import type { Refusing } from '../../support/mail/mail-server.ts'
import { call } from '../../support/people/api.ts'
import { wrongAddresses } from './doctor/addresses.ts'
import { brokenIn, change, dayMs, Installation, post, startPosting } from './doctor/installation.ts'
import { lives } from './doctor/lives.ts'
import { losses } from './doctor/losses.ts'
import { wrongs } from './doctor/settings.ts'

const breakings = [...lives, ...wrongAddresses, ...wrongs, ...losses]

let installation: Installation

beforeAll(async () => {
  installation = await Installation.start()
})

afterEach(() => installation.heal())

afterAll(() => installation.stop())

describe('all is well', () => {
  test('with what a start sets up', async () => {
    installation.tell(await ensureHooksBuilt())
    expect(await installation.broken()).toEqual([])
  })

  test('at a public address that leads here, with mails that leave', async () => {
    const server = await startPosting({})
    const url = await installation.serveOther(server)
    installation.tell({ url: server.url, site: { url, isProxyTrusted: false } })
    await change(server, 'settings', { meta: { appURL: url } })
    expect(await installation.broken()).toEqual([])
  })

  test('after a mail has left again', async () => {
    const refusing: Refusing = { recipient: 'not now' }
    const server = await startPosting(refusing)
    installation.tell({ url: server.url })
    await post(server)
    expect(await installation.broken()).toEqual([expect.stringMatching(/The last mail left/)])
    delete refusing.recipient
    await post(server)
    expect(await installation.broken()).toEqual([])
  })

  test('with a backup of yesterday and a drill of last month', async () => {
    const { pocketBase } = installation
    const headers = { Authorization: await pocketBase.superuserToken() }
    const backup = { method: 'POST', headers, body: { name: 'one.zip' } }
    expect(await call(`${pocketBase.url}/api/backups`, backup)).toMatchObject({ status: 204 })
    onTestFinished(async () => {
      await call(`${pocketBase.url}/api/backups/one.zip`, { method: 'DELETE', headers })
    })
    installation.leave('drill.json', { at: new Date(Date.now() - 30 * dayMs).toISOString() })
    installation.nowMs = Date.now() + dayMs
    const { keeping, ...seen } = await installation.look()
    const old = { ...seen, keeping: keeping && { ...keeping, sinceMs: 0 } }
    expect(brokenIn(old)).toEqual([])
    expect(brokenIn({ ...old, nowMs: old.nowMs + 2 * dayMs })).toEqual([
      expect.stringMatching(/newest backup/),
    ])
  })
})

test.each(breakings)('%s is broken by: %s', async (names, _how, breakIt) => {
  await breakIt(installation)
  expect(await installation.broken()).toEqual([names].flat().map((name) => expect.stringMatching(name)))
})

test('every rule is broken by something', () => {
  const patterns = breakings.flatMap(([names]) => names)
  const unbroken = rules.filter(({ name }) => !patterns.some((pattern) => pattern.test(name)))
  expect(unbroken).toEqual([])
})
