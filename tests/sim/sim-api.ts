import { isRecall } from '../../src/domain/item/kinds.ts'
import type { ChangeListAnswer, Sent } from '../../src/protocol/calls.ts'
import type { CallResult, ListApi } from '../../src/sync/ports.ts'
import type { SimDevice } from './sim-device.ts'
import type { SimLink } from './sim-link.ts'
import type { SimServer } from './sim-server.ts'

/** The server's routes over the connection of a tab's device, with the bugs of the client. */
export function simApi(token: string, server: SimServer, link: SimLink, device: SimDevice): ListApi {
  const tried = new Set<string>()
  return {
    create: (list) => link.request(() => server.create(token, list)),
    read: (since) => {
      const from = server.bug === 'reads-from-too-late' && since > 0 ? since + 1 : since
      return link.request(() => withFrom(server.read(token, from), since))
    },
    push: async (since, changes) => {
      const sent = spoiled(changes, server, tried, device)
      const answer = await link.request(() => server.push(token, since, sent))
      return server.bug === 'silence-taken-for-done'
        ? takenForDone(answer, since, changes, server, token)
        : answer
    },
  }
}

function spoiled(
  changes: readonly Sent[],
  { bug }: SimServer,
  tried: Set<string>,
  device: SimDevice,
): readonly Sent[] {
  switch (bug) {
    case 'fresh-ids-on-retry':
      return renamed(changes, tried, device)
    case 'recalls-nothing':
      return changes.filter((change) => !isRecall(change))
    case 'recalls-no-deletions':
      return changes.filter((change) => change.kind !== 'recall' || !change.deleted)
    default:
      return changes
  }
}

function withFrom<Read extends { from: number }>(read: Read | undefined, from: number): Read | undefined {
  return read && { ...read, from }
}

function renamed(changes: readonly Sent[], tried: Set<string>, device: SimDevice): readonly Sent[] {
  return changes.map((change) => {
    const isRepeat = tried.has(change.id)
    tried.add(change.id)
    return isRepeat && change.kind === 'add'
      ? { ...change, id: device.makeId(), itemId: device.makeId() }
      : change
  })
}

function takenForDone(
  answer: CallResult<ChangeListAnswer>,
  since: number,
  changes: readonly Sent[],
  server: SimServer,
  token: string,
): CallResult<ChangeListAnswer> {
  const list = server.lists.get(token)
  if (answer.kind !== 'retry' || !list) return answer
  const results = changes.map(({ id }) => ({ id, status: 'done' as const }))
  return {
    kind: 'done',
    value: { id: list.id, name: list.name, from: since, rev: since, items: [], results },
  }
}
