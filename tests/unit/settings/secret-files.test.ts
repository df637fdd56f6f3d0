import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Problem } from '../../../src/settings/problem.ts'
import { secretSettings, secretsInFiles, withSecretFiles } from '../../../src/settings/secret-files.ts'
import { settingNames } from '../../../src/settings/settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'lista-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'password')
writeFileSync(path, 'parolă cu spații \n')

const environmentOf = (variables: Record<string, string>) => (name: string) => variables[name]

test('every password and key can be read from a file, and no other setting', () => {
  expect(secretSettings).toEqual(settingNames.filter((name) => /_(?:PASSWORD|KEY)$/.test(name)))
  expect(secretSettings).toHaveLength(4)
})

test('a secret is its file’s content, without the end of the line', () => {
  const environment = withSecretFiles(environmentOf({ SMTP_PASSWORD_FILE: path, HOST_FILE: path }))
  expect(environment('SMTP_PASSWORD')).toBe('parolă cu spații ')
  expect(environment('HOST')).toBeUndefined()
  expect(environment('STT_KEY')).toBeUndefined()
})

test('a secret set both ways, or in a missing file, is refused by name, and is not shown', () => {
  const both = withSecretFiles(environmentOf({ STT_KEY: 'secret', STT_KEY_FILE: path }))
  expect(() => both('STT_KEY')).toThrow(
    new Problem('Both STT_KEY and STT_KEY_FILE are set: leave one of them out.'),
  )
  const missing = withSecretFiles(environmentOf({ STT_KEY_FILE: join(folder, 'none') }))
  expect(() => missing('STT_KEY')).toThrow(/^STT_KEY_FILE names .*none, which cannot be read \(ENOENT\)\.$/)
})

test('PocketBase, which reads no such files, gets the secrets as variables', () => {
  const environment = environmentOf({ LISTA_ADMIN_PASSWORD_FILE: path, SMTP_PASSWORD: 'set' })
  expect(secretsInFiles(environment)).toEqual({ LISTA_ADMIN_PASSWORD: 'parolă cu spații ' })
})
