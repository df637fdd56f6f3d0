import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApiDocument } from '../../../src/list-api/openapi.ts'
import { findFuzzer } from '../../support/caldav/python-program.ts'
import { signedIn } from '../../support/people/account-program.ts'
import { makeList } from '../../support/people/api.ts'
import { programOf } from '../../support/people/program.ts'
import { usePocketBase, useSite } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()
const site = useSite(server)
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'random-requests-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const fuzzer = findFuzzer()
const why = 'missing' in fuzzer ? ` (${fuzzer.missing})` : ''
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
]

const document = openApiDocument({ name: 'Lista', version: '1' })
const operations = Object.values(document.paths as object).flatMap((methods: object) => Object.keys(methods))

/** Sends random requests by the document. @param parameters values that are not random, as in schemathesis.toml */
async function tryAll(python: string, key: string, parameters: Readonly<Record<string, string>>) {
  const [described, config] = [join(folder, 'openapi.json'), join(folder, 'schemathesis.toml')]
  writeFileSync(described, JSON.stringify(document))
  const lines = Object.entries(parameters).map(([name, value]) => `"${name}" = "${value}"\n`)
  writeFileSync(config, `[parameters]\n${lines.join('')}`)
  const args = [
    ...['-m', 'schemathesis.cli', '--config-file', config, 'run', described, '--url', site.url],
    ...['--seed', '7', '--no-color', '--header', `Authorization: Bearer ${key}`, '--max-examples', '10'],
    ...['--checks', checks.join()],
  ]
  const ran = await promisify(execFile)(python, args, { cwd: folder }).catch((failed) => failed)
  return { code: ran.code ?? 0, said: String(ran.stdout) }
}

describe.skipIf(why)(
  `every answer to a random request is documented, and none is an error of the server${why}`,
  () => {
    it.each(['list', 'account'])(
      'with the key of a %s',
      async (owner) => {
        if ('missing' in fuzzer) return
        const list = await makeList(server.url)
        const milk = list.add('lapte')
        await list.push([milk])
        const ana = await signedIn(server)
        await ana.save(list.token)
        const { program } = await (owner === 'list' ? programOf(list, site.url) : ana.program(site.url))
        const ids = owner === 'list' ? {} : { 'path.listId': list.id, 'path.itemId': milk.itemId }
        const { code, said } = await tryAll(fuzzer.python, program.key, ids)
        expect([code, code ? said : '']).toEqual([0, ''])
        expect(said).toContain(`Tested: ${operations.length}`)
      },
      300_000,
    )
  },
)
