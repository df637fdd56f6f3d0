import { Worker } from 'node:worker_threads'
import type { DatabaseAsk, DatabaseMethod, DatabaseReply } from './database-worker.ts'
import type { NodeDatabase } from './node-database.ts'

/** The methods of a node's database, each a promise here. */
export type AsyncDatabase = {
  [Method in DatabaseMethod]: (
    ...parameters: Parameters<NodeDatabase[Method]>
  ) => Promise<ReturnType<NodeDatabase[Method]>>
}

interface Waiting {
  resolve: (value: never) => void
  reject: (error: Error) => void
}

const methods: readonly DatabaseMethod[] = [
  'state',
  'place',
  'digests',
  'rows',
  'insert',
  'drop',
  'learn',
  'empty',
  'pulse',
]

/** Opens a node's database in a thread of its own, which begins with the first call and ends with the process. */
export function databaseThread(path: string): AsyncDatabase {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0

  function start(): Worker {
    const started = new Worker(new URL('./database-worker.ts', import.meta.url), { workerData: path })
    started.unref()
    started.on('message', (reply: DatabaseReply) => {
      const asked = waiting.get(reply.id)
      waiting.delete(reply.id)
      if ('error' in reply) asked?.reject(new Error(reply.error))
      else asked?.resolve(reply.value as never)
    })
    started.on('error', (error) => {
      worker = undefined
      for (const { reject } of waiting.values()) reject(error as Error)
      waiting.clear()
    })
    return started
  }

  function call(method: DatabaseMethod, parameters: readonly unknown[]): Promise<never> {
    return new Promise((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      worker ??= start()
      worker.postMessage({ id: lastId, method, parameters } satisfies DatabaseAsk)
    })
  }

  const bound = methods.map((method) => [method, (...parameters: unknown[]) => call(method, parameters)])
  return Object.fromEntries(bound)
}
