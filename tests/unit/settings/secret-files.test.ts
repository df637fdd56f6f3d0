import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Problem } from '../../../src/settings/problem.ts'
import { settingNames } from '../../../src/settings/read-settings.ts'
import { secretSettings, secretsInFiles, withSecretFiles } from '../../../src/settings/secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'lista-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'password')
writeFileSync(path, 'parolă cu spații \n')

const environmentOf = (variables: Record<string, string>) => (name: string) => variables[name]

test('every password and key can be read from a file, and no other setting', () => {
  expect(secretSettings).toEqual(settingNames.filter((name) => /_(?:PASSWORD|KEY)$/.test(name)))
  expect(secretSettings).toContain('SMTP_PASSWORD')
})

test('a secret is its file’s content, without the end of the line', () => {
  const environment = withSecretFiles(environmentOf({ SMTP_PASSWORD_FILE: path, HOST_FILE: path }))
  expect(environment('SMTP_PASSWORD')).toBe('parolă cu spații ')
  expect(environment('HOST')).toBeUndefined()
  expect(environment('LISTA_ADMIN_PASSWORD')).toBeUndefined()
})

test('a secret set both ways, or in a missing file, is refused by name, and is not shown', () => {
  const both = withSecretFiles(
    environmentOf({ LISTA_ADMIN_PASSWORD: 'secret', LISTA_ADMIN_PASSWORD_FILE: path }),
  )
  expect(() => both('LISTA_ADMIN_PASSWORD')).toThrow(
    new Problem('Both LISTA_ADMIN_PASSWORD and LISTA_ADMIN_PASSWORD_FILE are set: leave one of them out.'),
  )
  const missing = withSecretFiles(environmentOf({ LISTA_ADMIN_PASSWORD_FILE: join(folder, 'none') }))
  expect(() => missing('LISTA_ADMIN_PASSWORD')).toThrow(
    /^LISTA_ADMIN_PASSWORD_FILE names .*none, which cannot be read \(ENOENT\)\.$/,
  )
})

test('PocketBase, which reads no such files, gets the secrets as variables', () => {
  const environment = environmentOf({ LISTA_ADMIN_PASSWORD_FILE: path, SMTP_PASSWORD: 'set' })
  expect(secretsInFiles(environment)).toEqual({ LISTA_ADMIN_PASSWORD: 'parolă cu spații ' })
})
