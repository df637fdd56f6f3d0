import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { itemDefaults } from '../../../src/domain/item/fields.ts'
import { templatesPerList } from '../../../src/domain/list/options.ts'
import { mostThings, ownTemplateText } from '../../../src/domain/list/own-template.ts'
import { accepted, call, makeList } from '../../support/people/api.ts'
import { usePocketBase } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()

function nested(opening: string, closing: string, bytes: number): string {
  const times = Math.floor((bytes - 100) / (opening.length + closing.length))
  return opening.repeat(times) + (opening.endsWith(':') ? '1' : '') + closing.repeat(times)
}

/** Returns the peak memory of PocketBase, in MB. */
function mostMegabytes(): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

it.each([
  ['lists', (bytes: number) => nested('[', ']', bytes)],
  ['objects', (bytes: number) => nested('{"a":', '}', bytes)],
  ['lists that do not end', (bytes: number) => '['.repeat(bytes - 100)],
])('a body of nested %s is refused, and costs next to nothing', async (_, nest) => {
  const list = await makeList(server.url, 'Casă')
  const { token } = list
  const before = mostMegabytes()
  const send = (path: string, body: string) => call(`${server.url}${path}`, { method: 'POST', token, body })
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => [
      send('/api/list/changes', `{"since":0,"changes":${nest(256 * 1024)}}`),
      send('/api/views', `{"path":${nest(256 * 1024)}}`),
      send('/api/voice-to-text', `{"audio":${nest(1024 * 1024)}}`), // part: voice
    ]).flat(),
  )
  const refusals = [
    400,
    503, // part: voice
  ]
  expect([...new Set(replies.map(({ status }) => status))].sort()).toEqual(refusals)
  expect(mostMegabytes() - before).toBeLessThan(250)
  accepted(await list.send([list.add('lapte')]))
})

it('a request that sets all templates of a list at full size stays below the limit on brackets', async () => {
  const list = await makeList(server.url, 'Casă')
  const things = Array.from({ length: mostThings }, (_, at) => ({ ...itemDefaults, name: `lucru ${at}` }))
  const changes = Array.from({ length: templatesPerList }, (_, at) =>
    list.setOption(`template/${at}`, ownTemplateText(things)),
  )
  const { results } = await list.push(changes)
  expect(results.every(({ status }) => status === 'done')).toBe(true)
})
