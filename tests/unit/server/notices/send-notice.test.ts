import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pushKeys } from '../../../../src/server/notices/push-keys.ts'
import { type Sender, sendNotice } from '../../../../src/server/notices/send-notice.ts'
import type { OutsideDoor } from '../../../../src/server/outbound/post-outside.ts'
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
  sendNotice({ ...browser.target, ...target, id }, text, sender, { ...service.door, ...door })

describe('a notice', () => {
  it('can be read by the browser, and by nobody who carries it', async () => {
    expect(await send()).toBe('sent')
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
    expect(await send()).toBe(outcome)
  })

  it.each([301, 302, 307, 308])('follows no redirect (%i)', async (status) => {
    service.answerWith(status, { Location: `https://${outsideHost}/elsewhere` })
    expect(await send()).toBe('failed')
    expect(service.received).toHaveLength(1)
  })

  it('does not wait for an answer that is too long', async () => {
    service.answerWith(201, { 'Content-Length': String(1_000_000_000) })
    expect(await send()).toBe('sent')
  })

  it('goes to nobody whose certificate is another’s', async () => {
    const { ca: _, ...untrusted } = service.door
    expect(await sendNotice({ ...browser.target, id }, text, sender, untrusted)).toBe('failed')
    expect(await send({}, { endpoint: 'https://other.example.org/x' })).toBe('failed')
    expect(service.received).toEqual([])
  })

  it('cannot be sealed for keys that are none', async () => {
    expect(await send({}, { p256dh: `B${'A'.repeat(86)}` })).toBe('gone')
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
      const lookup = lookupPublic(((_: string, __: object, done: (error: null, all: object[]) => void) =>
        done(null, [
          { address: '93.184.216.34', family: 4 },
          { address, family: 4 },
        ])) as never)
      expect(await send({ lookup })).toBe('failed')
    }
    expect([connections, service.received]).toEqual([0, []])
    await new Promise((resolve) => trap.close(resolve))
  })
})
