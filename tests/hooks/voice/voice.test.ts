import type { ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeRecording, recordingKinds } from '../../support/live/recordings.ts'
import { accepted, call, type ListClient, makeList, otherKey } from '../../support/people/api.ts'
import { filesBelow } from '../../support/server/files-below.ts'
import { type PocketBaseServer, startPocketBase } from '../../support/server/pocketbase.ts'
import { SpeechEngine } from '../../support/server/speech-engine.ts'

const failed = 'Transcrierea a eșuat. Încercați din nou.'
const notRecognised = 'Nu s-a putut recunoaște produsul. Încercați din nou.'

let engine: SpeechEngine
const servers: PocketBaseServer[] = []

async function serverWith(settings: Readonly<Record<string, string>>): Promise<PocketBaseServer> {
  const server = await startPocketBase(undefined, { STT_URL: '', STT_KEY: '', STT_MODEL: '', ...settings })
  servers.push(server)
  return server
}

interface Said {
  status: number
  /** Value of the Retry-After header, in seconds. */
  retryAfter: string | null
  body: { text?: string; offer?: string; message?: string; data?: { problem?: string } }
}

async function say(list: ListClient, { bytes } = makeRecording()): Promise<Said> {
  return post(list, { audio: bytes.toString('base64') })
}

async function post({ url, token }: Pick<ListClient, 'url' | 'token'>, body: unknown): Promise<Said> {
  const response = await fetch(`${url}/api/voice-to-text`, {
    method: 'POST',
    headers: { 'X-Share-Token': token, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    retryAfter: response.headers.get('Retry-After'),
    body: JSON.parse(await response.text()),
  }
}

function refusal(status: number, message: string, problem: string) {
  return { status, body: { status, message, data: { problem } } }
}

let list: ListClient
beforeAll(async () => {
  engine = await SpeechEngine.start()
  const { url } = await serverWith({ STT_URL: `http://127.0.0.1:${engine.port}` })
  list = await makeList(url)
})
beforeEach(() => engine.forget())
afterAll(async () => {
  for (const server of servers) await server.stop()
  await engine.stop()
})

describe('the request to the engine', () => {
  test.each(recordingKinds)('is the recording byte for byte, called the %s it is', async (kind) => {
    const { bytes, name, type } = makeRecording(kind)
    expect(await say(list, { bytes, name, type })).toMatchObject({ status: 200, body: { text: 'lapte' } })
    const [heard] = engine.heard
    expect(heard).toMatchObject({ method: 'POST', path: '/v1/audio/transcriptions', file: { name, type } })
    expect(heard?.file.bytes.equals(bytes)).toBe(true)
  })

  test('is a form of OpenAI’s protocol with a Content-Length', async () => {
    await say(list)
    expect(engine.heard[0]?.fields).toMatchObject({
      model: 'whisper-1',
      language: 'ro',
      response_format: 'json',
      temperature: '0',
    })
    expect(engine.heard[0]?.headers).toHaveProperty('content-length')
    expect(engine.heard[0]?.headers).not.toHaveProperty('authorization')
  })

  test('is all of the longest recording there may be', async () => {
    const recording = makeRecording('mp4', 786_000)
    expect(await say(list, recording)).toMatchObject({ status: 200 })
    expect(engine.heard[0]?.file.bytes.equals(recording.bytes)).toBe(true)
  })

  test('has the names of this list for hints, where the engine is on this machine', async () => {
    const mine = await makeList(list.url)
    await mine.push([mine.add('cașcaval Dalia'), mine.add('lapte 1,5%'), mine.add('leurdă')])
    await (await makeList(list.url)).push([])
    await say(mine)
    expect(engine.heard[0]?.fields.prompt).toBe('leurdă, lapte 1.5%, cașcaval Dalia')
  })

  test('has a key and the operator’s model, and nothing of the list, where the engine is anywhere else', async () => {
    const { url } = await serverWith({
      STT_URL: `http://0.0.0.0:${engine.port}/openai/v1`,
      STT_KEY: 'cheie-secretă'.normalize('NFD').replace(/[^a-z-]/g, ''),
      STT_MODEL: 'whisper-large-v3',
    })
    const other = await makeList(url)
    await other.push([other.add('cașcaval Dalia')])
    expect(await say(other)).toMatchObject({ status: 200 })
    expect(engine.heard[0]).toMatchObject({
      path: '/openai/v1/audio/transcriptions',
      headers: { authorization: 'Bearer cheie-secreta' },
      fields: { model: 'whisper-large-v3' },
    })
    expect(engine.heard[0]?.fields).not.toHaveProperty('prompt')
  })
})

describe('the engine’s answer', () => {
  test.each([
    ['Două kile de cartofi, o pâine și zece ouă.', 'Două kile de cartofi, o pâine și zece ouă.'],
    [' lapte\n', 'lapte'],
    ['[Muzică] Roşii şi ceapă (râde)', 'Roșii și ceapă'],
    [`${'a'.repeat(101)}, lapte`, `${'a'.repeat(101)}, lapte`],
  ])('%j comes as %j', async (said, text) => {
    engine.says(said)
    expect(await say(list)).toEqual({ status: 200, retryAfter: null, body: { text } })
  })

  test.each([
    ['an outro in Romanian', 'Vă mulțumesc pentru vizionare!'],
    ['one in Swedish', 'Tack för att ni tittade!'],
    ['one in English', 'Thanks for watching!'],
    ['101 characters for one item', 'a'.repeat(101)],
    ['10,000 characters', 'lapte, '.repeat(1_429)],
    ['another script', '谢谢观看'],
  ])('%s is no item', async (_, said) => {
    engine.says(said)
    expect(await say(list)).toMatchObject(refusal(400, notRecognised, 'nothing-to-buy'))
  })

  test('is offered if it is one unknown word', async () => {
    engine.answer = (response) => response.end('{"text":"","outcome":"offer","said":"papagal"}')
    expect(await say(list)).toMatchObject({ status: 200, body: { text: '', offer: 'papagal' } })
  })

  test.each([
    ['talk', 'Nu am înțeles un produs. Încercați din nou.', 'no-product'],
    ['muted', 'Microfonul nu trimite niciun sunet. Verificați dacă este oprit.', 'muted'],
  ])('%s is refused in words', async (outcome, message, problem) => {
    engine.answer = (response) => response.end(JSON.stringify({ text: '', outcome, said: 'ce faci' }))
    expect(await say(list)).toMatchObject(refusal(400, message, problem))
  })

  test.each(['', '  \n', '[Muzică]', '...', '♪♪'])('%j is nothing', async (said) => {
    engine.says(said)
    expect(await say(list)).toMatchObject(refusal(400, 'Niciun text primit de la procesare', 'nothing-said'))
  })

  const answers: [what: string, answer: (response: ServerResponse) => void, Partial<Said>][] = [
    [
      'a page',
      (response) => response.end('<html>Bine ați venit</html>'),
      refusal(502, failed, 'engine-down'),
    ],
    ['nothing', (response) => response.end(), refusal(502, failed, 'engine-down')],
    ['JSON without a text', (response) => response.end('{}'), refusal(502, failed, 'engine-down')],
    ['no text but a number', (response) => response.end('{"text":7}'), refusal(502, failed, 'engine-down')],
    ['a list', (response) => response.end('["lapte"]'), refusal(502, failed, 'engine-down')],
    ['half an answer', breakOff, refusal(502, failed, 'engine-down')],
    ['no answer', (response) => response.destroy(), refusal(502, failed, 'engine-down')],
    ['that it failed', withStatus(500), refusal(502, failed, 'engine-down')],
    ['that the key is wrong', withStatus(401), refusal(502, failed, 'engine-down')],
    ['that it cannot read this', withStatus(400), refusal(400, notRecognised, 'no-recording')],
  ]
  test.each(answers)('%s is reported as such', async (_, answer, expected) => {
    engine.answer = answer
    expect(await say(list)).toMatchObject(expected)
  })

  test('that it is busy is passed on, with its own time', async () => {
    engine.answer = (response) => response.writeHead(429, { 'Retry-After': '7' }).end('{}')
    const message = 'Se ascultă prea multe înregistrări deodată. Încercați din nou peste câteva secunde.'
    expect(await say(list)).toMatchObject({ ...refusal(429, message, 'engine-busy'), retryAfter: '7' })
  })

  function withStatus(status: number) {
    return (response: ServerResponse) => response.writeHead(status).end('{"error":{"message":"nu"}}')
  }

  function breakOff(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Length': 100 })
    response.write('{"text":"lap', () => response.destroy())
  }
})

test('an engine that is down is reported, and used again once it is back', async () => {
  const { port } = engine
  await engine.stop()
  expect(await say(list)).toMatchObject(refusal(502, failed, 'engine-down'))
  await engine.listen(port)
  expect(await say(list)).toMatchObject({ status: 200 })
})

test('an engine that takes too long is waited for no longer than the operator says', async () => {
  const { url } = await serverWith({ STT_URL: `http://127.0.0.1:${engine.port}/`, STT_TIMEOUT: '1' })
  const own = await makeList(url)
  engine.answer = undefined
  const slow = 'Transcrierea a durat prea mult. Încercați din nou.'
  expect(await say(own)).toMatchObject(refusal(504, slow, 'engine-slow'))
  engine.says('lapte')
  // On a busy machine, an answer may take longer than the second of this server.
  await expect.poll(async () => (await say(own)).status).toBe(200)
})

test('six recordings are processed at a time, a seventh has to wait, and lists go on meanwhile', async () => {
  const held: ServerResponse[] = []
  engine.answer = (response) => held.push(response)
  const six = Array.from({ length: 6 }, () => say(list))
  await engine.untilHeard(6)
  expect(await say(list)).toMatchObject({
    status: 429,
    retryAfter: '3',
    body: { data: { problem: 'engine-busy' } },
  })
  const other = await makeList(list.url)
  await other.push([other.add('pâine')])
  expect(await other.items()).toMatchObject([{ name: 'pâine' }])
  for (const response of held) response.end('{"text":"ouă"}')
  expect((await Promise.all(six)).map(({ status }) => status)).toEqual(six.map(() => 200))
  engine.says('lapte')
  expect(await say(list)).toMatchObject({ status: 200 })
})

describe('a request', () => {
  const { bytes } = makeRecording()
  const short = 'Înregistrare prea scurtă. Încercați din nou.'

  test.each([
    ['no audio', {}, 400, notRecognised],
    ['audio that is no text', { audio: [1, 2] }, 400, notRecognised],
    ['audio that is no base64', { audio: 'ăîș'.repeat(9_000) }, 400, notRecognised],
    [
      'bytes that are no recording',
      { audio: Buffer.alloc(9_000, 'x').toString('base64') },
      400,
      notRecognised,
    ],
    ['7,999 bytes', { audio: bytes.subarray(0, 7_999).toString('base64') }, 400, short],
    [
      'more than a megabyte',
      { audio: 'A'.repeat(1_048_576) },
      413,
      'Înregistrarea este prea lungă. Vorbiți mai scurt și încercați din nou.',
    ],
  ])('with %s is refused', async (_, body, status, message) => {
    expect(await post(list, body)).toMatchObject({ status, body: { message } })
    expect(engine.heard).toEqual([])
  })

  test('with 8,000 bytes is heard', async () => {
    expect(await say(list, makeRecording('ogg', 8_000))).toMatchObject({ status: 200 })
  })

  test('without the link of a list is refused, and with a read-only one', async () => {
    const readToken = otherKey(list)
    const links = { method: 'POST', token: list.token, body: { readToken } }
    expect(await call(`${list.url}/api/list/links`, links)).toMatchObject({ status: 204 })
    const audio = { audio: bytes.toString('base64') }
    for (const token of ['', 'x', crypto.randomUUID()]) {
      expect(await post({ url: list.url, token }, audio)).toMatchObject({ status: 404 })
      expect(await call(`${list.url}/api/voice-to-text`, { token })).toMatchObject({ status: 404 })
    }
    expect(await post({ url: list.url, token: readToken }, audio)).toMatchObject({ status: 403 })
    expect(await call(`${list.url}/api/voice-to-text`, { token: readToken })).toMatchObject({ status: 403 })
    expect(engine.heard).toEqual([])
  })
})

describe('the presence of an engine', () => {
  test('is reported to people who may add to a list', async () => {
    expect(accepted(await call(`${list.url}/api/voice-to-text`, { token: list.token }))).toEqual({
      engine: true,
    })
  })

  test.each([
    ['none', {}],
    ['one at no address', { STT_URL: 'whisper' }],
  ])('with %s, a recording is refused in words', async (_, settings) => {
    const { url } = await serverWith(settings)
    const own = await makeList(url)
    expect(accepted(await call(`${url}/api/voice-to-text`, { token: own.token }))).toEqual({ engine: false })
    const message = 'Recunoașterea vocală nu este pornită pe acest server.'
    expect(await say(own)).toMatchObject(refusal(503, message, 'no-engine'))
  })
})

test('recordings and their texts are not kept', async () => {
  const { bytes } = makeRecording()
  const marker = Buffer.from('înregistrare-de-probă')
  marker.copy(bytes, 120)
  engine.says('șuruburi marcate')
  expect(await say(list, { ...makeRecording(), bytes })).toMatchObject({ status: 200 })
  engine.answer = (response) => response.writeHead(500).end('șuruburi marcate')
  expect(await say(list, { ...makeRecording(), bytes })).toMatchObject({ status: 502 })
  const kept = await filesOnceLogged()
  const traces = [marker, bytes.toString('base64').slice(160, 200), 'șuruburi marcate']
  expect(kept.length).toBeGreaterThan(2)
  expect(traces.filter((trace) => kept.some((file) => file.includes(trace)))).toEqual([])
})

/** Reads all files on the disk, after PocketBase has written the failure above to its log, which it does with a delay. */
async function filesOnceLogged(): Promise<Buffer[]> {
  const [server] = servers
  if (!server) throw new Error('No server was started')
  const headers = { Authorization: await server.superuserToken() }
  const newest = () => call(`${server.url}/api/logs?sort=-created&perPage=1`, { headers })
  await expect.poll(async () => (await newest()).text).toContain('engine-down (500)')
  return [...filesBelow(dirname(server.dataFolder)).values()]
}
