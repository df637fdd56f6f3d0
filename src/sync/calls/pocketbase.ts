/** All that a list needs PocketBase's SDK for: one file of script, which `fetch-pocketbase.ts` fetches on demand. */
export { openEventStreams } from '../live/event-stream.ts'
export { pocketBaseAt } from './pocketbase-client.ts'
export { sendByPocketBase } from './send-by-pocketbase.ts'
