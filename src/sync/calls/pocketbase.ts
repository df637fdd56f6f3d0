/** All parts of a list that need PocketBase's SDK: one script file, which `fetch-pocketbase.ts` fetches on demand. */
export { openEventStreams } from '../live/event-stream.ts'
export { pocketBaseAt } from './pocketbase-client.ts'
export { sendByPocketBase } from './send-by-pocketbase.ts'
