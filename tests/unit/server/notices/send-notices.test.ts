import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pushKeys } from '../../../../src/server/notices/push-keys.ts'
import { noticeLivesMs, type Sender, sendNotice } from '../../../../src/server/notices/send-notices.ts'
import type { OutsideDoor, Sending } from '../../../../src/server/outbound/post-outside.ts'
import { lookupPublic } from '../../../../src/server/outbound/public-address.ts'
import { type PushedBrowser, pushedBrowser } from '../../../support/people/push-target.ts'
import {
  type OutsideService,
  outsideHost,
  startOutsideService,
} from '../../../support/server/outside-service.ts'
import { decrypt, signedBy } from '../../../support/server/push-messages.ts'

const id = 'a'.repeat(32)
const text = JSON.stringify({ list: 'x', added: 2, addedNames: ['țelină'] })

let folder: string
let sender: Sender
let service: OutsideService
let browser: PushedBrowser
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lista-noastra-'))
  sender = { ...pushKeys(folder), subject: 'mailto:contact@lista.example' }
  service = await startOutsideService()
  browser = pushedBrowser(outsideHost)
})
afterAll(async () => {
  await service.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  service.received.length = 0
  service.answerWith(201)
})

const send = (door: Partial<OutsideDoor> = {}, target: Partial<PushedBrowser['target']> = {}) =>
  sendNotice({ ...message(), ...target }, sender, { ...service.door, ...door })
const message = () => ({ ...browser.target, id, text, livesMs: noticeLivesMs })
const outcomeOf = async (sending: Promise<Sending>) => (await sending).outcome

describe('a notice', () => {
  it('can be read by the browser, and by no carrier', async () => {
    expect(await send()).toEqual({ outcome: 'sent' })
    const [pushed] = service.received
    expect(decrypt(browser, pushed?.body ?? Buffer.of())).toEqual(JSON.parse(text))
    expect(pushed?.body.includes('list')).toBe(false)
    expect(() => decrypt(pushedBrowser(), pushed?.body ?? Buffer.of())).toThrow()
  })

  it('is signed for this push service, lives for hours, and takes the place of the one before', async () => {
    await send()
    await send()
    const [one = expect.unreachable(), other] = service.received
    expect(one.headers).toMatchObject({ ttl: '14400', urgency: 'normal', 'content-encoding': 'aes128gcm' })
    expect(one.headers.topic).toMatch(/^[\w-]{1,32}$/)
    expect(other?.headers.topic).toBe(one.headers.topic)
    expect(one.headers.topic).not.toContain(id)
    expect(signedBy(sender.publicKey, one)).toMatchObject({
      aud: `https://${outsideHost}`,
      sub: sender.subject,
    })
    expect(one.path).toBe(new URL(browser.target.endpoint).pathname)
  })

  it.each([
    [200, 'sent'],
    [201, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [400, 'failed'],
    [403, 'failed'],
    [413, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
  ])('that is answered by %i has %s', async (status, outcome) => {
    service.answerWith(status)
    expect(await outcomeOf(send())).toBe(outcome)
  })

  it.each([
    [400, false],
    [403, false],
    [413, false],
    [302, false],
    [429, true],
    [500, true],
    [503, true],
  ])('that is answered by %i may be taken later: %s', async (status, isPassing) => {
    service.answerWith(status, { 'Retry-After': '120' })
    expect(await send()).toEqual({
      outcome: 'failed',
      reason: `status ${status}`,
      isPassing,
      waitMs: 120_000,
    })
  })

  it('that reaches no server may be taken later', async () => {
    expect(await send({ port: 9 })).toEqual({
      outcome: 'failed',
      reason: 'ECONNREFUSED',
      isPassing: true,
      waitMs: 0,
    })
  })

  it.each([301, 302, 307, 308])('follows no redirect (%i)', async (status) => {
    service.answerWith(status, { Location: `https://${outsideHost}/elsewhere` })
    expect(await outcomeOf(send())).toBe('failed')
    expect(service.received).toHaveLength(1)
  })

  it('does not wait for an answer that is too long', async () => {
    service.answerWith(201, { 'Content-Length': String(1_000_000_000) })
    expect(await send()).toEqual({ outcome: 'sent' })
  })

  it('is not sent to a server with another’s certificate', async () => {
    const { ca: _, ...untrusted } = service.door
    expect(await outcomeOf(sendNotice(message(), sender, untrusted))).toBe('failed')
    expect(await outcomeOf(send({}, { endpoint: 'https://other.example.org/x' }))).toBe('failed')
    expect(service.received).toEqual([])
  })

  it('cannot be sealed for keys that are none', async () => {
    expect(await outcomeOf(send({}, { p256dh: `B${'A'.repeat(86)}` }))).toBe('gone')
    expect(service.received).toEqual([])
  })

  it('opens no connection to this machine or its network, whatever a name says', async () => {
    let connections = 0
    const trap = createServer((socket) => {
      connections += 1
      socket.destroy()
    })
    await new Promise<void>((resolve) => trap.listen(service.door.port, '127.0.0.2', resolve))
    for (const address of ['127.0.0.1', '127.0.0.2', '10.0.0.1', '::1']) {
      const lookup = lookupPublic(async () => [
        { address: '93.184.216.34', family: 4 },
        { address, family: 4 },
      ])
      expect(await send({ lookup })).toMatchObject({ outcome: 'failed', reason: 'NOT_PUBLIC' })
    }
    expect([connections, service.received]).toEqual([0, []])
    await new Promise((resolve) => trap.close(resolve))
  })
})
