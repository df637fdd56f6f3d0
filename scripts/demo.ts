/** Makes a list of 60 real items on a running site (SITE, or the default address) and prints its link. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Change } from '../src/domain/item/change.ts'
import { parseItems } from '../src/domain/with-all-words.ts'
import { settings } from '../src/settings/here.ts'
import { addresses } from '../src/site.ts'
import { Problem, runScript } from './lib/problem.ts'
import { inProject } from './lib/root.ts'

const siteUrl = settings.SITE

/** Sends one request of docs/protocol.md. */
async function post(path: string, token: string, body: unknown): Promise<void> {
  const answer = await fetch(new URL(path, siteUrl), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Share-Token': token },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  if (!answer)
    throw new Problem(`No site answers at ${siteUrl}: run npm start first, or name another with SITE.`)
  if (!answer.ok) throw new Problem(`The site at ${siteUrl} refused ${path}: ${await answer.text()}`)
}

function additions(listId: string): Change[] {
  const text = readFileSync(inProject('tests/support/lista-60.txt'), 'utf8')
  const { items } = parseItems(text)
  return items.map((fields) => ({ id: randomUUID(), listId, kind: 'add', itemId: randomUUID(), fields }))
}

await runScript(async () => {
  const id = randomUUID()
  const token = randomUUID()
  await post('/api/list', token, { id, name: 'Lista de weekend' })
  await post('/api/list/changes', token, { since: 0, changes: additions(id) })
  process.stdout.write(`${new URL(addresses.list(token), siteUrl)}\n`)
})
