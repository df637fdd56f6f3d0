import { expect, onTestFinished, test } from 'vitest'
import type { HistoryAnswer } from '../../../src/protocol/calls.ts'
import { accepted, call, makeListWithItem } from '../../support/people/api.ts'
import { startPocketBase } from '../../support/server/pocketbase.ts'
import { stepBack } from '../../support/server/step-back.ts'

const whenItemsWereExtended = '1795219220'

test('a list from before items had notes, stores and prices is the same after, and takes them', async () => {
  const server = await startPocketBase()
  onTestFinished(() => server.stop())
  const { list, itemId } = await makeListWithItem(server.url, 'lapte')
  const cake = list.add('tort', { author: 'Ana' })
  await list.push([cake, list.set(cake.itemId, { completed: true }), list.remove(cake.itemId)])
  const before = await list.read()
  const history = async () =>
    accepted<HistoryAnswer>(await call(`${server.url}/api/list/history`, { token: list.token })).bought

  await server.kill9()
  stepBack(server, whenItemsWereExtended)
  await server.restart()

  expect(await list.read()).toEqual(before)
  expect(await history()).toMatchObject([{ name: 'tort', store: '', price: '', ticked: 0 }])
  const fields = { note: 'cel cu capac verde', store: 'Lidl', price: '749', completed: true }
  await list.push([list.set(itemId, fields), list.remove(itemId)])
  expect(await history()).toMatchObject([{ name: 'lapte', store: 'Lidl', price: '749' }, { name: 'tort' }])
})
