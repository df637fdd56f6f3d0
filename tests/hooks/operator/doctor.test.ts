import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ensureHooksBuilt } from '../../../scripts/lib/build/hooks.ts'
import { rules } from '../../../scripts/lib/doctor/health-rules.ts'
import type { Refusing } from '../../support/mail/mail-server.ts'
import { wrongAddresses } from './doctor/addresses.ts'
import {
  brokenIn,
  change,
  dayMs,
  Installation,
  makeBackup,
  post,
  startPosting,
  trialOf,
} from './doctor/installation.ts'
import { lives } from './doctor/lives.ts'
import { losses } from './doctor/losses.ts'
import { wrongs } from './doctor/pocketbase-settings.ts'

const breakings = [...lives, ...wrongAddresses, ...wrongs, ...losses]

let installation: Installation

beforeAll(async () => {
  installation = await Installation.start()
})

afterEach(() => installation.heal())

afterAll(() => installation.stop())

describe('all is well', () => {
  test('with the settings of a start', async () => {
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

  test('with a backup of yesterday that was tried', async () => {
    const backup = await makeBackup(installation.pocketBase)
    installation.leave('trials.json', [trialOf(backup)])
    installation.nowMs = Date.now() + dayMs
    const { keeping, ...seen } = await installation.look()
    const old = { ...seen, keeping: keeping && { ...keeping, sinceMs: 0 } }
    expect(brokenIn(old)).toEqual([])
    expect(brokenIn({ ...old, nowMs: old.nowMs + 2 * dayMs })).toEqual([
      expect.stringMatching(/newest backup is/),
      expect.stringMatching(/newest backup that was tried/),
    ])
  })

  test('with a whole backup, after a broken one that is no longer there', async () => {
    const backup = await makeBackup(installation.pocketBase)
    const broken = { ...trialOf('gone.zip'), fault: 'is broken' }
    installation.leave('trials.json', [broken, trialOf(backup)])
    expect(await installation.broken()).toEqual([])
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
