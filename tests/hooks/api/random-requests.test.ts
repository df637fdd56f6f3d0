import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApiDocument } from '../../../src/list-api/openapi.ts'
import { findFuzzer } from '../../support/caldav/python-program.ts'
import { makeList } from '../../support/people/api.ts'
import { programOf } from '../../support/people/program.ts'
import { siteOver } from '../../support/server/site-over.ts'
import { usePocketBase } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()
let site: Awaited<ReturnType<typeof siteOver>>
let folder: string
beforeAll(async () => {
  site = await siteOver(server)
  folder = mkdtempSync(join(tmpdir(), 'random-requests-'))
})
afterAll(async () => {
  await site.stop()
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

test.skipIf(why)(
  `every answer to a random request is documented, and none is an error of the server${why}`,
  async () => {
    if ('missing' in fuzzer) return
    const list = await makeList(server.url)
    await list.push([list.add('lapte')])
    const { program } = await programOf(list, site.url)
    const document = join(folder, 'openapi.json')
    writeFileSync(document, JSON.stringify(openApiDocument({ name: 'Lista', version: '1' })))
    const args = [
      ...['-m', 'schemathesis.cli', 'run', document, '--url', site.url, '--seed', '7', '--no-color'],
      ...['--header', `Authorization: Bearer ${program.key}`, '--max-examples', '10'],
      ...['--checks', checks.join()],
    ]
    const ran = await promisify(execFile)(fuzzer.python, args, { cwd: folder }).catch((failed) => failed)
    expect([ran.code ?? 0, ran.code ? ran.stdout : '']).toEqual([0, ''])
  },
  300_000,
)
