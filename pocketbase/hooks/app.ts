/** What pb_hooks/main.pb.js wires to events. Bundled, because PocketBase's engine knows no ES modules. */
export { forgetOldChanges } from './list/forget-changes.ts'
export { subscribe } from './live/subscribe.ts'
export { sweepStreams } from './live/sweep.ts'
export { changeList } from './routes/change-list.ts'
export { createList } from './routes/create-list.ts'
export { heartbeat } from './routes/heartbeat.ts'
export { readList } from './routes/read-list.ts'
