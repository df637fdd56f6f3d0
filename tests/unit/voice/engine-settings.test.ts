import { expect, test } from 'vitest'
import { readEngineSettings } from '../../../src/settings/speech-settings.ts'

function settingsOf(variables: Readonly<Record<string, string>>) {
  return readEngineSettings((name) => variables[name])
}

test.each([{}, { STT_URL: '' }, { STT_KEY: 'x', STT_MODEL: 'y' }])('%o names no engine', (variables) => {
  expect(settingsOf(variables)).toEqual({ kind: 'none' })
})

test.each([
  ['http://127.0.0.1:8000', 'http://127.0.0.1:8000/v1/audio/transcriptions'],
  ['http://127.0.0.1:8000/', 'http://127.0.0.1:8000/v1/audio/transcriptions'],
  ['https://api.openai.com/v1', 'https://api.openai.com/v1/audio/transcriptions'],
  ['https://api.openai.com/v1/', 'https://api.openai.com/v1/audio/transcriptions'],
  ['https://api.groq.com/openai/v1', 'https://api.groq.com/openai/v1/audio/transcriptions'],
  ['http://whisper.lan/inference', 'http://whisper.lan/inference'],
  ['http://a.b/v1/audio/transcriptions', 'http://a.b/v1/audio/transcriptions'],
])('%s is asked at %s', (STT_URL, url) => {
  expect(settingsOf({ STT_URL })).toMatchObject({ kind: 'engine', url })
})

test.each([
  ['http://127.0.0.1:8000', true],
  ['http://127.1.2.3/v1', true],
  ['http://localhost:9000/v1', true],
  ['http://LOCALHOST', true],
  ['http://[::1]:9000', true],
  ['http://user:pass@localhost:9000', true],
  ['https://api.openai.com/v1', false],
  ['http://localhost.example.com', false],
  ['http://127.0.0.1.example.com', false],
  ['http://localhost@example.com', false],
  ['http://localhost:80@example.com', false],
  ['http://example.com/localhost', false],
  ['http://0.0.0.0:8000', false],
  ['http://192.168.1.7', false],
])('%s is on this machine: %o', (STT_URL, isLocal) => {
  expect(settingsOf({ STT_URL })).toMatchObject({ isLocal })
})

test('a missing setting has a default', () => {
  expect(settingsOf({ STT_URL: 'http://a' })).toMatchObject({
    key: '',
    model: 'whisper-1',
    timeoutSeconds: 20,
  })
  const all = { STT_URL: 'http://a', STT_KEY: 'k', STT_MODEL: 'm', STT_TIMEOUT: '50' }
  expect(settingsOf(all)).toMatchObject({ key: 'k', model: 'm', timeoutSeconds: 50 })
})

test.each([
  { STT_URL: 'whisper' },
  { STT_URL: 'ftp://a' },
  { STT_URL: 'http://' },
  { STT_URL: 'http://a/v1?key=x' },
  { STT_URL: 'http://a b' },
  ...['0', '51', '-1', '1.5', 'x', '1e1'].map((STT_TIMEOUT) => ({ STT_URL: 'http://a', STT_TIMEOUT })),
])('%o cannot be used, and why is said', (variables) => {
  expect(settingsOf(variables)).toMatchObject({ kind: 'wrong', advice: expect.stringContaining('Set ') })
})
