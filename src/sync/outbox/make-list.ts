import { v4 } from 'uuid'
import { makeId, makeItemIds } from '../../device/make-id.ts'
import type { Change } from '../../domain/item/change.ts'
import type { ItemFields } from '../../domain/item/fields.ts'
import { pageClient } from '../calls/page-client.ts'
import { pocketBaseApi } from '../calls/pocketbase-api.ts'
import type { DeviceLists } from '../device/ports.ts'
import { tooMany } from '../device/retry.ts'
import { deviceStorage } from '../storage/device-storage.ts'
import { draftList } from '../storage/stored-list.ts'

/** `device`: no answer came; the list is stored here and reaches the server once it is opened with a connection. */
export type MadeList = { where: 'server' | 'device'; token: string } | { where: 'nowhere'; status: number }

/** The fields of an item of a new list. */
export type FirstItem = Pick<ItemFields, 'name'> & Partial<ItemFields>

/**
 * Makes a list, on this device first. Its share token is fully random: it alone gives access to the list.
 *
 * @param items the initial items; they are sent once the list is opened
 * @throws if the device cannot store it
 */
export async function makeList(name: string, items: readonly FirstItem[] = []): Promise<MadeList> {
  const list = draftList(v4(), makeId(), name)
  const newItemId = makeItemIds()
  const storage = await deviceStorage()
  await storage.enqueue(
    list,
    items.map((fields) => addOf(list.id, newItemId(), fields)),
  )
  await storage.noteOpened(list.id, Date.now())
  const answer = await pocketBaseApi(pageClient(list.token)).create({
    id: list.id,
    name,
    rev: 0,
  })
  switch (answer.kind) {
    case 'done':
      await storage.markArrived(list.id)
      return { where: 'server', token: list.token }
    case 'retry':
      return answer.status === tooMany
        ? forgetDraft(storage, list.id, tooMany)
        : { where: 'device', token: list.token }
    case 'refused':
      return forgetDraft(storage, list.id, answer.status)
  }
}

async function forgetDraft(storage: DeviceLists, listId: string, status: number): Promise<MadeList> {
  await storage.forget(listId)
  return { where: 'nowhere', status }
}

function addOf(listId: string, itemId: string, fields: FirstItem): Change {
  return { id: makeId(), listId, itemId, kind: 'add', fields }
}
