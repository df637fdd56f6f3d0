import { parentPort, workerData } from 'node:worker_threads'
import { NodeDatabase } from './node-database.ts'

/** Methods of the database that the server may call. */
export type DatabaseMethod = Exclude<keyof NodeDatabase, 'close'>

export interface DatabaseAsk {
  id: number
  method: DatabaseMethod
  parameters: readonly unknown[]
}

export type DatabaseReply = { id: number } & ({ value: unknown } | { error: string })

// A separate thread, because SQLite blocks while it answers, and visitors must not wait for that. The file is opened for
// each call, because a restore replaces it.

parentPort?.on('message', ({ id, method, parameters }: DatabaseAsk) => {
  parentPort?.postMessage(replyTo(id, method, parameters))
})

function replyTo(id: number, method: DatabaseMethod, parameters: readonly unknown[]): DatabaseReply {
  let database: NodeDatabase | undefined
  try {
    database = new NodeDatabase(String(workerData))
    const work = database[method] as (...parameters: readonly unknown[]) => unknown
    return { id, value: work.apply(database, [...parameters]) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  } finally {
    database?.close()
  }
}
