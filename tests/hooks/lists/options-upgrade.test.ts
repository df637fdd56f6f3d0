import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { makeListWithItem } from '../../support/people/api.ts'
import { startPocketBase } from '../../support/server/pocketbase.ts'
import { stepBack } from '../../support/server/step-back.ts'

const whenListsHadOptions = '1795219221'

test('a list from before options is the same after the upgrade, and accepts options', async () => {
  const server = await startPocketBase()
  onTestFinished(() => server.stop())
  const { list } = await makeListWithItem(server.url, 'lapte')
  const before = await list.read()
  const database = new DatabaseSync(join(server.dataFolder, 'data.db'), { timeout: 10_000 })
  onTestFinished(() => database.close())
  const triggers = () =>
    database.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger' ORDER BY name").all()
  const triggersBefore = triggers()

  await server.kill9()
  stepBack(server, whenListsHadOptions)
  await server.restart()

  expect(await list.read()).toEqual(before)
  expect(triggers()).toEqual(triggersBefore)
  await list.push([list.setOption('budget', '15000')])
  expect(await list.read()).toMatchObject({ options: [{ key: 'budget', value: '15000', rev: 2 }] })
})
