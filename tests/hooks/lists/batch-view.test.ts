import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { itemFields } from '../../../src/domain/item/fields.ts'
import { makeListWithItem } from '../../support/people/api.ts'
import { startPocketBase } from '../../support/server/pocketbase.ts'

test('the trigger of an earlier version is replaced at the start, and writes every field of an item', async () => {
  const server = await startPocketBase()
  onTestFinished(() => server.stop())
  const { list, itemId } = await makeListWithItem(server.url, 'lapte')
  const database = new DatabaseSync(join(server.dataFolder, 'data.db'), { timeout: 10_000 })
  onTestFinished(() => database.close())
  const made = () => database.prepare("SELECT sql FROM sqlite_master WHERE name = 'accept_batch'").get()
  const current = made()
  for (const { column } of itemFields) expect(current?.sql).toContain(`${column} = excluded.${column}`)

  await server.kill9()
  database.exec(`
    DROP TRIGGER accept_batch;
    CREATE TRIGGER accept_batch INSTEAD OF INSERT ON accepted_batches BEGIN SELECT 1; END`)
  await server.restart()

  expect(made()).toEqual(current)
  await list.push([list.set(itemId, { note: 'cel cu capac verde' })])
  expect(await list.read()).toMatchObject({ items: [{ id: itemId, note: 'cel cu capac verde' }] })
})
