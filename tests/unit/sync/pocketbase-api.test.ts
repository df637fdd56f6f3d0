import { afterEach, expect, test, vi } from 'vitest'
import { kinds } from '../../../src/domain/item/kinds.ts'
import type { Sent } from '../../../src/protocol/calls.ts'
import { sendByPocketBase } from '../../../src/sync/live/pocketbase.ts'
import { pocketBaseApi } from '../../../src/sync/pocketbase-api.ts'
import { ListClient } from '../../../src/sync/send.ts'
import { addOf } from '../../support/people/list-changes.ts'
import { sentOfEachKind } from '../../support/people/sent.ts'

afterEach(() => vi.unstubAllGlobals())

const change = addOf('list', 'lapte')
/** Returns the body of a page's request with these changes. */
async function bodyOf(changes: readonly Sent[], nickname?: () => string): Promise<object> {
  const fetched = vi.fn(async (_: string, request?: RequestInit) => {
    return new Response(JSON.stringify({ asked: request?.method }))
  })
  vi.stubGlobal('fetch', fetched)
  const client = new ListClient(sendByPocketBase('http://site'), 'token')
  await pocketBaseApi(client, nickname && { nickname }).push(3, changes)
  return JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))
}

test('changes carry their author', async () => {
  expect(await bodyOf([change], () => 'Ana')).toEqual({
    since: 3,
    changes: [change],
    follows: true,
    by: 'Ana',
  })
  expect(await bodyOf([change])).toMatchObject({ by: '' })
})

test.each(Object.values(sentOfEachKind))(
  'a change of kind $kind names its person unless it is a recall',
  async (sent) => {
    const by = kinds[sent.kind] === 'recall' ? '' : 'Ana'
    expect(await bodyOf([sent], () => 'Ana')).toMatchObject({ by })
  },
)
