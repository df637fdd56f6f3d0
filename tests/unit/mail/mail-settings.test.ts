import { describe, expect, test } from 'vitest'
import { readMailSettings } from '../../../src/settings/mail-settings.ts'

const least = { SMTP_HOST: 'smtp.example.com', MAIL_FROM: 'lista@example.com' }

function read(env: Readonly<Record<string, string>>) {
  return readMailSettings((name) => env[name])
}

test('without a server, mails are files', () => {
  expect(read({})).toEqual({ kind: 'files' })
  expect(read({ SMTP_HOST: '', MAIL_FROM: 'lista@example.com' })).toEqual({ kind: 'files' })
})

test('a server and a sender are enough', () => {
  expect(read(least)).toEqual({
    kind: 'smtp',
    host: 'smtp.example.com',
    port: 587,
    username: '',
    isTls: false,
    from: 'lista@example.com',
  })
})

describe('TLS from the first byte', () => {
  test.each<[port: string, tls: string, isTls: boolean]>([
    ['587', '', false],
    ['465', '', true],
    ['465', 'off', false],
    ['587', 'on', true],
  ])('port %s, SMTP_TLS=%j: %s', (SMTP_PORT, SMTP_TLS, isTls) => {
    expect(read({ ...least, SMTP_PORT, SMTP_TLS })).toMatchObject({ port: Number(SMTP_PORT), isTls })
  })
})

describe('explains the fault of', () => {
  test.each<[what: string, env: Readonly<Record<string, string>>, word: string]>([
    ['no sender', { MAIL_FROM: '' }, 'MAIL_FROM'],
    ['a sender that is no address', { MAIL_FROM: 'Lista Noastră' }, 'MAIL_FROM'],
    ['a port that is none', { SMTP_PORT: 'smtp' }, 'SMTP_PORT'],
    ['port 0', { SMTP_PORT: '0' }, 'SMTP_PORT'],
    ['port 70000', { SMTP_PORT: '70000' }, 'SMTP_PORT'],
  ])('%s', (_, env, word) => {
    expect(read({ ...least, ...env })).toEqual({ kind: 'wrong', advice: expect.stringContaining(word) })
  })
})
