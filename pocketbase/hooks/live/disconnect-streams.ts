import type { LiveMessage, StreamEnding } from '../../../src/protocol/live.ts'
import type { App } from '../pocketbase.d.ts'
import { leave } from './room.ts'
import { updateRoom } from './rooms.ts'
import type { Stream } from './stream.ts'
import { tell } from './tell.ts'
import { tellPresence } from './tell-people.ts'
import { readWatchers, removeWatchers } from './watchers.ts'

/** Ends streams that watch a list, having told them why; to the others their people are gone. */
export function disconnectStreams(
  app: App,
  listId: string,
  ended: StreamEnding,
  isMeant: (stream: Stream) => boolean,
  nowMs: number,
): void {
  const cut = Object.entries(readWatchers(app, listId)).flatMap(([clientId, stream]) =>
    isMeant(stream) ? [clientId] : [],
  )
  tell(
    app,
    listId,
    { whole: JSON.stringify({ ended } satisfies LiveMessage), bare: undefined },
    nowMs,
    (id) => cut.includes(id),
  )
  for (const clientId of cut) app.subscriptionsBroker().unregister(clientId)
  removeWatchers(app, listId, cut)
  const step = updateRoom(app, listId, (room) => leave(room, cut, nowMs))
  tellPresence(app, listId, step, { tab: '' }, nowMs)
}
