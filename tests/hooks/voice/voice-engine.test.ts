import { createHash } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inProject } from '../../../scripts/lib/root.ts'
import { ensurePackages } from '../../../scripts/lib/voice/packages.ts'
import { makeTinyModel } from '../../../voice/tests/make-tiny-model.ts'
import { makeVocabulary } from '../../../voice/tests/tiny-tokenizer.ts'
import { makeList } from '../../support/people/api.ts'
import { startPocketBase } from '../../support/server/pocketbase.ts'
import { type Sound, speechLike, wav, wavOf, withoutSpeech } from '../../support/voice/clips.ts'
import { commit, repository, startHub } from '../../support/voice/hub.ts'
import { runVoice } from '../../support/voice/program.ts'
import { type Engine, residentMB, startEngine } from '../../support/voice/real-engine.ts'

/** Accepts any score: the tiny model returns random text for every recording. */
const anyScore = { VOICE_LOWEST_SCORE: '-1000' }
const folder = mkdtempSync(join(tmpdir(), 'voice-'))
const tiny = join(folder, 'tiny')

beforeAll(() => {
  ensurePackages()
  makeTinyModel(tiny)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sound: fc.Arbitrary<Sound> = fc.record({
  seed: fc.nat(),
  seconds: fc.double({ min: 0.3, max: 0.8, noNaN: true }),
  pitchHz: fc.integer({ min: 90, max: 1_500 }),
  syllablesHz: fc.integer({ min: 2, max: 6 }),
  loudness: fc.double({ min: 0.05, max: 0.9, noNaN: true }),
})
const someSound: Sound = { seed: 1, seconds: 0.6, pitchHz: 220, syllablesHz: 4, loudness: 0.5 }

describe('its input', () => {
  test.each([
    [{ bits: 8 }, [0, 128, 192], [-1, 0, 0.5]],
    [{ bits: 16 }, [0, 0x80, 0, 0x40], [-1, 0.5]],
    [{ bits: 24 }, [0, 0, 0x80, 0, 0, 0x40], [-1, 0.5]],
    [{ bits: 32 }, [0, 0, 0, 0x40], [0.5]],
    [{ bits: 32, isFloat: true }, [0, 0, 0, 0x3f], [0.5]],
    [{ bits: 16, channels: 2 }, [0, 0x40, 0, 0], [0.25]],
  ])('is the samples of a WAV of %o, and of its channels the mean', async (coding, coded, samples) => {
    const { decodeClip } = await import('../../../voice/audio/decode-clip.ts')
    const heard = await decodeClip(wavOf(Uint8Array.from(coded), coding))
    expect(heard).toEqual({ kind: 'samples', samples: Float32Array.from(samples) })
  })

  test('is written by the tokens of its vocabulary', async () => {
    const { readTokenVocabulary } = await import('../../../voice/model/token-vocabulary.ts')
    const { file, texts } = makeVocabulary()
    const vocabulary = readTokenVocabulary(file)
    expect(vocabulary.texts).toEqual(texts)
    const bytes = [...texts].filter(([, text]) => text === '\ufffd').map(([token]) => token)
    expect(bytes).toHaveLength(128)
    expect(vocabulary.special('<|ro|>')).toBe(texts.size + 3)
    expect(vocabulary.special('<|nocaptions|>')).toBeUndefined()
  })
})

describe('its output', () => {
  const seed = Number(process.env.VOICE_SEED ?? Date.now())
  const sounds = fc.sample(sound, { numRuns: 250, seed })
  /** Memory of the worker after every fifty clips. */
  const memoryMB: number[] = []
  let engine: Engine

  beforeAll(async () => {
    engine = await startEngine({ VOICE_MODEL_DIR: tiny, VOICE_BEAMS: '1', ...anyScore })
    for (const [at, wanted] of sounds.entries()) {
      await engine.hear(wav(speechLike(wanted)))
      if ((at + 1) % 50 === 0) memoryMB.push(residentMB(await engine.worker()))
    }
  })
  afterAll(() => engine.stop())

  test('takes no more memory for many clips than for some', () => {
    const [, , atSome = 0, , atMany = Number.POSITIVE_INFINITY] = memoryMB
    expect(atMany).toBeLessThan(atSome + 50)
  })

  test.each(['webm', 'ogg', 'mp4'])('comes of %s as browsers record it', async (container) => {
    const answerTo = async (name: string) =>
      (await engine.ask(new Uint8Array(readFileSync(inProject('tests/support/voice', name))))).json()
    expect(await answerTo(`tones.${container}`)).toEqual(await answerTo('tones.webm'))
  })

  test.each([
    ['no audio', new Uint8Array([1, 2, 3]), 415],
    ['nothing', new Uint8Array(), 415],
    ['a page', new Uint8Array(Buffer.from('<!doctype html>')), 415],
    ['more than ten seconds can be', new Uint8Array(5_000_000), 413],
  ])('is not asked for %s', async (_, bytes, status) => {
    expect((await engine.ask(bytes)).status).toBe(status)
  })
})

describe('a recording without speech', () => {
  let engine: Engine
  beforeAll(async () => {
    engine = await startEngine({ VOICE_MODEL_DIR: tiny, VOICE_BEAMS: '1' })
  })
  afterAll(() => engine.stop())

  test.each(withoutSpeech())('asks for nothing: %s', async (_, samples) => {
    expect(await engine.hear(wav(samples))).toBe('')
  })
})

describe('one worker', () => {
  test('lets as many clips wait as there is room for', async () => {
    const engine = await startEngine({ VOICE_MODEL_DIR: tiny, VOICE_QUEUE: '1' })
    const worker = await engine.worker()
    process.kill(worker, 'SIGSTOP')
    const asked = [1, 2, 3].map(() => engine.ask(wav(speechLike(someSound))))
    const first = await Promise.race(asked)
    expect(first.status).toBe(429)
    expect(first.headers.get('retry-after')).toMatch(/^\d+$/)
    process.kill(worker, 'SIGCONT')
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 429])
    await engine.stop()
  })

  test('comes back when it was killed, and its clip is not taken for silence', async () => {
    const engine = await startEngine({ VOICE_MODEL_DIR: tiny, VOICE_QUEUE: '0' })
    const killed = await engine.worker()
    process.kill(killed, 'SIGSTOP')
    const asked = [1, 2].map(() => engine.ask(wav(speechLike(someSound))))
    // The refusal of one request shows that the worker has the other.
    expect((await Promise.race(asked)).status).toBe(429)
    process.kill(killed, 'SIGKILL')
    expect((await Promise.all(asked)).map(({ status }) => status).toSorted()).toEqual([429, 503])
    expect(await engine.worker()).not.toBe(killed)
    expect((await engine.ask(wav(speechLike(someSound)))).status).toBe(200)
    await engine.stop()
  })

  test('is given up when a clip takes too long, for another one', async () => {
    const engine = await startEngine({ VOICE_MODEL_DIR: tiny, VOICE_TIMEOUT: '1' })
    const hanging = await engine.worker()
    process.kill(hanging, 'SIGSTOP')
    expect((await engine.ask(wav(speechLike(someSound)))).status).toBe(504)
    expect(await engine.worker()).not.toBe(hanging)
    await engine.stop()
  })
})

test('PocketBase asks it as it asks any other engine', async () => {
  const engine = await startEngine({ VOICE_MODEL_DIR: tiny, ...anyScore })
  const server = await startPocketBase(undefined, { STT_URL: engine.url, STT_KEY: '', STT_MODEL: '' })
  const { token } = await makeList(server.url)
  const clip = wav(speechLike(someSound))
  const answer = await fetch(`${server.url}/api/voice-to-text`, {
    method: 'POST',
    headers: { 'X-Share-Token': token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ audio: Buffer.from(clip).toString('base64') }),
  })
  const { text, outcome } = (await (await engine.ask(clip)).json()) as { text: string; outcome?: string }
  const isHeard = text !== '' || outcome === 'offer'
  expect(answer.status).toBe(isHeard ? 200 : 400)
  await server.stop()
  await engine.stop()
})

describe('the installation', () => {
  const settings = { VOICE_MODEL: repository }
  let count = 0
  const newModels = () => join(folder, `models-${count++}`)

  test('fetches the model at a commit and writes down the SHA-256 of each file', async () => {
    const hub = await startHub(tiny)
    const models = newModels()
    const install = () =>
      runVoice('install.ts', { ...settings, VOICE_HUB_URL: hub.url, VOICE_MODELS: models })
    expect(await install()).toMatchObject({ code: 0 })
    const installed = join(models, repository)
    const record = JSON.parse(readFileSync(join(installed, 'record.json'), 'utf8'))
    expect(record).toMatchObject({ repository, revision: commit })
    expect(Object.keys(record.files)).toHaveLength(5)
    for (const [path, sum] of Object.entries(record.files)) {
      const bytes = readFileSync(join(installed, path))
      expect(bytes).toEqual(readFileSync(join(tiny, path)))
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sum)
    }
    const asked = hub.asked.length
    expect(await install()).toMatchObject({ code: 0 })
    expect(hub.asked).toHaveLength(asked)
    await hub.stop()

    const engine = await startEngine({ ...settings, VOICE_MODELS: models, ...anyScore })
    expect((await engine.ask(wav(speechLike(someSound)))).status).toBe(200)
    await engine.stop()
  })

  test('refuses to start with a file that is not the one it fetched', async () => {
    const hub = await startHub(tiny)
    const models = newModels()
    await runVoice('install.ts', { ...settings, VOICE_HUB_URL: hub.url, VOICE_MODELS: models })
    await hub.stop()
    appendFileSync(join(models, repository, 'onnx/encoder_model_quantized.onnx'), 'x')
    const { code, said } = await runVoice('server.ts', { ...settings, VOICE_MODELS: models })
    expect(code).toBe(1)
    expect(said).toMatch(/^onnx\/encoder_model_quantized\.onnx in .* is not the file that was installed/)
    expect(said).toContain('npm run voice:install')
  })

  test('says both ways to a model when the hub cannot be reached, and leaves nothing', async () => {
    const hub = await startHub(tiny)
    await hub.stop()
    const models = newModels()
    const { code, said } = await runVoice('install.ts', {
      ...settings,
      VOICE_HUB_URL: hub.url,
      VOICE_MODELS: models,
    })
    expect(code).toBe(1)
    expect(said).toMatch(/could not be fetched from .* \(ECONNREFUSED\); nothing was installed/)
    expect(said).toContain('VOICE_HUB_URL')
    expect(said).toContain('VOICE_MODEL_DIR')
    expect(existsSync(models)).toBe(false)
  })

  test('keeps what has arrived of a model that the hub did not give whole, and continues with the rest', async () => {
    const hub = await startHub(tiny, 'decoder_model_merged_quantized.onnx')
    const models = newModels()
    const { code, said } = await runVoice('install.ts', {
      ...settings,
      VOICE_HUB_URL: hub.url,
      VOICE_MODELS: models,
    })
    await hub.stop()
    expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('answered 404') })
    expect(existsSync(join(models, repository))).toBe(false)
    const whole = await startHub(tiny)
    const settled = await runVoice('install.ts', {
      ...settings,
      VOICE_HUB_URL: whole.url,
      VOICE_MODELS: models,
    })
    await whole.stop()
    expect(settled).toMatchObject({ code: 0 })
    const files = whole.asked.filter((path) => path.includes('/resolve/'))
    expect(files).toEqual([expect.stringContaining('decoder_model_merged_quantized.onnx')])
    expect(readdirSync(join(models, 'somebody'))).toEqual(['whisper-tiny'])
  })

  test('continues a file in its middle', async () => {
    const { download } = await import('../../../voice/install/download.ts')
    const hub = await startHub(tiny)
    const path = 'onnx/encoder_model_quantized.onnx'
    const bytes = readFileSync(join(tiny, path))
    const target = join(folder, 'continued')
    writeFileSync(`${target}.part`, bytes.subarray(0, 1_000))
    const sum = await download(`${hub.url}/${repository}/resolve/${commit}/${path}`, target)
    await hub.stop()
    expect(hub.ranges).toEqual(['bytes=1000-'])
    expect(sum).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(readFileSync(target)).toEqual(bytes)
  })

  test('takes a folder with a model instead', async () => {
    const given = join(folder, 'given')
    cpSync(tiny, given, { recursive: true })
    expect(await runVoice('install.ts', { VOICE_MODEL_DIR: given })).toMatchObject({ code: 0 })
    rmSync(join(given, 'tokenizer.json'))
    const { code, said } = await runVoice('server.ts', { VOICE_MODEL_DIR: given })
    expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('lacks tokenizer.json') })
  })
})
