import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signedIn, wantedAccountKey } from '../../support/people/account-program.ts'
import { makeAccount, password } from '../../support/people/accounts.ts'
import { call, ListClient, makeList, otherKey } from '../../support/people/api.ts'
import { keysOf, makeKey, takeKeyBack, wantedKey } from '../../support/people/program.ts'
import { usePocketBase } from '../../support/server/use-pocketbase.ts'
import { backUp, copyWhileStopped, waysBack } from '../../support/server/ways-back.ts'

const dayMs = 24 * 3_600_000

const server = usePocketBase()

const folder = () => join(dirname(server.dataFolder), 'credentials')
const log = () => readFileSync(join(dirname(server.dataFolder), 'log'), 'utf8')

const statusBy = async (token: string) => (await call(`${server.url}/api/list`, { token })).status
const byKey = (key: string, path = 'open', body: object = {}) =>
  call(`${server.url}/api/keyed/${path}`, { method: 'POST', headers: { 'X-List-Key': key }, body })
const statusByKey = async (key: string) => (await byKey(key)).status
const statusOfLists = async (key: string) => (await byKey(key, 'lists')).status

async function changeLinks({ token }: ListClient, body: object): Promise<void> {
  const reply = await call(`${server.url}/api/list/links`, { method: 'POST', token, body })
  expect(reply.status).toBe(204)
}

/** Replaces the full link of a list. @returns the list with the new link */
async function withOtherLink(list: ListClient): Promise<ListClient> {
  const shareToken = otherKey(list)
  await changeLinks(list, { shareToken })
  return new ListClient(list.url, list.id, shareToken)
}

async function newReadLink(list: ListClient): Promise<string> {
  const readToken = otherKey(list)
  await changeLinks(list, { readToken })
  return readToken
}

async function newKey(list: ListClient, access: 'read' | 'write' = 'write') {
  const wanted = wantedKey(list, access)
  expect((await makeKey(list, wanted)).status).toBe(204)
  return wanted
}

async function setWebhook(key: string, url: string | null): Promise<void> {
  const secret = `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`
  expect((await byKey(key, 'webhook', { wanted: url && { url, secret } })).status).toBe(200)
}

const webhookOf = async (key: string) => JSON.parse((await byKey(key, 'webhook')).text).webhook?.url

describe.each(waysBack)('after a restore %s', (_, keepCopy) => {
  it('a key that was taken back, and a read-only link that was changed, open nothing; the present ones do', async () => {
    const list = await makeList(server.url)
    const [lost, kept] = [await newKey(list), await newKey(list, 'read')]
    const formerRead = await newReadLink(list)
    const goBack = await keepCopy(server)
    await takeKeyBack(list, lost.id)
    const read = await newReadLink(list)
    const late = await newKey(list)

    await goBack()
    expect(await statusByKey(lost.key)).toBe(401)
    expect(await statusBy(formerRead)).toBe(404)
    for (const { key } of [kept, late]) expect(await statusByKey(key)).toBe(200)
    expect((await keysOf(list)).map(({ id, access }) => [id, access])).toEqual([
      [kept.id, 'read'],
      [late.id, 'write'],
    ])
    for (const token of [list.token, read]) expect(await statusBy(token)).toBe(200)
  })

  it('a full link that was changed, and the keys that ended by that, open nothing; the present ones do', async () => {
    const former = await makeList(server.url)
    await former.push([former.add('lapte')])
    const ended = await newKey(former)
    const read = await newReadLink(former)
    const goBack = await keepCopy(server)
    const list = await withOtherLink(former)
    const key = await newKey(list)

    await goBack()
    expect(await statusBy(former.token)).toBe(404)
    expect(await statusByKey(ended.key)).toBe(401)
    for (const token of [list.token, read]) expect(await statusBy(token)).toBe(200)
    expect(await statusByKey(key.key)).toBe(200)
    expect(await list.items()).toMatchObject([{ name: 'lapte' }])
  })

  it('a webhook that was removed stays removed, and one that was changed has its last address', async () => {
    const list = await makeList(server.url)
    const [ended, moved] = [await newKey(list), await newKey(list)]
    for (const { key } of [ended, moved]) await setWebhook(key, 'https://example.com/before')
    const goBack = await keepCopy(server)
    await setWebhook(ended.key, null)
    await setWebhook(moved.key, 'https://example.com/after')

    await goBack()
    expect(await webhookOf(ended.key)).toBeUndefined()
    expect(await webhookOf(moved.key)).toBe('https://example.com/after')
  })

  it('a list that is missing in the copy is made again by its present link only, with its keys', async () => {
    const goBack = await keepCopy(server)
    const former = await makeList(server.url)
    const list = await withOtherLink(former)
    const [read, key] = [await newReadLink(list), await newKey(list)]
    const makeAgain = ({ token }: ListClient, rev: number) =>
      call(`${server.url}/api/list`, { method: 'POST', token, body: { id: list.id, name: 'x', rev } })

    await goBack()
    for (const rev of [0, 1]) expect((await makeAgain(former, rev)).status).toBeGreaterThanOrEqual(400)
    expect(await statusBy(former.token)).toBe(404)
    expect((await makeAgain(list, 1)).status).toBe(200)
    expect(await statusBy(read)).toBe(200)
    expect(await statusByKey(key.key)).toBe(200)
  })
})

describe('after a restore', () => {
  it('a former password and a session that was ended open no account', async () => {
    const account = await makeAccount(server)
    const { token, record } = await account.isSignedIn()
    const goBack = await backUp(server)
    const changed = 'altă-parolă-de-probă'
    const path = `${server.url}/api/collections/users/records/${record.id}`
    const body = { oldPassword: password, password: changed, passwordConfirm: changed }
    const headers = { Authorization: token }
    expect((await call(path, { method: 'PATCH', headers, body })).status).toBe(200)

    await goBack()
    expect((await account.signIn()).status).toBe(400)
    expect((await call(`${server.url}/api/account/lists`, { headers })).status).toBe(401)
    expect((await account.signIn(changed)).status).toBe(200)
  })

  it('a key of an account that was taken back opens nothing, and the present one does', async () => {
    const ana = await signedIn(server)
    const [lost, kept, late] = [wantedAccountKey(), wantedAccountKey('read'), wantedAccountKey()]
    for (const key of [lost, kept]) await ana.makeKey(key)
    const goBack = await backUp(server)
    await ana.takeBack(lost.id)
    await ana.makeKey(late)

    await goBack()
    expect(await statusOfLists(lost.key)).toBe(401)
    for (const { key } of [kept, late]) expect(await statusOfLists(key)).toBe(200)
    expect((await ana.keys()).map(({ id, access }) => [id, access])).toEqual([
      [kept.id, 'read'],
      [late.id, 'write'],
    ])
  })

  it('a key of an account that ended with the password opens nothing', async () => {
    const ana = await signedIn(server)
    const ended = wantedAccountKey()
    await ana.makeKey(ended)
    const goBack = await backUp(server)
    await ana.changePassword()
    await goBack()
    expect(await statusOfLists(ended.key)).toBe(401)
  })

  it('a key that an admin took back in the dashboard opens nothing', async () => {
    const list = await makeList(server.url)
    const key = await newKey(list)
    const goBack = await backUp(server)
    const headers = { Authorization: await server.superuserToken() }
    const path = `${server.url}/api/collections/api_keys/records/${key.id}`
    expect((await call(path, { method: 'DELETE', headers })).status).toBe(204)
    await goBack()
    expect(await statusByKey(key.key)).toBe(401)
  })

  it('a link that an admin changed in the dashboard opens nothing', async () => {
    const list = await makeList(server.url)
    const goBack = await backUp(server)
    const headers = { Authorization: await server.superuserToken() }
    const path = `${server.url}/api/collections/lists/records/${list.id}`
    const body = { share_token: otherKey(list) }
    expect((await call(path, { method: 'PATCH', headers, body })).status).toBe(200)
    await goBack()
    expect([await statusBy(list.token), await statusBy(body.share_token)]).toEqual([404, 200])
  })

  it('to an older and then to a newer copy, the last change wins', async () => {
    const first = await makeList(server.url)
    const goBackToFirst = await backUp(server)
    const second = await withOtherLink(first)
    const goBackToSecond = await backUp(server)
    await goBackToFirst()
    expect([await statusBy(first.token), await statusBy(second.token)]).toEqual([404, 200])
    const third = await withOtherLink(second)
    await goBackToSecond()
    expect(await Promise.all([first, second, third].map(({ token }) => statusBy(token)))).toEqual([
      404, 404, 200,
    ])
  })
})

type Step = 'key' | 'take back' | 'full link' | 'read-only link' | 'no read-only link'
const step = fc.constantFrom<Step>('key', 'take back', 'full link', 'read-only link', 'no read-only link')
const lifeOfList = fc.record({
  before: fc.array(step, { maxLength: 4 }),
  after: fc.array(step, { maxLength: 5 }),
})

/** A list with its current and all its former credentials. */
class Lived {
  list: ListClient
  read = ''
  keys: Awaited<ReturnType<typeof newKey>>[] = []
  readonly former: string[] = []
  readonly formerKeys: string[] = []

  constructor(list: ListClient) {
    this.list = list
  }

  async live(steps: readonly Step[]): Promise<this> {
    for (const step of steps) await this.#take(step)
    return this
  }

  async #take(step: Step): Promise<void> {
    switch (step) {
      case 'key':
        this.keys.push(await newKey(this.list))
        break
      case 'take back':
        await this.#takeBack(this.keys.shift())
        break
      case 'full link':
        this.former.push(this.list.token)
        this.formerKeys.push(...this.keys.splice(0).map(({ key }) => key))
        this.list = await withOtherLink(this.list)
        break
      default:
        if (this.read) this.former.push(this.read)
        this.read = step === 'read-only link' ? await newReadLink(this.list) : ''
        if (!this.read) await changeLinks(this.list, { readToken: '' })
    }
  }

  async #takeBack(key: (typeof this.keys)[number] | undefined): Promise<void> {
    if (!key) return
    this.formerKeys.push(key.key)
    await takeKeyBack(this.list, key.id)
  }

  /** Returns the statuses of requests with the former and with the current credentials. */
  async statuses(): Promise<{ former: number[]; present: number[] }> {
    const links = (tokens: readonly string[]) => Promise.all(tokens.map(statusBy))
    const keys = (all: readonly string[]) => Promise.all(all.map(statusByKey))
    return {
      former: [...(await links(this.former)), ...(await keys(this.formerKeys))],
      present: [
        ...(await links([this.list.token, ...(this.read ? [this.read] : [])])),
        ...(await keys(this.keys.map(({ key }) => key))),
      ],
    }
  }
}

it('after any changes of links and keys before and after a copy, only the present ones open a list', async () => {
  const lives = fc.sample(lifeOfList, 60)
  const lists: Lived[] = []
  for (const { before } of lives) lists.push(await new Lived(await makeList(server.url)).live(before))
  const goBack = await copyWhileStopped(server)
  for (const [index, { after }] of lives.entries()) await lists[index]?.live(after)
  await goBack()
  for (const [index, lived] of lists.entries()) {
    const { former, present } = await lived.statuses()
    expect([
      lives[index],
      former.filter((status) => status < 400),
      present.filter((status) => status !== 200),
    ]).toEqual([lives[index], [], []])
  }
})

describe('the notes', () => {
  it('are small files, one for each changed list, which only the owner can read', async () => {
    const [untouched, list] = [await makeList(server.url), await makeList(server.url)]
    const key = await newKey(list)
    await withOtherLink(list)
    expect(existsSync(join(folder(), untouched.id))).toBe(false)
    const file = statSync(join(folder(), list.id))
    expect([statSync(folder()).mode & 0o777, file.mode & 0o777]).toEqual([0o700, 0o600])
    expect(file.size).toBeLessThan(500)
    expect(readFileSync(join(folder(), list.id), 'utf8')).not.toContain(key.key)
    expect(readdirSync(folder()).filter((name) => name.endsWith('.next'))).toEqual([])
  })

  it('stay small however often keys are made and taken back', async () => {
    const list = await makeList(server.url)
    for (let round = 0; round < 30; round += 1) await takeKeyBack(list, (await newKey(list)).id)
    expect(statSync(join(folder(), list.id)).size).toBeLessThan(300)
  })

  it('are written, or else nothing is changed', async () => {
    const list = await makeList(server.url)
    const key = await newKey(list)
    const note = join(folder(), list.id)
    rmSync(note)
    mkdirSync(note)
    expect((await takeKeyBack(list, key.id)).status).toBe(500)
    const body = { shareToken: otherKey(list) }
    const url = `${server.url}/api/list/links`
    expect((await call(url, { method: 'POST', token: list.token, body })).status).toBe(500)
    expect(await statusByKey(key.key)).toBe(200)
    expect([await statusBy(list.token), await statusBy(body.shareToken)]).toEqual([200, 404])
    rmSync(note, { recursive: true })
    expect((await takeKeyBack(list, key.id)).status).toBe(204)
    expect(await statusByKey(key.key)).toBe(401)
  })

  it('that are older than the copy are ignored, as on a machine that was the node before', async () => {
    const list = await makeList(server.url)
    const second = await withOtherLink(list)
    const stale = readFileSync(join(folder(), list.id), 'utf8')
    const third = await withOtherLink(second)
    const [, ...rest] = stale.split(' ')
    const goBack = await copyWhileStopped(server)
    writeFileSync(join(folder(), list.id), [Date.now() - dayMs, ...rest].join(' '))
    await goBack()
    expect([await statusBy(second.token), await statusBy(third.token)]).toEqual([404, 200])
  })

  it('that are incomplete after a crash are ignored', async () => {
    const list = await makeList(server.url)
    const goBack = await copyWhileStopped(server)
    for (const text of ['', `${Date.now()} lists {"share"`, `${Date.now()} items {}`, 'x'])
      writeFileSync(join(folder(), text === '' ? list.id : crypto.randomUUID()), text)
    await goBack()
    expect(await statusBy(list.token)).toBe(200)
  })

  it('are missing on another machine, where the credentials of the copy are valid and the journal says so', async () => {
    const list = await makeList(server.url)
    const key = await newKey(list)
    const goBack = await copyWhileStopped(server)
    await takeKeyBack(list, key.id)
    rmSync(folder(), { recursive: true })
    await goBack()
    expect(await statusByKey(key.key)).toBe(200)
    expect(log()).toMatch(
      /credentials\/ does not go back as far as that copy.+revoked since \d{4}-\d\d-\d\dT/,
    )
  })
})

describe('the nightly job', () => {
  const runJob = async () => {
    const headers = { Authorization: await server.superuserToken() }
    const path = `${server.url}/api/crons/forget-credentials`
    expect((await call(path, { method: 'POST', headers })).status).toBe(204)
  }
  const backups = () => join(server.dataFolder, 'backups')
  /** Sets the age of a note in days. */
  const age = (id: string, days: number) => {
    const [, ...rest] = readFileSync(join(folder(), id), 'utf8').split(' ')
    writeFileSync(join(folder(), id), [Date.now() - days * dayMs, ...rest].join(' '))
  }

  it('deletes notes that are older than all backups, and keeps the others', async () => {
    await backUp(server)
    const [old, young] = [await makeList(server.url), await makeList(server.url)]
    for (const list of [old, young]) await newKey(list)
    age(old.id, 20)
    age(young.id, 5)
    for (const name of readdirSync(backups()))
      utimesSync(join(backups(), name), new Date(), new Date(Date.now() - 25 * dayMs))
    writeFileSync(join(folder(), 'since'), String(Date.now() - 90 * dayMs))
    await runJob()
    // Written last.
    await expect.poll(daysSince).toBeLessThan(26)
    expect([old, young].map(({ id }) => existsSync(join(folder(), id)))).toEqual([true, true])

    for (const name of readdirSync(backups())) utimesSync(join(backups(), name), new Date(), new Date())
    await runJob()
    await expect.poll(daysSince).toBeLessThan(8)
    expect([old, young].map(({ id }) => existsSync(join(folder(), id)))).toEqual([false, true])
  })

  it('corrects a note that differs from the database', async () => {
    const list = await makeList(server.url)
    const key = await newKey(list)
    const path = join(folder(), list.id)
    const right = readFileSync(path, 'utf8')
    writeFileSync(path, right.replace(key.id, crypto.randomUUID()))
    await runJob()
    await expect.poll(() => readFileSync(path, 'utf8')).toContain(key.id)
  })

  /** Returns the age, in days, of the moment from which on all changes have notes. */
  const daysSince = () => (Date.now() - Number(readFileSync(join(folder(), 'since'), 'utf8'))) / dayMs
})
