import { v4 } from 'uuid'
import { deviceStorage } from './device-storage.ts'
import { listClient } from './list-client.ts'
import { makeId } from './make-id.ts'
import { pocketBaseApi } from './pocketbase-api.ts'
import { draftList } from './stored-list.ts'

/** `device`: no answer came; the list is kept here and reaches the server once it is opened with a connection. */
export type MadeList = { where: 'server' | 'device'; token: string } | { where: 'nowhere'; status: number }

/**
 * Makes a list, on this device first. Its share token is random through and through: whoever has it has the list.
 * @throws when the device cannot keep it
 */
export async function makeList(name: string): Promise<MadeList> {
  const list = draftList(v4(), makeId(), name)
  const storage = await deviceStorage()
  await storage.keep(list)
  const answer = await pocketBaseApi(listClient(location.origin, list.token)).create({ id: list.id, name })
  switch (answer.kind) {
    case 'done':
      await storage.markArrived(list.id)
      return { where: 'server', token: list.token }
    case 'retry':
      return { where: 'device', token: list.token }
    case 'refused':
      return { where: 'nowhere', status: answer.status }
  }
}
