/** A file that a typed line passes on its way to another person's screen. */
interface Stop {
  file: string
  /** An earlier file that it imports, or that imports it; by default the file before it. */
  beside?: string
  /** The crossing by which the line arrives, if no import ties the file to an earlier one. */
  crossing?: string
}

const store = 'src/list/list.ts'
const openList = 'src/sync/open-list.ts'
const adding = 'src/list/add/adding.ts'
const api = 'src/server/api.ts'
const changeList = 'pocketbase/hooks/list/change-list.ts'

/** The walk of docs/start-here.md: each file that its reader opens, in the order of the steps. */
export const walk: readonly Stop[] = [
  { file: 'src/list/add/AddForm.tsx' },
  { file: 'src/list/add/AddBar.tsx' },
  { file: store },
  { file: 'src/list/add/typing.ts' },
  { file: 'src/list/actions/load-actions.ts' },
  { file: 'src/list/actions/lazy-actions.ts' },
  { file: adding },
  { file: 'src/domain/text/parse.ts' },
  { file: 'src/domain/merge/plan-adding.ts', beside: adding },
  { file: 'src/list/enact.ts', beside: adding },
  { file: openList },
  { file: 'src/sync/outbox/replica.ts' },
  { file: 'src/sync/outbox/local-copy.ts' },
  { file: 'src/sync/device-storage.ts', beside: openList },
  { file: 'src/sync/storage/idb-storage.ts' },
  { file: 'src/sync/storage/waiting-mark.ts' },
  { file: 'src/list/list-state.ts', beside: store },
  { file: 'src/domain/item/snapshot.ts' },
  { file: 'src/list/ListItems.tsx', beside: store },
  { file: 'src/list/rows/ItemRows.tsx' },
  { file: 'src/sync/pocketbase-api.ts', beside: openList },
  { file: 'src/protocol/calls.ts' },
  { file: 'src/sync/send.ts' },
  { file: 'src/sync/page-client.ts' },
  { file: 'src/sync/live/pocketbase.ts' },
  { file: 'src/server/site-server.ts', crossing: 'the request to the site' },
  { file: api },
  { file: 'src/server/limits/api-routes.ts' },
  { file: 'src/server/limits/gatekeeper.ts', beside: api },
  { file: 'src/server/proxy.ts', beside: api },
  { file: 'src/server/upstream.ts' },
  { file: 'pocketbase/pb_hooks/main.pb.js', crossing: 'the request to PocketBase' },
  { file: 'pocketbase/hooks/app.ts', crossing: 'the bundle app.js' },
  { file: changeList },
  { file: 'pocketbase/hooks/list/accept-batch.ts' },
  { file: 'pocketbase/hooks/list/list-transaction.ts' },
  { file: 'pocketbase/hooks/list/batch-view.ts' },
  { file: 'src/domain/item/accept.ts', beside: 'pocketbase/hooks/list/accept-batch.ts' },
  { file: 'pocketbase/hooks/live/announce.ts', beside: changeList },
  { file: 'pocketbase/hooks/live/tell.ts' },
  { file: 'pocketbase/hooks/live/stream.ts' },
  { file: 'src/server/limits/event-stream.ts', crossing: 'the event stream' },
  { file: 'src/sync/live/live-channel.ts', beside: 'src/sync/live/pocketbase.ts' },
  { file: 'src/list/news/news.ts', beside: store },
]

/** The folders of README.md in which the files of the walk are: `src/sync`, `pocketbase/hooks`. */
export function foldersOfWalk(): string[] {
  return [...new Set(walk.map(({ file }) => file.split('/').slice(0, 2).join('/')))]
}
